package broadside.engine.table;

import broadside.engine.document.PositionDocument;
import broadside.engine.event.Told;
import broadside.engine.match.Ballot;
import broadside.engine.match.Happening;
import broadside.engine.match.Match;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells one viewer, at a seat or none, what he may know, and only what has changed for him.
 *
 * <p>Everything comes from the mask of his seat and from events as his seat sees them; numbers of entries are never sent,
 * since they would count sealed answers. His messages are numbered, and the last ones are kept, so that a broken
 * connection continues where it stopped.
 */
public final class Viewer<P extends Position> {
    private Match<P> match;
    private final Clock clock;
    private final int seat;
    private Protocol<P> protocol;
    private final Backlog kept = new Backlog();
    private Consumer<String> out;
    private int heard;
    private Tree.@Nullable Branch view;
    private String asked = "";
    private int decision = -1;
    private boolean undo;
    private @Nullable Ballot ballot;
    private boolean ended;
    private long closes;

    Viewer(Match<P> match, Clock clock, int seat, Words words, Consumer<String> out) {
        this.match = match;
        this.clock = clock;
        this.seat = seat;
        this.protocol = new Protocol<>(match.game(), match.header().seats(), words);
        this.out = out;
    }

    public int seat() {
        return seat;
    }

    Protocol<P> protocol() {
        return protocol;
    }

    /**
     * Goes on over a new connection behind the message with this number. What was kept is sent again; where that is not
     * enough, everything.
     */
    public void reconnect(int last, Consumer<String> newOut) {
        out = newOut;
        if (!kept.since(last, out)) {
            refresh(closes);
        }
    }

    /** Goes on with the same match read again; what was sent stays sent. */
    void rebind(Match<P> fresh) {
        match = fresh;
        if (heard > fresh.log().size()) {
            // The rules changed and the match went back to a snapshot: what was told no longer fits.
            refresh(closes);
        }
    }

    /** Speaks another language from now on. */
    public void speak(Words words) {
        protocol = new Protocol<>(match.game(), match.header().seats(), words);
    }

    /** Stops sending; what happens meanwhile is kept. */
    public void disconnect() {
        out = message -> {};
    }

    /** Sends everything the viewer may know. */
    void refresh(long closing) {
        view = null;
        asked = "";
        decision = -1;
        ended = false;
        ballot = null;
        heard = 0;
        send(protocol.hello(match.header(), seat));
        tellEvents(true);
        update(closing);
    }

    /** Sends a reply to a request of this viewer. */
    void reply(Tree.Grow message, @Nullable Tree ref) {
        send(ref == null ? message : message.put("ref", ref));
    }

    /** Sends what has changed since the last time. */
    void update(long closing) {
        closes = closing;
        P mask = mask();
        tellEvents(false);
        showView(mask);
        if (match.isOver()) {
            if (!ended) {
                ended = true;
                send(protocol.ended(match));
            }
            return;
        }
        showVote();
        ask(mask);
    }

    @SuppressWarnings("unchecked")
    P mask() {
        return (P) match.position().mask(seat);
    }

    private void tellEvents(boolean past) {
        List<Told> seen = new ArrayList<>();
        List<Happening> log = match.log();
        for (; heard < log.size(); heard++) {
            seen.add(log.get(heard).told().seenBy(seat));
        }
        if (!seen.isEmpty()) {
            send(protocol.events(seen, past));
        }
    }

    private void showView(P mask) {
        Tree.Branch now = PositionDocument.write(match.game(), mask);
        Tree.Branch before = view;
        view = now;
        if (before == null) {
            send(protocol.view(now));
            return;
        }
        List<Tree> changes = Patch.between(before, now);
        if (!changes.isEmpty()) {
            send(protocol.patch(changes));
        }
    }

    private void showVote() {
        Ballot now = match.ballot();
        if (now == null ? ballot != null : !now.equals(ballot)) {
            ballot = now;
            send(protocol.vote(now, match.log()));
        }
    }

    private void ask(P mask) {
        Pending pending = mask.pending();
        if (pending == null) {
            return;
        }
        StringBuilder open = new StringBuilder().append(closes).append(' ');
        for (int i = 0; i < pending.size(); i++) {
            open.append(pending.decision(i).id()).append(pending.isAnswered(i) ? '-' : '+');
        }
        if (!open.toString().equals(asked)) {
            asked = open.toString();
            send(protocol.waiting(pending, closes));
        }
        Decision own = seat < 0 ? null : pending.openFor(seat);
        boolean canUndo = seat >= 0 && !match.freeUndo(seat).isEmpty();
        if (own == null) {
            if (decision >= 0) {
                decision = -1;
                send(protocol.noDecision());
            }
        } else if (own.id() != decision || canUndo != undo) {
            decision = own.id();
            undo = canUndo;
            send(protocol.decision(mask, pending, own, closes, canUndo));
        }
    }

    void presence(int who, boolean here) {
        send(protocol.presence(who, here, match));
    }

    private void send(Tree.Grow message) {
        String numbered = Json.write(Tree.branch()
                .put("n", kept.next())
                .put("time", clock.millis())
                .putAll(message.done())
                .done());
        kept.add(numbered);
        out.accept(numbered);
    }
}
