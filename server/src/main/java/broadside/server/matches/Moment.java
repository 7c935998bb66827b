package broadside.server.matches;

import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.match.Entry;
import broadside.engine.match.Happening;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Is the last position of a record in which somebody could act, up to a step, and what had happened until then. */
final class Moment<P extends Position> implements Replay.Visitor<P> {
    private final int step;
    private final List<Happening> heard = new ArrayList<>();
    private @Nullable P position;

    private Moment(int step) {
        this.step = step;
    }

    static <P extends Position> Moment<P> of(Game<P> game, byte[] record, int step) {
        Moment<P> moment = new Moment<>(step);
        Replay.walk(game, record, moment);
        return moment;
    }

    /** Returns the whole position after exactly this step, to play on from; null where nothing is left to play. */
    static <P extends Position> Tree.@Nullable Branch document(Game<P> game, byte[] record, int step) {
        List<Tree.Branch> found = new ArrayList<>();
        Replay.walk(game, record, (entry, events, match) -> {
            if ((entry == null ? 0 : entry.seq()) == step && !match.isOver()) {
                found.add(PositionDocument.write(game, match.position()));
            }
        });
        return found.isEmpty() ? null : standing(found.get(0));
    }

    /**
     * Leaves out the counters and the agenda of the match it comes from, where the game stands at a moment that it has a
     * name for: dice and decisions are counted anew.
     */
    private static Tree.Branch standing(Tree.Branch document) {
        if (document.get("at") == null) {
            return document;
        }
        Tree.Grow out = Tree.branch();
        document.children().forEach((name, child) -> {
            if (!name.equals("running")) {
                out.put(name, child);
            }
        });
        return out.done();
    }

    @Override
    public void see(@Nullable Entry entry, List<Happening> events, Match<P> match) {
        boolean late = entry != null && entry.seq() > step;
        if (!late && (position == null || !match.isOver())) {
            position = match.position();
            heard.addAll(events);
        }
    }

    P position() {
        P found = position;
        if (found == null) {
            throw new IllegalStateException("a record begins with a position");
        }
        return found;
    }

    List<Happening> heard() {
        return heard;
    }
}
