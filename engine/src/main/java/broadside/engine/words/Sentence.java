package broadside.engine.words;

import java.util.ArrayList;
import java.util.List;

/**
 * A sentence of a language with its blanks found once: what is said thousands of times a second is not looked through
 * anew each time.
 */
final class Sentence {
    /** Fills a blank: with the argument's name, or with what it does. */
    interface Filler {
        void fill(Arg arg, boolean effect, StringBuilder out);
    }

    private static final String EFFECT = "!";

    private final String key;
    private final List<Part> parts = new ArrayList<>();

    /** Plain text, or a blank: what argument it shows, whose effect it says, or which of the forms it chooses by that number. */
    private record Part(String text, int argument, String one, String several) {
        static Part text(String text) {
            return new Part(text, -1, "", "");
        }
    }

    Sentence(String key, String pattern) {
        this.key = key;
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            int close = c == '{' ? pattern.indexOf('}', at) : -1;
            if (close < 0) {
                if (c != '.' || !isEnded(text)) {
                    text.append(c);
                }
                at++;
            } else {
                if (text.length() > 0) {
                    parts.add(Part.text(text.toString()));
                    text.setLength(0);
                }
                parts.add(blank(pattern.substring(at + 1, close)));
                at = close + 1;
            }
        }
        if (text.length() > 0) {
            parts.add(Part.text(text.toString()));
        }
    }

    private static Part blank(String inside) {
        if (inside.endsWith(EFFECT)) {
            return new Part(EFFECT, Integer.parseInt(inside.substring(0, inside.length() - 1)), "", "");
        }
        int question = inside.indexOf('?');
        int argument = Integer.parseInt(question < 0 ? inside : inside.substring(0, question));
        if (question < 0) {
            return new Part("", argument, "", "");
        }
        String[] forms = inside.substring(question + 1).split("\\|", -1);
        return new Part("?", argument, forms[0], forms[forms.length == 1 ? 0 : 1]);
    }

    /** Appends the sentence with its blanks filled. */
    void say(List<Arg> args, Filler filler, StringBuilder out) {
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (part.argument < 0) {
                append(part.text, out);
                continue;
            }
            if (part.argument >= args.size()) {
                throw new IllegalStateException(key + " has no argument " + part.argument);
            }
            Arg arg = args.get(part.argument);
            if (part.text.isEmpty() || part.text.equals(EFFECT)) {
                filler.fill(arg, !part.text.isEmpty(), out);
            } else {
                out.append(isOne(arg) ? part.one : part.several);
            }
        }
    }

    private static boolean isOne(Arg arg) {
        return arg instanceof Arg.Number number && number.value() == 1
                || arg instanceof Arg.Several several && several.items().size() == 1;
    }

    private static void append(String text, StringBuilder out) {
        int from = 0;
        while (from < text.length() && text.charAt(from) == '.' && isEnded(out)) {
            from++;
        }
        out.append(text, from, text.length());
    }

    /** Says whether a sentence is at its end already, by a name that brings its own mark: "Sabotage!". */
    private static boolean isEnded(CharSequence sentence) {
        int length = sentence.length();
        return length > 0 && "!?".indexOf(sentence.charAt(length - 1)) >= 0;
    }
}
