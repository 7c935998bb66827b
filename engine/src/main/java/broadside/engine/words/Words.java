package broadside.engine.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Turns messages into sentences of one language.
 *
 * <p>Sentences come from {@code words/<part>.<language>.properties}. {@code {0}} puts in an argument,
 * {@code {0?card|cards}} chooses by whether that number is one. The word for a piece is {@code name.<slug>} where a
 * language has one, else its own name.
 */
public final class Words {
    /** The languages that everything met in play exists in. */
    public static final List<String> LANGUAGES = List.of("en", "es");

    private static final Pattern MARKS = Pattern.compile("\\p{M}");
    private static final Pattern BLANKS = Pattern.compile("\\s{2,}|[\\s&&[^ ]]");

    private final String language;
    private final Map<String, String> sentences;

    private Words(String language, Map<String, String> sentences) {
        this.language = language;
        this.sentences = sentences;
    }

    /** Loads the words of several parts ("engine", "spanish-main") in one language. */
    public static Words load(String language, List<String> parts) {
        Map<String, String> sentences = new TreeMap<>();
        for (String part : parts) {
            String resource = "/words/" + part + "." + language + ".properties";
            try (InputStream in = Words.class.getResourceAsStream(resource)) {
                if (in == null) {
                    throw new IllegalArgumentException("there are no words " + resource);
                }
                Properties properties = new Properties();
                try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                    properties.load(reader);
                }
                for (String key : properties.stringPropertyNames()) {
                    sentences.put(key, properties.getProperty(key));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return new Words(language, sentences);
    }

    public String language() {
        return language;
    }

    /** Returns all sentences by key, sorted; the test that languages agree reads them. */
    public Map<String, String> sentences() {
        return Collections.unmodifiableMap(sentences);
    }

    /** Returns the sentence for this message with the seats called by these names. */
    public String say(Message message, List<String> seats) {
        String pattern = sentences.get(message.key());
        if (pattern == null) {
            throw new IllegalStateException("no words in '" + language + "' for " + message.key());
        }
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            int close = c == '{' ? pattern.indexOf('}', at) : -1;
            if (close < 0) {
                if (c != '.' || !isEnded(out)) {
                    out.append(c);
                }
                at++;
            } else {
                out.append(blank(pattern.substring(at + 1, close), message, seats));
                at = close + 1;
            }
        }
        return out.toString();
    }

    /** Says whether a sentence is at its end already, by a name that brings its own mark: "Sabotage!". */
    private static boolean isEnded(CharSequence sentence) {
        int length = sentence.length();
        return length > 0 && "!?".indexOf(sentence.charAt(length - 1)) >= 0;
    }

    /** Returns the sentence for a key without arguments. */
    public String say(String key) {
        return say(Message.of(key), List.of());
    }

    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    /** Returns the word of this language for a card, ship or other named thing. */
    public String name(String documentName) {
        String word = sentences.get("name." + slug(documentName));
        return word == null ? documentName : word;
    }

    /** Reduces a name to lower-case letters, digits and dashes, without accents. */
    public static String slug(String name) {
        // By hand, since every piece in every sentence of every viewer comes by here.
        String plain = plain(name);
        StringBuilder slug = new StringBuilder(plain.length());
        boolean gap = false;
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                if (gap && slug.length() > 0) {
                    slug.append('-');
                }
                gap = false;
                slug.append(c);
            } else {
                gap = true;
            }
        }
        return slug.toString();
    }

    /** Reduces a name for comparison: no case, no accents, single spaces. */
    public static String plain(String name) {
        String latin = name;
        for (int i = 0; i < name.length(); i++) {
            // Most names are ASCII, and scenarios compare very many.
            if (name.charAt(i) >= 0x80) {
                latin = MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD))
                        .replaceAll("");
                break;
            }
        }
        String lower = latin.replace('\u2019', '\'').toLowerCase(Locale.ROOT).strip();
        return isSpacedPlainly(lower) ? lower : BLANKS.matcher(lower).replaceAll(" ");
    }

    /** Says whether a text has single spaces and no other blanks, as nearly all names have. */
    private static boolean isSpacedPlainly(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == ' ' && i + 1 < text.length() && text.charAt(i + 1) == ' ') {
                return false;
            }
        }
        return true;
    }

    private String blank(String inside, Message message, List<String> seats) {
        int question = inside.indexOf('?');
        int index = Integer.parseInt(question < 0 ? inside : inside.substring(0, question));
        if (index >= message.args().size()) {
            throw new IllegalStateException(message.key() + " has no argument " + index);
        }
        Arg arg = message.args().get(index);
        if (question < 0) {
            return show(arg, seats);
        }
        String[] forms = inside.substring(question + 1).split("\\|", -1);
        boolean one = arg instanceof Arg.Number number && number.value() == 1
                || arg instanceof Arg.Several several && several.items().size() == 1;
        return forms[one || forms.length == 1 ? 0 : 1];
    }

    private String show(@Nullable Arg arg, List<String> seats) {
        if (arg instanceof Arg.Seat seat) {
            return seat.index() >= 0 && seat.index() < seats.size() ? seats.get(seat.index()) : say("engine.nobody");
        }
        if (arg instanceof Arg.Number number) {
            return Long.toString(number.value());
        }
        if (arg instanceof Arg.Piece piece) {
            return piece.name().equals("?") ? say("engine.unknown-card") : name(piece.name());
        }
        if (arg instanceof Arg.Several several) {
            StringBuilder out = new StringBuilder();
            int size = several.items().size();
            for (int i = 0; i < size; i++) {
                if (i > 0) {
                    out.append(i == size - 1 ? " " + say("engine.and") + " " : ", ");
                }
                out.append(show(several.items().get(i), seats));
            }
            return size == 0 ? say("engine.nothing") : out.toString();
        }
        return "";
    }
}
