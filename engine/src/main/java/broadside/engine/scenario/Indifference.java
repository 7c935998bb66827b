package broadside.engine.scenario;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out by trying that it does not matter which of several choices is taken: of equal things any will do. */
final class Indifference {
    /** More than this many are not tried: whoever leaves that much open should say more. */
    private static final int MOST = 12;

    private Indifference() {}

    /** Says whether all these choices tell the same and lead to the same table. */
    static <P extends Position> boolean holds(Stage<P> stage, Decision decision, List<Fit> fits) {
        if (fits.size() > MOST) {
            return false;
        }
        List<Tree> first = result(stage, decision, fits.get(0));
        for (Fit fit : fits) {
            if (first == null || !first.equals(result(stage, decision, fit))) {
                return false;
            }
        }
        return true;
    }

    private static <P extends Position> @Nullable List<Tree> result(Stage<P> stage, Decision decision, Fit fit) {
        Stage<P> copy = stage.fork();
        try {
            copy.answer(decision, fit.choice());
        } catch (ScenarioFailed unscripted) {
            return null;
        }
        List<Tree> result = new ArrayList<>();
        result.add(copy.document(null));
        copy.block().events().forEach(told -> result.add(Said.tree(copy, told, null)));
        return result;
    }
}
