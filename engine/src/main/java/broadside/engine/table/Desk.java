package broadside.engine.table;

import broadside.engine.match.Ballot;
import broadside.engine.match.Entry;
import broadside.engine.match.EntryKind;
import broadside.engine.match.Match;
import broadside.engine.match.Matter;
import broadside.engine.match.Sitter;
import broadside.engine.match.Verdict;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the requests of one viewer; each gets exactly one reply, behind the news it brought about. */
public final class Desk<P extends Position> {
    /** Longer than any honest request, short enough that nobody can fill our memory. */
    public static final int LONGEST = 16_384;

    private final Table<P> table;
    private final Viewer<P> viewer;

    Desk(Table<P> table, Viewer<P> viewer) {
        this.table = table;
        this.viewer = viewer;
    }

    /** Takes a request as text. */
    public void receive(String text) {
        if (text.length() > LONGEST) {
            viewer.reply(viewer.protocol().error("the message is too long"), null);
            return;
        }
        Tree message;
        try {
            message = Json.read(text);
        } catch (BadDocument e) {
            viewer.reply(viewer.protocol().error(String.valueOf(e.getMessage())), null);
            return;
        }
        receive(message);
    }

    /** Takes a request as a document. */
    public void receive(Tree message) {
        Request request;
        try {
            request = Request.read(message);
        } catch (BadDocument e) {
            viewer.reply(viewer.protocol().error(String.valueOf(e.getMessage())), ref(message));
            return;
        }
        receive(request, message);
    }

    /**
     * Takes a request that has been read.
     *
     * @param message what it was read from; its mark comes back with the reply
     */
    public void receive(Request request, Tree message) {
        Tree ref = ref(message);
        if (request instanceof Request.Refresh) {
            viewer.refresh();
            viewer.reply(viewer.protocol().done(), ref);
        } else if (request instanceof Request.Measure measure) {
            viewer.reply(measure(measure), ref);
        } else if (viewer.seat() < 0) {
            viewer.reply(viewer.protocol().refused(refusal("engine.spectator"), false), ref);
        } else if (request instanceof Request.Explain explain) {
            viewer.reply(explain(explain), ref);
        } else if (request instanceof Request.Orders orders) {
            viewer.reply(order(orders), ref);
        } else {
            Verdict verdict = table.act(match -> carryOut(match, request));
            viewer.reply(verdict(verdict), ref);
        }
    }

    /** Is a viewer's answer to a decision, as the record would hold it. */
    public record Answer(int decision, Tree parts) {}

    /** Returns what a request answers; null where it is no answer to something that this viewer is asked now. */
    public @Nullable Answer answer(Request request) {
        if (!(request instanceof Request.Choose choose)) {
            return null;
        }
        Decision open = open(choose.decision());
        if (open == null) {
            return null;
        }
        P mask = viewer.mask();
        Tree parts = choose.parts();
        Long choice = null;
        if (parts != null) {
            choice = open.<P>question().parse(mask, viewer.seat(), parts);
        } else {
            Choices options = new Choices();
            open.options(mask, options);
            choice = choose.option() < options.size() ? options.get(choose.option()) : null;
        }
        return choice == null ? null : new Answer(open.id(), open.<P>question().describe(mask, viewer.seat(), choice));
    }

    /**
     * Says whether the record holds this very answer of the viewer.
     *
     * @param since how many entries there were when it was tried first
     */
    public boolean isEntered(Answer answer, int since) {
        List<Entry> entries = table.match().entries();
        return entries.subList(Math.min(since, entries.size()), entries.size()).stream()
                .anyMatch(entry -> entry.kind() == EntryKind.CHOICE
                        && entry.seat() == viewer.seat()
                        && entry.decision() == answer.decision()
                        && entry.data().equals(answer.parts()));
    }

    /** Replies to a request that it is done, where it has been before. */
    public void confirm(Tree message) {
        viewer.reply(viewer.protocol().done(), ref(message));
    }

    private Verdict carryOut(Match<P> match, Request request) {
        int seat = viewer.seat();
        if (request instanceof Request.Choose choose) {
            return choose(match, choose);
        }
        if (request instanceof Request.Undo undo) {
            return undo.decision() < 0 ? match.undo(seat) : match.undo(seat, before(match, undo.decision()));
        }
        if (request instanceof Request.Vote vote) {
            return vote(match, vote);
        }
        if (request instanceof Request.Raise raise) {
            return match.raiseHand(seat, raise.up());
        }
        if (request instanceof Request.Stops stops) {
            return match.setStops(seat, stops.kinds());
        }
        return match.resign(seat);
    }

    private Verdict choose(Match<P> match, Request.Choose choose) {
        Tree parts = choose.parts();
        if (parts != null) {
            return match.choose(viewer.seat(), choose.decision(), parts);
        }
        Decision open = open(choose.decision());
        if (open == null) {
            return new Verdict.Stale(match.whyStale(viewer.seat()));
        }
        Choices options = new Choices();
        open.options(viewer.mask(), options);
        return choose.option() < options.size()
                ? match.choose(viewer.seat(), choose.decision(), options.get(choose.option()))
                : new Verdict.Refused(refusal("engine.no-such-choice"));
    }

