package broadside.server.lobby;

import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Is what was agreed about a table when it was opened, kept in the store as JSON. Nothing of it is secret.
 *
 * @param options the options that are not at their default
 * @param window how many seconds a reaction window stays open
 * @param delay how many seconds spectators are behind
 * @param commitment SHA-256 of the host's part of the dice
 * @param strings what each seat adds to the dice, at tables opened before seats kept it themselves; empty texts since
 * @param puzzle what the page shows of the puzzle, with {@code id}, {@code title} and {@code goal}
 * @param rematch the table the players went on to
 */
public record Plan(
        Tree.Branch options,
        @Nullable PresetName preset,
        TimeControl clock,
        int window,
        boolean practice,
        boolean spectators,
        int delay,
        String commitment,
        List<String> strings,
        Tree.@Nullable Branch puzzle,
        @Nullable String rematch) {

    /** Names the house rules that the options were taken from. */
    public record PresetName(String id, String name) {}

    public Plan {
        strings = List.copyOf(strings);
    }

    /** Returns what a seat of an old table adds to the dice. */
    public String string(int seat) {
        return seat < strings.size() ? strings.get(seat) : "";
    }

    public Plan withRematch(String next) {
        return new Plan(options, preset, clock, window, practice, spectators, delay, commitment, strings, puzzle, next);
    }

    /** Returns the same plan for another match. */
    public Plan again(String newCommitment) {
        List<String> none = new ArrayList<>();
        strings.forEach(string -> none.add(""));
        return new Plan(options, preset, clock, window, practice, spectators, delay, newCommitment, none, puzzle, null);
    }

    /** Writes the plan for the store. */
    public String write() {
        Tree.Grow out = Tree.branch()
                .put("options", options)
                .put("clock", clock.tree())
                .put("window", window)
                .put("practice", practice)
                .put("spectators", spectators)
                .put("delay", delay)
                .put("commitment", commitment)
                .put("strings", Tree.texts(strings));
        if (preset != null) {
            out.put(
                    "preset",
                    Tree.branch()
                            .put("id", preset.id())
                            .put("name", preset.name())
                            .done());
        }
        if (puzzle != null) {
            out.put("puzzle", puzzle);
        }
        if (rematch != null) {
            out.put("rematch", rematch);
        }
        return Json.write(out.done());
    }

    /** Reads what {@link #write} wrote. */
    public static Plan read(String json) {
        Field field = Field.root(Json.read(json));
        Field preset = field.maybe("preset");
        Field puzzle = field.maybe("puzzle");
        Field rematch = field.maybe("rematch");
        return new Plan(
                branch(field.maybe("options")),
                preset == null
                        ? null
                        : new PresetName(
                                preset.need("id").text(), preset.need("name").text()),
                field.has("clock") ? TimeControl.read(field.need("clock")) : TimeControl.NONE,
                (int) field.whole("window", 8),
                field.truth("practice", false),
                field.truth("spectators", true),
                (int) field.whole("delay", 0),
                field.text("commitment", ""),
                field.has("strings") ? field.need("strings").texts() : List.of(),
                puzzle == null ? null : branch(puzzle),
                rematch == null ? null : rematch.text());
    }

    private static Tree.Branch branch(@Nullable Field field) {
        return field != null && field.tree() instanceof Tree.Branch found
                ? found
                : Tree.branch().done();
    }
}
