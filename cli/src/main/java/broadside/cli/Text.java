package broadside.cli;

import java.util.ArrayList;
import java.util.List;

/** Lays out text in columns: wrapping, padding, cutting. */
public final class Text {
    private Text() {}

    /** Breaks a text at spaces so that no line is longer than the width. */
    public static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** Wraps a text behind a label that stands in the first line only. */
    public static List<String> hanging(String label, String text, int indent, int width) {
        List<String> lines = new ArrayList<>();
        String first = label.length() < indent ? pad(label, indent) : label + " ";
        for (String line : wrap(text, Math.max(20, width - indent))) {
            lines.add((lines.isEmpty() ? first : " ".repeat(indent)) + line);
        }
        return lines;
    }

    /** Fills a text up with spaces. */
    public static String pad(String text, int width) {
        return text.length() >= width ? text : text + " ".repeat(width - text.length());
    }

    /** Fills up with spaces or cuts, so that the column is exactly this wide. */
    public static String column(String text, int width) {
        return pad(cut(text, width), width);
    }

    /** Shortens a text that is too long for its column. */
    public static String cut(String text, int width) {
        if (text.length() <= width) {
            return text;
        }
        return width <= 1 ? text.substring(0, width) : text.substring(0, width - 1) + "…";
    }
}
