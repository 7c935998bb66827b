package broadside.engine.game;

import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * Ranks the seats at the end of a game, with the reason and its clauses.
 *
 * @param places for each seat its place, 1 for the winner; equal numbers are shared places
 * @param scores for each seat its score
 */
public record Outcome(List<Integer> places, List<Integer> scores, Message reason, List<Clause> clauses) {
    public Outcome {
        places = List.copyOf(places);
        scores = List.copyOf(scores);
        clauses = List.copyOf(clauses);
    }

    /** Returns the seats on the first place; none where the rules know a game without a winner. */
    public List<Integer> winners() {
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < places.size(); seat++) {
            if (places.get(seat) == 1) {
                winners.add(seat);
            }
        }
        return winners;
    }

    /** Writes the outcome for documents and the protocol. */
    public Tree.Branch tree(List<String> seats) {
        List<Tree> winners = new ArrayList<>();
        for (int seat : winners()) {
            winners.add(Tree.of(seats.get(seat)));
        }
        Tree.Grow place = Tree.branch();
        Tree.Grow score = Tree.branch();
        for (int seat = 0; seat < seats.size(); seat++) {
            place.put(seats.get(seat), places.get(seat));
            score.put(seats.get(seat), scores.get(seat));
        }
        List<String> ids = new ArrayList<>();
        for (Clause clause : clauses) {
            ids.add(clause.id());
        }
        return Tree.branch()
                .put("winners", Tree.row(winners))
                .put("places", place.done())
                .put("scores", score.done())
                .put("because", Tree.texts(ids))
                .put("reason", reason.tree())
                .done();
    }
}
