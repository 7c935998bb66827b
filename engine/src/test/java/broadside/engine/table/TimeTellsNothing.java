package broadside.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Fairness;
import broadside.engine.chance.Rng;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Sitter;
import broadside.engine.match.Tables;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import java.util.Collections;
import java.util.List;

/**
 * Checks on a virtual clock that a window in which all pass looks the same to a viewer, times included, in the true world
 * and in another one that he cannot tell apart from it.
 */
public final class TimeTellsNothing {
    private static final long SEED = 11;

    private TimeTellsNothing() {}

    /** What a viewer received until the window closed, and when it did. */
    private record Wait(List<Tree.Branch> received, long closed) {}

    /** Checks one viewer of a position that waits in a window nobody has answered in yet. */
    @SuppressWarnings("unchecked")
    public static <P extends Position> void check(Game<P> game, P position, int viewer, Rng rng) {
        P other = (P) position.mask(viewer);
        other.fill(viewer, rng);
        Wait here = wait(game, position, viewer);
        Wait there = wait(game, other, viewer);
        assertThat(there).as("what viewer %s receives in another world", viewer).isEqualTo(here);
    }

    private static <P extends Position> Wait wait(Game<P> game, P position, int viewer) {
        List<Sitter> sitters = Collections.nCopies(position.seats(), Sitter.captain("deckhand"));
        Header header = Header.of(game, position.setup(), "clock", sitters, Fairness.commitment(Tables.secret(SEED)))
                .withStart(PositionDocument.write(game, position));
        Host<P> host = new Host<>(game, header, SEED, Host.timid(), Journal.NONE);
        int window = first(host);
        int heard = host.received(viewer).size();
        while (first(host) == window) {
            heard = host.received(viewer).size();
            assertThat(host.clock.ring()).as("an alarm closes the window").isTrue();
        }
        return new Wait(List.copyOf(host.received(viewer).subList(0, heard)), host.clock.millis());
    }

    /** Returns the number of the first pending decision, -1 where there is none. */
    private static int first(Host<?> host) {
        Pending pending = host.match.position().pending();
        return pending == null ? -1 : pending.decision(0).id();
    }
}
