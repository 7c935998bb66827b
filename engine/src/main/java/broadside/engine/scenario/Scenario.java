package broadside.engine.scenario;

import broadside.engine.game.Game;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Is one scenario, read and checked as far as that is possible without playing it.
 *
 * @param play the entries with the field each stands in
 */
record Scenario(
        String title,
        Game<?> game,
        List<String> seats,
        List<Clause> covers,
        Field root,
        Script script,
        @Nullable Long seed,
        boolean strict,
        List<Entry> play) {
    static final Set<String> FIELDS = Set.of(
            "title",
            "note",
            "covers",
            "game",
            "options",
            "seats",
            "table",
            "chance",
            "seed",
            "play",
            "raised",
            "unmentioned",
            "start",
            "fleet",
            "report",
            "catalogue",
            "cases");

    /** An entry of play: the field it stands in, its word, and what it does. */
    record Entry(Field field, String kind, PlayStep step) {}

    static Scenario read(Field root, Game<?> game) {
        root.only(FIELDS);
        String title = root.need("title").text();
        Field seats = root.maybe("seats");
        List<String> names = seats == null ? List.of() : seats.texts();
        Cast cast = new Cast(game, names);
        Field covers = root.maybe("covers");
        List<Clause> claimed = covers == null ? List.of() : cast.clauses(covers);
        Field chance = root.maybe("chance");
        Field seed = root.maybe("seed");
        checkKind(root, seats);
        return new Scenario(
                title,
                game,
                names,
                claimed,
                root,
                chance == null ? new Script() : Script.read(chance),
                seed == null ? null : seed.whole(),
                strict(root.maybe("unmentioned")),
                play(cast, root.maybe("play")));
    }

    private static boolean strict(@Nullable Field unmentioned) {
        if (unmentioned == null) {
            return false;
        }
        if (!unmentioned.text().equals("fail") && !unmentioned.text().equals("pass")) {
            throw unmentioned.wrong("expected pass or fail, found '" + unmentioned.text() + "'");
        }
        return unmentioned.text().equals("fail");
    }

    /** A file plays, or tests a start, a fleet or the catalogue: exactly one of these. */
    private static void checkKind(Field root, @Nullable Field seats) {
        List<String> kinds = new ArrayList<>();
        for (String kind : List.of("play", "start", "fleet", "catalogue")) {
            if (root.has(kind)) {
                kinds.add(kind);
            }
        }
        if (kinds.size() != 1) {
            throw root.wrong(
                    kinds.isEmpty()
                            ? "there is nothing to do: expected one of play, start, fleet, catalogue"
                            : "expected only one of " + String.join(" and ", kinds));
        }
        String kind = kinds.get(0);
        boolean plays = kind.equals("play");
        for (String name : List.of("table", "chance", "seed", "raised", "unmentioned")) {
            if (!plays && root.has(name)) {
                throw root.need(name).wrong("this belongs to play, which a file with '" + kind + "' has not");
            }
        }
        if (kind.equals("fleet") != root.has("report")) {
            throw root.wrong("fleet and report belong together");
        }
        if (seats == null && (plays || kind.equals("start"))) {
            throw root.wrong("the field 'seats' is missing");
        }
    }

    private static List<Entry> play(Cast cast, @Nullable Field play) {
        List<Entry> entries = new ArrayList<>();
        if (play != null) {
            for (Field entry : play.row()) {
                entries.add(new Entry(entry, PlayStep.kind(entry), PlayStep.read(cast, entry)));
            }
        }
        return entries;
    }
}
