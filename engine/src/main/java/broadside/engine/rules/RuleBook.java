package broadside.engine.rules;

import broadside.engine.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds all that binds one game: the clauses of its rule documents, and the rulings on what they leave open. */
public final class RuleBook {
    private static final int MOST_WORDS = 8;

    private final String game;
    private final List<Clause> clauses;
    private final List<Ruling> rulings;
    private final List<Page> pages;

    private RuleBook(String game, List<Clause> clauses, List<Ruling> rulings) {
        this.game = game;
        this.clauses = List.copyOf(clauses);
        this.rulings = List.copyOf(rulings);
        this.pages = pages(this.clauses, this.rulings);
    }

    /** Loads the indexes with these prefixes, and the rulings from the resource {@code rulings/<game>.md}. */
    public static RuleBook of(String game, List<String> prefixes) {
        List<Clause> clauses = new ArrayList<>();
        for (String prefix : prefixes) {
            for (Clause clause : ClauseIndex.of(prefix).clauses()) {
                // Equal clauses must be the same object, whoever loaded them first.
                clauses.add(Clause.of(clause.id()));
            }
        }
        return new RuleBook(game, clauses, rulings(game));
    }

    private static List<Ruling> rulings(String game) {
        try (InputStream in = RuleBook.class.getResourceAsStream("/rulings/" + game + ".md")) {
            return in == null ? List.of() : Ruling.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String game() {
        return game;
    }

    /** Returns the clauses in the order of the documents. */
    public List<Clause> clauses() {
        return clauses;
    }

    public List<Ruling> rulings() {
        return rulings;
    }

    /** Returns the clause of this id, or null. */
    public @Nullable Clause clause(String id) {
        for (Clause clause : clauses) {
            if (clause.id().equalsIgnoreCase(id)) {
                return clause;
            }
        }
        return null;
    }

    /** Returns the ruling of this number, or null. */
    public @Nullable Ruling ruling(String id) {
        for (Ruling ruling : rulings) {
            if (ruling.id().equalsIgnoreCase(id)) {
                return ruling;
            }
        }
        return null;
    }

    /** Returns the rulings on a clause. */
    public List<Ruling> rulingsOn(Clause clause) {
        List<Ruling> found = new ArrayList<>();
        for (Ruling ruling : rulings) {
            if (ruling.clauses().contains(clause.id())) {
                found.add(ruling);
            }
        }
        return found;
    }

    /** Returns a clause with the rulings on it, or a ruling, as people read it; null where nothing has this id. */
    public @Nullable String show(String id) {
        Ruling ruling = ruling(id);
        if (ruling != null) {
            return ruling.show();
        }
        Clause clause = clause(id);
        if (clause == null) {
            return null;
        }
        StringBuilder out = new StringBuilder(
                clause.id() + " (" + clause.section() + ", " + clause.kind() + ")\n\n" + clause.text());
        for (Ruling on : rulingsOn(clause)) {
            out.append("\n\n")
                    .append(on.id())
                    .append(' ')
                    .append(on.title())
                    .append("\n  ")
                    .append(on.answer());
        }
        return out.toString();
    }

    /** Joins a line that was found with how well it fits. */
    private record Hit(String line, int worth) {}

    /**
     * Returns one line for each clause and ruling that holds all these words or words that begin with them, without
     * regard to case and accents; those that hold more of them as whole words come first. Only the first
     * {@value #MOST_WORDS} different words count.
     */
    public List<String> search(String words) {
        List<String> wanted = Arrays.stream(Words.plain(words).split(" ", -1))
                .distinct()
                .limit(MOST_WORDS)
                .toList();
        List<Hit> hits = new ArrayList<>();
        for (Page page : pages) {
            int worth = worth(wanted, page.plain());
            if (worth > 0) {
                hits.add(new Hit(page.line(), worth));
            }
        }
        // The sort keeps the order of the documents among equals.
        hits.sort(Comparator.comparingInt(Hit::worth).reversed());
        return hits.stream().map(Hit::line).toList();
    }

    /**
     * What a search looks at.
     *
     * @param line what is shown of it
     * @param plain all its words, without case and accents
     */
    private record Page(String line, String plain) {}

    /** Makes the text of every clause and ruling plain once: a search comes with every key that somebody presses. */
    private static List<Page> pages(List<Clause> clauses, List<Ruling> rulings) {
        List<Page> pages = new ArrayList<>();
        for (Clause clause : clauses) {
            String all = clause.id() + " " + clause.section() + " " + clause.text();
            pages.add(new Page(clause.id() + "  " + clause.text(), Words.plain(all)));
        }
        for (Ruling ruling : rulings) {
            String all = ruling.id() + " " + ruling.title() + " " + ruling.question() + " " + ruling.ruling() + " "
                    + String.join(" ", ruling.clauses());
            pages.add(new Page(ruling.id() + "  " + ruling.title(), Words.plain(all)));
        }
        return pages;
    }

    /** Returns 0 where a word is missing, else more for each word that is there as a whole. */
    private static int worth(List<String> words, String plain) {
        int worth = 1;
        for (String word : words) {
            int found = found(word, plain);
            if (found == 0) {
                return 0;
            }
            worth += found - 1;
        }
        return worth;
    }

    /** Returns 2 where the text holds this word, 1 where only a longer one that begins with it, 0 where neither. */
    private static int found(String word, String plain) {
        int best = 0;
        for (int at = plain.indexOf(word); at >= 0 && best < 2; at = plain.indexOf(word, at + 1)) {
            int end = at + word.length();
            if (at == 0 || !Character.isLetterOrDigit(plain.codePointBefore(at))) {
                boolean whole = end == plain.length() || !Character.isLetterOrDigit(plain.codePointAt(end));
                best = whole ? 2 : 1;
            }
        }
        return best;
    }
}
