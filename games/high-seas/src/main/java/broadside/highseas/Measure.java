package broadside.highseas;

import broadside.engine.tree.Tree;
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
}
