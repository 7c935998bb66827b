package broadside.engine.properties;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;

/** Checks what a seat is shown against what it knows. */
final class KnowledgeChecks<P extends Position> {
    private final Game<P> game;

    KnowledgeChecks(Game<P> game) {
        this.game = game;
    }

    /** A mask of a mask is that mask, a filled mask gives the mask again, and neither touches the position. */
    void masksAreStable(P position, Rng rng) {
        Tree truth = PositionDocument.write(game, position);
        for (int viewer = Position.SPECTATOR; viewer < position.seats(); viewer++) {
            P mask = mask(position, viewer);
            assertThat(mask.draws() + mask.reveals()).as("counters in a mask: call hideFrom").isZero();
            Tree view = PositionDocument.write(game, mask);
            Same.positions(game, "mask of the mask of " + viewer, mask(mask, viewer), mask);
            P world = mask(position, viewer);
            world.fill(viewer, rng);
            Same.positions(game, "mask of a filled mask of " + viewer, mask(world, viewer), mask);
            Same.documents("a mask changed with another", PositionDocument.write(game, mask), view);
        }
        Same.documents("a position changed with its mask", PositionDocument.write(game, position), truth);
    }

    /** What a decision says to its seat is the same on the truth, on the seat's mask and in every world like it. */
    void decisionsDependOnTheMask(P position, Rng rng) {
        Pending pending = position.pending();
        for (int i = 0; pending != null && i < pending.size(); i++) {
            Decision decision = pending.decision(i);
            if (!pending.isAnswered(i)) {
                P mask = mask(position, decision.seat());
                Portrait truth = Portrait.of(position, decision);
                Portrait.of(mask, decision).mustEqual(truth, decision.question() + " on the mask of its seat");
                mask.fill(decision.seat(), rng);
                Portrait.of(mask, decision).mustEqual(truth, decision.question() + " in another world");
            }
        }
        for (int seat = 0; pending != null && seat < position.seats(); seat++) {
            if (pending.openFor(seat) == null) {
                assertThat(game.notAsked(mask(position, seat), seat)).isEqualTo(game.notAsked(position, seat));
            }
        }
    }

    @SuppressWarnings("unchecked")
    private P mask(P position, int viewer) {
        return (P) position.mask(viewer);
    }
}
