package broadside.cli;

/** Names what colours mean; every screen says the same in words too, so nothing is lost without them. */
public enum Style {
    TITLE("1"),
    OWN("1;36"),
    GOOD("32"),
    BAD("31"),
    NOTE("2"),
    EVENT("36"),
    KEY("1;33");

    private final String code;

    Style(String code) {
        this.code = code;
    }

    String on(String text) {
        return text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
