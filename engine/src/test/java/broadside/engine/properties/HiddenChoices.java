package broadside.engine.properties;

import broadside.engine.document.PositionDocument;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tries several choices of one seat, and compares what another viewer hears with what he sees afterwards.
 *
 * <p>Choices that sound alike must look alike: nobody learns from a view what no event has told him. A sealed answer
 * makes no sound at all.
 */
final class HiddenChoices<P extends Position> {
    private static final int TRIES = 6;

    private final Game<P> game;

    HiddenChoices(Game<P> game) {
        this.game = game;
    }

    void check(RandomPlay<P> play, int viewer) {
        P truth = play.position();
        Pending pending = RandomPlay.waiting(truth);
        for (int i = 0; i < pending.size(); i++) {
            if (!pending.isAnswered(i) && pending.decision(i).seat() != viewer) {
                check(play, pending.decision(i), viewer);
            }
        }
    }

    private void check(RandomPlay<P> play, Decision decision, int viewer) {
        Choices options = new Choices();
        decision.options(play.position(), options);
        long key = play.rng().next();
        Map<List<Told>, Tree> views = new HashMap<>();
        for (int i = 0; i < TRIES; i++) {
            long choice = options.get(play.rng().below(options.size()));
            List<Told> heard = new ArrayList<>();
            Tree view = after(play.position(), decision, choice, viewer, key, heard);
            Tree before = views.putIfAbsent(heard, view);
            if (before != null) {
                Same.documents(
                        "viewer " + viewer + " after " + choice + " to " + decision.question() + " which told " + heard,
                        view,
                        before);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private Tree after(P truth, Decision decision, long choice, int viewer, long key, List<Told> heard) {
        P position = (P) truth.copy();
        Scene scene = Scene.heard(TwinChance.of(key), told -> heard.add(told.seenBy(viewer)), null);
        position.answer(decision.id(), choice, scene);
        position.advance(scene);
        return PositionDocument.write(game, (P) position.mask(viewer));
    }
}