    private Verdict vote(Match<P> match, Request.Vote vote) {
        Ballot running = match.ballot();
        Matter matter = vote.matter();
        if (matter == null || running != null && running.matter() == matter && vote.decision() < 0) {
            return running == null
                    ? new Verdict.Refused(refusal("engine.vote.none"))
                    : match.vote(viewer.seat(), running.matter(), running.to(), vote.yes());
        }
        int to = vote.decision() < 0 ? beforeLast(match, matter) : before(match, vote.decision());
        return match.vote(viewer.seat(), matter, to, vote.yes());
    }

    /**
     * Returns the entry before the viewer's last answer that is still in force; -1 where there is none. Where others have to
     * agree, answers that were the only ones do not count: nobody would agree to go back to those.
     */
    private int beforeLast(Match<P> match, Matter matter) {
        boolean isShared =
                match.header().sitters().stream().filter(Sitter::isPerson).count() > 1;
        if (matter == Matter.UNDO && isShared) {
            return match.beforeLastChoice(viewer.seat());
        }
        List<Entry> entries = match.entries();
        int inForce = Integer.MAX_VALUE;
        for (int i = entries.size() - 1; i >= 0; i--) {
            Entry entry = entries.get(i);
            if (entry.seq() > inForce) {
                continue;
            }
            if (entry.kind() == EntryKind.UNDO) {
                inForce = Field.root(entry.data()).need("to").whole(0, Integer.MAX_VALUE);
            } else if (entry.seat() == viewer.seat() && isAnswer(entry)) {
                return entry.seq() - 1;
            }
        }
        return -1;
    }

    private static boolean isAnswer(Entry entry) {
        return entry.kind() == EntryKind.CHOICE || entry.kind() == EntryKind.DEFAULT;
    }

    /** Returns the entry before the one that answered this decision of the viewer; -1 where there is none. */
    private int before(Match<P> match, int decision) {
        for (Entry entry : match.entries()) {
            if (isAnswer(entry) && entry.decision() == decision && entry.seat() == viewer.seat()) {
                return entry.seq() - 1;
            }
        }
        return -1;
    }

    private Tree.Grow explain(Request.Explain explain) {
        Decision open = open(explain.decision());
        if (open == null) {
            return viewer.protocol().refused(table.match().whyStale(viewer.seat()), true);
        }
        P mask = viewer.mask();
        Tree parts = explain.parts();
        if (parts == null) {
            return viewer.protocol().explainedAll(mask, open);
        }
        return viewer.protocol().explained(mask, open, parts, open.<P>question().parse(mask, viewer.seat(), parts));
    }

    private Tree.Grow measure(Request.Measure measure) {
        try {
            Tree.Branch found = table.match().game().measure(viewer.mask(), measure.from(), measure.to());
            return found == null
                    ? viewer.protocol().refused(refusal("engine.nothing-to-measure"), false)
                    : viewer.protocol().measured(measure, found);
        } catch (BadDocument e) {
            return viewer.protocol().error(String.valueOf(e.getMessage()));
        }
    }

    private Tree.Grow order(Request.Orders orders) {
        boolean known = orders.window().equals(StandingOrders.ALL)
                || table.match().game().codec().names().contains(orders.window());
        if (!known) {
            return viewer.protocol().error("there is no kind of window '" + orders.window() + "'");
        }
        table.order(viewer.seat(), orders.window(), orders.pass());
        return viewer.protocol().done();
    }

    private Tree.Grow verdict(Verdict verdict) {
        Protocol<P> protocol = viewer.protocol();
        if (verdict instanceof Verdict.Refused refused) {
            return protocol.refused(refused.refusal(), false);
        }
        if (verdict instanceof Verdict.Stale stale) {
            return protocol.refused(stale.refusal(), true);
        }
        if (verdict instanceof Verdict.Faulted fault) {
            return protocol.fault(table.report(fault.cause()));
        }
        return protocol.done();
    }

    /** Returns the decision if it is asked of this viewer now. */
    private @Nullable Decision open(int id) {
        Pending pending = table.match().isOver() ? null : viewer.mask().pending();
        int index = pending == null ? -1 : pending.indexOf(id);
        if (pending == null || index < 0 || pending.isAnswered(index)) {
            return null;
        }
        Decision decision = pending.decision(index);
        return decision.seat() == viewer.seat() ? decision : null;
    }

    private static Refusal refusal(String key) {
        return new Refusal(Message.of(key), List.of());
    }

    /** Returns what the client wants its reply to be marked with: a short text or a number. */
    private static @Nullable Tree ref(Tree message) {
        Tree ref = message instanceof Tree.Branch branch ? branch.get("ref") : null;
        boolean fits = ref instanceof Tree.Whole
                || ref instanceof Tree.Text text && text.value().length() <= 64;
        return fits ? ref : null;
    }
}
