package broadside.server.puzzles;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.server.lobby.Goal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Is a position with something to find in it.
 *
 * @param level how hard it is, from 1
 * @param seat the seat to play
 * @param title in each language
 * @param task in each language: what is to be done
 * @param solution the choices of the seat that reach the goal; never sent to anybody
 */
public record Puzzle(
        String id,
        String game,
        int level,
        String seat,
        Map<String, String> title,
        Map<String, String> task,
        Goal goal,
        List<Tree> solution,
        Tree.Branch document) {
    private static final int HARDEST = 5;
    private static final Set<String> FIELDS =
            Set.of("id", "game", "level", "seat", "title", "task", "goal", "solution", "document");

    public Puzzle {
        title = Map.copyOf(title);
        task = Map.copyOf(task);
        solution = List.copyOf(solution);
    }

    static Puzzle read(Field file) {
        file.only(FIELDS);
        Field document = file.need("document");
        if (!(document.tree() instanceof Tree.Branch branch)) {
            throw document.wrong("expected a position");
        }
        return new Puzzle(
                file.need("id").text(),
                file.need("game").text(),
                file.need("level").whole(1, HARDEST),
                file.need("seat").text(),
                texts(file.need("title")),
                texts(file.need("task")),
                Goal.read(file.need("goal")),
                file.need("solution").row().stream().map(Field::tree).toList(),
                branch);
    }

    private static Map<String, String> texts(Field field) {
        Map<String, String> texts = new TreeMap<>();
        for (Field text : field.fields()) {
            texts.put(text.name(), text.text());
        }
        return texts;
    }

    /** Returns the names of its seats, clockwise. */
    public List<String> seats() {
        return Field.root(document).need("seats").texts();
    }
}
