package broadside.engine.match;

import broadside.engine.chance.Fairness;
import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds what is agreed about a match before its first entry. It has no secret: everybody may see it while the match runs.
 *
 * @param match the id of the match; it goes into the key of the dice
 * @param rules the rules version of the game at the start
 * @param options the options that are not at their default
 * @param strings for each seat what its client added to the dice after the commitment; empty for captains
 * @param commitment SHA-256 of the host's secret
 * @param catalogue SHA-256 of each catalogue file used, by name
 * @param terms what the host agreed beside the rules
 * @param start the position document the match starts from, for puzzles, hidden like the secret; null for the game's own
 *     beginning
 */
public record Header(
        String match,
        String game,
        int rules,
        Tree.Branch options,
        List<String> seats,
        List<Sitter> sitters,
        List<String> strings,
        String commitment,
        Map<String, String> catalogue,
        Terms terms,
        Tree.@Nullable Branch start) {

    /** The version of the record format that this code writes. */
    public static final int FORMAT = 1;

    private static final Set<String> FIELDS = Set.of(
            "line",
            "format",
            "match",
            "game",
            "rules",
            "options",
            "seats",
            "commitment",
            "catalogue",
            "terms",
            "start",
            "chain");
    private static final Set<String> SEAT_FIELDS = Set.of("name", "sits", "level", "string");

    public Header {
        seats = List.copyOf(seats);
        sitters = List.copyOf(sitters);
        strings = List.copyOf(strings);
        catalogue = Collections.unmodifiableMap(new TreeMap<>(catalogue));
        if (sitters.size() != seats.size() || strings.size() != seats.size()) {
            throw new IllegalArgumentException("every seat has one sitter and one string");
        }
    }

    /** Makes the header of a match that starts as the game says, with nobody's string yet and the usual terms. */
    public static Header of(Game<?> game, Setup setup, String match, List<Sitter> sitters, String commitment) {
        return new Header(
                match,
                game.id(),
                game.version(),
                setup.options().write(),
                setup.seats(),
                sitters,
                Collections.nCopies(sitters.size(), ""),
                commitment,
                Map.of(),
                Terms.usual(sitters),
                null);
    }

    public Header withStrings(List<String> added) {
        return new Header(match, game, rules, options, seats, sitters, added, commitment, catalogue, terms, start);
    }

    public Header withCatalogue(Map<String, String> files) {
        return new Header(match, game, rules, options, seats, sitters, strings, commitment, files, terms, start);
    }

    public Header withTerms(Terms agreed) {
        return new Header(match, game, rules, options, seats, sitters, strings, commitment, catalogue, agreed, start);
    }

    /** Returns this header for a match that starts from a position document. */
    public Header withStart(Tree.Branch document) {
        return new Header(match, game, rules, options, seats, sitters, strings, commitment, catalogue, terms, document);
    }

    /** Returns the setup, checked by the game. */
    public Setup setup(Game<?> rulesOf) {
        return Setup.of(rulesOf, seats, OptionValues.read(rulesOf, Field.at("options", options)));
    }

    /** Returns the key of the dice. */
    public byte[] key(String secret) {
        return Fairness.key(secret, match, strings);
    }

    /** Writes the header as the first line of a record. */
    public Tree.Grow tree() {
        List<Tree> rows = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            Tree.Grow row = sitters.get(seat).write(Tree.branch().put("name", seats.get(seat)));
            if (!strings.get(seat).isEmpty()) {
                row.put("string", strings.get(seat));
            }
            rows.add(row.done());
        }
        Tree.Grow files = Tree.branch();
        catalogue.forEach((name, digest) -> files.put(name, digest));
        Tree.Grow out = Tree.branch()
                .put("line", "header")
                .put("format", FORMAT)
                .put("match", match)
                .put("game", game)
                .put("rules", rules)
                .put("options", options)
                .put("seats", Tree.row(rows))
                .put("commitment", commitment)
                .put("catalogue", files.done())
                .put("terms", terms.tree());
        // The document itself is hidden with the secret; even its digest would let people try out what it holds.
        return start == null ? out : out.put("start", true);
    }

    /** Reads the first line of a record; a starting position stands in the second. */
    public static Header read(Field line) {
        line.only(FIELDS);
        if (line.need("format").whole() != FORMAT) {
            throw line.need("format").wrong("this program reads records of format " + FORMAT);
        }
        List<String> seats = new ArrayList<>();
        List<Sitter> sitters = new ArrayList<>();
        List<String> strings = new ArrayList<>();
        for (Field seat : line.need("seats").row()) {
            seat.only(SEAT_FIELDS);
            seats.add(seat.need("name").text());
            sitters.add(Sitter.read(seat));
            strings.add(seat.text("string", ""));
        }
        Map<String, String> files = new TreeMap<>();
        for (Map.Entry<String, Tree> file : line.need("catalogue").children().entrySet()) {
            files.put(file.getKey(), Field.at("catalogue", file.getValue()).text());
        }
        return new Header(
                line.need("match").text(),
                line.need("game").text(),
                line.need("rules").whole(0, Integer.MAX_VALUE),
                branch(line.need("options")),
                seats,
                sitters,
                strings,
                line.need("commitment").text(),
                files,
                Terms.read(line.need("terms")),
                null);
    }

    private static Tree.Branch branch(Field field) throws BadDocument {
        if (field.tree() instanceof Tree.Branch branch) {
            return branch;
        }
        throw field.wrong("expected named fields");
    }
}
