package broadside.server.lobby;

import broadside.engine.game.Game;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import broadside.server.people.NotPossible;
import broadside.server.people.Person;
import broadside.server.words.Vocabulary;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Opens tables at which somebody plays on from a position, against captains: puzzles, moments of matches, own drafts. */
@Singleton
public class PlayOn {
    private final Lobby lobby;
    private final Vocabulary vocabulary;

    public PlayOn(Lobby lobby, Vocabulary vocabulary) {
        this.lobby = lobby;
        this.vocabulary = vocabulary;
    }

    /**
     * Says what is to be played, and what for.
     *
     * @param document a position that the game accepts
     * @param seat the name of the person's seat in the document
     * @param level of the captains at the other seats
     * @param goal what is to be reached; null where it is just a game
     * @param id the id of the puzzle; empty where it has none
     * @param title what the table is called; empty to be called by its goal
     * @param task what is to be done; empty to say the goal
     */
    public record Wish(
            Tree.Branch document,
            String seat,
            String level,
            @Nullable Goal goal,
            String id,
            String title,
            String task) {}

    /** Opens the table and starts it; nobody else finds it. */
    public TableInfo open(Person person, Game<?> game, Wish wish, String language) {
        List<String> seats = Field.root(wish.document()).need("seats").texts();
        int mine = seats.indexOf(wish.seat());
        if (mine < 0) {
            throw new NotPossible("seat", "position-seat", String.join(", ", seats));
        }
        List<OpenTable.SeatWish> sitters = new ArrayList<>();
        for (String seat : seats) {
            boolean me = seat.equals(wish.seat());
            String name = me || seat.equalsIgnoreCase(person.name()) ? null : seat;
            sitters.add(new OpenTable.SeatWish(me ? "me" : "captain", me ? null : wish.level(), name));
        }
        List<String> names = Names.of(game, person, sitters);
        // Whoever was named anew keeps that name when the table is opened.
        for (int i = 0; i < sitters.size(); i++) {
            if (sitters.get(i).sits().equals("captain")) {
                sitters.set(i, new OpenTable.SeatWish("captain", wish.level(), names.get(i)));
            }
        }
        Tree.Branch start = standing(game, wish.document(), names);
        Map<String, Object> options = options(wish.document());
        OpenTable table = new OpenTable(game.id(), options, null, false, null, null, true, true, null, sitters, true);
        Words words = vocabulary.of(game.id(), language);
        return lobby.open(person, table, start, puzzle(wish, mine, names.get(mine), words));
    }

    /** A position that the game cannot go on from is refused here, not when everybody sits and waits. */
    private static Tree.Branch standing(Game<?> game, Tree.Branch document, List<String> names) {
        try {
            return Standing.of(game, document, names);
        } catch (RuntimeException wrong) {
            throw new NotPossible("document", "position", String.valueOf(wrong.getMessage()));
        }
    }

    private static Tree.@Nullable Branch puzzle(Wish wish, int seat, String name, Words words) {
        Goal goal = wish.goal();
        if (goal == null) {
            return null;
        }
        Tree.Branch asked = goal.tree(name, words);
        String says = Field.root(asked).text("says", "");
        return Tree.branch()
                .put("id", wish.id())
                .put("title", wish.title().isEmpty() ? says : wish.title())
                .put("goal", wish.task().isEmpty() ? says : wish.task())
                .put("asked", Tree.branch().put("seat", seat).put("goal", asked).done())
                .done();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> options(Tree.Branch document) {
        return document.get("options") instanceof Tree.Branch options
                ? (Map<String, Object>) Noticeboard.plain(options)
                : Map.of();
    }
}
