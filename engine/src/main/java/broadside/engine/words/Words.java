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
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Turns messages into sentences of one language.
 *
 * <p>Sentences come from {@code words/<part>.<language>.properties}. {@code {0}} puts in an argument,
 * {@code {0?card|cards}} chooses by whether that number is one, {@code {0!}} says what a piece does. The word for a
 * piece is {@code name.<slug>} where a language has one, else its own name.
 */
public final class Words {
    /** The languages that everything met in play exists in. */
    public static final List<String> LANGUAGES = List.of("en", "es");

    private static final Pattern MARKS = Pattern.compile("\\p{M}");
    private static final Pattern BLANKS = Pattern.compile("\\s{2,}|[\\s&&[^ ]]");

    private static final int MOST_NAMES = 8_192;

    private final String language;
    private final Map<String, String> sentences;
    /** Sentences whose blanks have been found, and words for pieces that have been looked up. */
    private final Map<String, Sentence> looked = new ConcurrentHashMap<>();

    private final Map<String, String> names = new ConcurrentHashMap<>();

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
        StringBuilder out = new StringBuilder(64);
        sentence(message.key())
                .say(
                        message.args(),
                        (arg, effect, to) -> {
                            if (effect) {
                                to.append(effect(arg));
                            } else {
                                show(arg, seats, to);
                            }
                        },
                        out);
        return out.toString();
    }

    private Sentence sentence(String key) {
        Sentence ready = looked.get(key);
        if (ready != null) {
            return ready;
        }
        String pattern = sentences.get(key);
        if (pattern == null) {
            throw new IllegalStateException("no words in '" + language + "' for " + key);
        }
        Sentence fresh = new Sentence(key, pattern);
        looked.put(key, fresh);
        return fresh;
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
        String known = names.get(documentName);
        if (known != null) {
            return known;
        }
        String word = sentences.get("name." + slug(documentName));
        String name = word == null ? documentName : word;
        // Pieces are some thousands; what people write themselves must not fill the memory.
        if (names.size() < MOST_NAMES) {
            names.put(documentName, name);
        }
        return name;
    }

    /** Reduces a name to lower-case letters, digits and dashes, without accents. */
    public static String slug(String name) {
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

    /** Says what a piece does; nothing where no words say it. */
    private String effect(Arg arg) {
        return arg instanceof Arg.Piece piece ? sentences.getOrDefault("effect." + slug(piece.name()), "") : "";
    }

    private void show(Arg arg, List<String> seats, StringBuilder out) {
        if (arg instanceof Arg.Seat seat) {
            out.append(
                    seat.index() >= 0 && seat.index() < seats.size() ? seats.get(seat.index()) : say("engine.nobody"));
        } else if (arg instanceof Arg.Number number) {
            out.append(number.value());
        } else if (arg instanceof Arg.Piece piece) {
            out.append(piece.name().equals("?") ? say("engine.unknown-card") : name(piece.name()));
        } else if (arg instanceof Arg.Several several) {
            int size = several.items().size();
            for (int i = 0; i < size; i++) {
                if (i > 0) {
                    out.append(i == size - 1 ? " " + say("engine.and") + " " : ", ");
                }
                show(several.items().get(i), seats, out);
            }
            if (size == 0) {
                out.append(say("engine.nothing"));
            }
        }
    }
}
