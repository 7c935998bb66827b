package broadside.cli.board;

import broadside.cli.Speaker;
import broadside.cli.Style;
import broadside.cli.Terminal;

/**
 * Gives a board what it draws with: words, colours and the width of the screen.
 *
 * @param terminal knows about colours
 */
public record Canvas(Terminal terminal, Speaker speaker) {

    public int width() {
        return Math.min(100, terminal.features().width());
    }

    public String paint(Style style, String text) {
        return terminal.paint(style, text);
    }

    public String say(String key, Object... args) {
        return speaker.say(key, args);
    }

    /** Draws a line with a title at its left and a remark at its right. */
    public String rule(String title, String remark) {
        int lines = width() - title.length() - remark.length() - (remark.isEmpty() ? 4 : 5);
        String left = "── " + paint(Style.TITLE, title) + " " + "─".repeat(Math.max(1, lines));
        return remark.isEmpty() ? left : left + " " + remark;
    }
}
