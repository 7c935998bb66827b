package broadside.engine.rules;

import broadside.engine.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Holds all that binds one game: the clauses of its rule documents, and the rulings on what they leave open. */
public final class RuleBook {
    private final String game;
    private final List<Clause> clauses;
    private final List<Ruling> rulings;

    private RuleBook(String game, List<Clause> clauses, List<Ruling> rulings) {
        this.game = game;
        this.clauses = List.copyOf(clauses);
        this.rulings = List.copyOf(rulings);
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
                    .append(on.ruling());
        }
        return out.toString();
    }

    /** Joins a line that was found with how well it fits. */
    private record Hit(String line, int worth) {}

    /**
     * Returns one line for each clause and ruling that holds all these words or words that begin with them, without
     * regard to case and accents; those that hold more of them as whole words come first.
     */
    public List<String> search(String words) {
        List<Hit> hits = new ArrayList<>();
        for (Clause clause : clauses) {
            int worth = worth(words, clause.id() + " " + clause.section() + " " + clause.text());
            hits.add(new Hit(clause.id() + "  " + clause.text(), worth));
        }
        for (Ruling ruling : rulings) {
            String all = ruling.id() + " " + ruling.title() + " " + ruling.question() + " " + ruling.ruling();
            int worth = worth(words, all + " " + String.join(" ", ruling.clauses()));
            hits.add(new Hit(ruling.id() + "  " + ruling.title(), worth));
        }
        hits.removeIf(hit -> hit.worth() == 0);
        // The sort keeps the order of the documents among equals.
        hits.sort(Comparator.comparingInt(Hit::worth).reversed());
        return hits.stream().map(Hit::line).toList();
    }

    /** Returns 0 where a word is missing, else more for each word that is there as a whole. */
    private static int worth(String words, String text) {
        String plain = Words.plain(text);
        int worth = 1;
        for (String word : Words.plain(words).split(" ", -1)) {
            Pattern beginning = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(word));
            if (!beginning.matcher(plain).find()) {
                return 0;
            }
            Pattern whole = Pattern.compile(beginning.pattern() + "(?![\\p{L}\\p{N}])");
            worth += whole.matcher(plain).find() ? 1 : 0;
        }
        return worth;
    }
}
