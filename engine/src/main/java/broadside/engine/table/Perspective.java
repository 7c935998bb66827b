package broadside.engine.table;

import broadside.engine.document.PositionDocument;
import broadside.engine.event.Told;
import broadside.engine.match.Ballot;
import broadside.engine.match.Happening;
import broadside.engine.match.Match;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a match looks like from one seat, or from outside: made once for a change, however many look from there.
 *
 * <p>Everything comes from the mask of the seat and from events as the seat sees them; numbers of entries are never told,
 * since they would count sealed answers.
 */
final class Perspective<P extends Position> {
    final int seat;
    private Match<P> match;
    private final Chronicle chronicle;
    private int heard;
    private Tree.@Nullable Branch view;
    private String asked = "";
    private int decision = -1;
    private boolean undo;
    private @Nullable Ballot ballot;
    private boolean ended;
    private @Nullable P masked;
    private @Nullable P mask;

    Perspective(Match<P> match, int seat, Chronicle chronicle) {
        this.match = match;
        this.seat = seat;
        this.chronicle = chronicle;
    }

    Match<P> match() {
        return match;
    }

    /** Goes on with the same match read again; false if what was told no longer fits, so that all must be told anew. */
    boolean rebind(Match<P> fresh) {
        match = fresh;
        masked = null;
        // Else the rules changed, and the match went back to a snapshot.
        return heard <= fresh.log().size();
    }

    /** Returns what the seat knows; only to be read, since everybody at this seat is given the same. */
    @SuppressWarnings("unchecked")
    P mask() {
        P now = match.position();
        P known = mask;
        if (known == null || masked != now) {
            known = (P) now.mask(seat);
            mask = known;
            masked = now;
        }
        return known;
    }

    /** Returns everything there is to know, for somebody who begins to look: what happened first. */
    List<News<P>> everything(long closes) {
        List<News<P>> out = new ArrayList<>();
        heard = 0;
        view = null;
        asked = "";
        decision = -1;
        ended = false;
        ballot = null;
        tellEvents(true, out);
        update(closes, out);
        return out;
    }

    /** Returns what has changed since the last time. */
    List<News<P>> news(long closes) {
        List<News<P>> out = new ArrayList<>(4);
        tellEvents(false, out);
        update(closes, out);
        return out;
    }

    private void update(long closes, List<News<P>> out) {
        P now = mask();
        showView(now, out);
        if (match.isOver()) {
            if (!ended) {
                ended = true;
                out.add(News.said(protocol -> protocol.ended(match)));
            }
            return;
        }
        showVote(out);
        ask(now, closes, out);
    }

    private void tellEvents(boolean past, List<News<P>> out) {
        List<Happening> log = match.log();
        if (heard >= log.size()) {
            return;
        }
        List<Told> seen = new ArrayList<>(log.size() - heard);
        for (; heard < log.size(); heard++) {
            seen.add(log.get(heard).told().seenBy(seat));
        }
        out.add(News.written(protocol -> chronicle.events(seen, past, protocol)));
    }

    private void showView(P now, List<News<P>> out) {
        Tree.Branch fresh = PositionDocument.write(match.game(), now);
        Tree.Branch before = view;
        view = fresh;
        if (before == null) {
            out.add(News.shown(protocol -> protocol.view(fresh)));
            return;
        }
        List<Tree> changes = Patch.between(before, fresh);
        if (!changes.isEmpty()) {
            out.add(News.shown(protocol -> protocol.patch(changes)));
        }
    }

    private void showVote(List<News<P>> out) {
        Ballot now = match.ballot();
        if (now == null ? ballot != null : !now.equals(ballot)) {
            ballot = now;
            out.add(News.shown(protocol -> protocol.vote(now, match.log())));
        }
    }

    private void ask(P now, long closes, List<News<P>> out) {
        Pending pending = now.pending();
        if (pending == null) {
            return;
        }
        StringBuilder open = new StringBuilder().append(closes).append(' ');
        for (int i = 0; i < pending.size(); i++) {
            open.append(pending.decision(i).id()).append(pending.isAnswered(i) ? '-' : '+');
        }
        if (!open.toString().equals(asked)) {
            asked = open.toString();
            out.add(News.shown(protocol -> protocol.waiting(pending, closes)));
        }
        Decision own = seat < 0 ? null : pending.openFor(seat);
        boolean canUndo = seat >= 0 && !match.freeUndo(seat).isEmpty();
        if (own == null) {
            if (decision >= 0) {
                decision = -1;
                out.add(News.shown(Protocol::noDecision));
            }
        } else if (own.id() != decision || canUndo != undo) {
            decision = own.id();
            undo = canUndo;
            boolean chosen = match.hasChosen(seat);
            out.add(News.said(protocol -> protocol.decision(now, pending, own, closes, canUndo, chosen)));
        }
    }
}
