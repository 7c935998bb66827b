package broadside.spanishmain;

import broadside.engine.words.Named;

/** Is one of the nine identities; whoever is dealt the card owns the ship of the same number (SM-SETUP-11). */
public enum Pirate implements Named {
    CAPTAIN_BLACKHEART("Captain Blackheart"),
    BESS_HARROWGATE("Bess Harrowgate"),
    SILAS_THORNBY("Silas Thornby"),
    INES_VALCARCEL("Inés Valcárcel"),
    RODRIGO_SALVATIERRA("Rodrigo Salvatierra"),
    ZURDO_MONTOYA("Zurdo Montoya"),
    GRIET_HAVERKAMP("Griet Haverkamp"),
    JORIS_VAN_DER_ZWAAN("Joris van der Zwaan"),
    PIET_KAAPVAARDER("Piet Kaapvaarder");

    private static final Pirate[] ALL = values();

    private final String name;

    Pirate(String name) {
        this.name = name;
    }

    public static Pirate of(int number) {
        return ALL[number];
    }

    public Ship ship() {
        return Ship.of(ordinal());
    }

    @Override
    public String documentName() {
        return name;
    }
}
