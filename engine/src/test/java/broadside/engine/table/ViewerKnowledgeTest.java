package broadside.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.harbour.Rules;
import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Match;
import broadside.engine.match.Tables;
import broadside.engine.match.cove.Cove;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A viewer who joins receives the same in every world that he cannot tell apart from the true one. */
class ViewerKnowledgeTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void worldsEqualUnderTheMaskGiveEqualMessages(long seed) {
        check(new Cove(), seed);
        check(new Rules(), seed);
    }

    private static <P extends Position> void check(Game<P> game, long seed) {
        Match<P> match = Tables.start(game, seed, 2, 1, Journal.NONE);
        Rng rng = new Rng(seed);
        for (int i = 0; i < 60 && !match.isOver(); i++) {
            Tables.answer(match, rng);
            if (match.isOver() || rng.below(3) > 0) {
                continue;
            }
            for (int viewer = -1; viewer < 3; viewer++) {
                P other = world(match.position(), viewer, rng);
                assertThat(joins(match, other, seed, viewer))
                        .as("%s, seed %s, step %s, viewer %s", game.id(), seed, i, viewer)
                        .isEqualTo(joins(match, match.position(), seed, viewer));
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> P world(P truth, int viewer, Rng rng) {
        P world = (P) truth.mask(viewer);
        world.fill(viewer, rng);
        return world;
    }

    /** Returns what the viewer gets when he joins a table that stands like this. */
    private static <P extends Position> Object joins(Match<P> match, P position, long seed, int viewer) {
        Tree.Branch start = PositionDocument.write(match.game(), position);
        Header header = match.header().withStart(start);
        Host<P> host = new Host<>(match.game(), header, seed, Host.timid(), Journal.NONE);
        return host.received(viewer);
    }
}
