package broadside.highseas;

import broadside.engine.tree.Tree;
import broadside.highseas.geometry.Bar;
import org.jspecify.annotations.Nullable;

/** Writes hundredths of a millimetre or degree as people do (63.5), and reads them back. */
public final class Measure {
    private Measure() {}

    public static Tree tree(int hundredths) {
        if (hundredths % 100 == 0) {
            return Tree.of(hundredths / 100);
        }
        int rest = Math.abs(hundredths % 100);
        String sign = hundredths < 0 ? "-" : "";
        String digits = rest % 10 == 0 ? Integer.toString(rest / 10) : (rest < 10 ? "0" : "") + rest;
        return Tree.of(sign + Math.abs(hundredths / 100) + "." + digits);
    }

    /** Reads a measure; null where the text is none. */
    public static @Nullable Integer read(@Nullable Tree tree) {
        if (tree == null) {
            return null;
        }
        String text = tree.toString();
        if (!text.matches("-?\\d{1,6}(\\.\\d{1,2})?")) {
            return null;
        }
        int dot = text.indexOf('.');
        boolean isNegative = text.startsWith("-");
        String whole = text.substring(isNegative ? 1 : 0, dot < 0 ? text.length() : dot);
        String part = dot < 0 ? "" : text.substring(dot + 1);
        int value = Integer.parseInt(whole) * 100 + Integer.parseInt((part + "00").substring(0, 2));
        return isNegative ? -value : value;
    }

    /** Says how many times the long bar a length is, as people measure at a table: 4.52. */
    public static String inBars(int hundredths) {
        return tree((int) (hundredths * 100L / Bar.L.length())).toString();
    }

    /** Reads a length in millimetres (63.5) or in bars (S, 0.5S, 2L); null where the text is none. */
    public static @Nullable Integer length(@Nullable Tree tree) {
        String text = tree == null ? "" : tree.toString().strip();
        for (Bar bar : Bar.values()) {
            if (text.endsWith(bar.name())) {
                String times = text.substring(0, text.length() - 1).strip();
                Integer hundredths = times.isEmpty() ? Integer.valueOf(100) : read(Tree.of(times));
                return hundredths == null || hundredths > 10_000
                        ? null
                        : Integer.valueOf((int) ((long) hundredths * bar.length() / 100));
            }
        }
        return read(tree);
    }
}
