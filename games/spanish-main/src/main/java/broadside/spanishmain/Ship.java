package broadside.spanishmain;

import broadside.engine.words.Named;

/** Is one of the nine ships of the row. Its pirate has the same number (SM-CONTENTS-07). */
public enum Ship implements Named {
    MAGPIES_BARGAIN("Magpie's Bargain", Nation.ENGLISH),
    WINTER_ROSE("Winter Rose", Nation.ENGLISH),
    HANGMANS_JEST("Hangman's Jest", Nation.ENGLISH),
    ESTRELLA_DE_CADIZ("Estrella de Cádiz", Nation.SPANISH),
    SANTA_LEOCADIA("Santa Leocadia", Nation.SPANISH),
    VIENTO_NEGRO("Viento Negro", Nation.SPANISH),
    GOUDEN_REIGER("Gouden Reiger", Nation.DUTCH),
    VLIEGENDE_SNOEK("Vliegende Snoek", Nation.DUTCH),
    ZEEWOLF("Zeewolf", Nation.DUTCH);

    /** How many ships there are. */
    public static final int COUNT = 9;

    private static final Ship[] ALL = values();

    private final String name;
    private final Nation nation;

    Ship(String name, Nation nation) {
        this.name = name;
        this.nation = nation;
    }

    /** Returns the ship of this number without copying the array of all. */
    public static Ship of(int number) {
        return ALL[number];
    }

    /** Returns the nation of the ship with this number, as a number. */
    public static int nation(int ship) {
        return ship / 3;
    }

    public Nation nation() {
        return nation;
    }

    public Pirate pirate() {
        return Pirate.of(ordinal());
    }

    @Override
    public String documentName() {
        return name;
    }
}
