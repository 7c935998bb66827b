package broadside.engine.match;

import broadside.engine.chance.Fairness;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.game.Outcome;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.play.RulesFault;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Is a game being played: a header, the entries so far, and the position they lead to.
 *
 * <p>Whatever is done is tried on a copy, handed to the {@link Journal}, and only then takes effect, so nothing is ever
 * half done and nothing acknowledged is lost. Belongs to one thread at a time.
 */
public final class Match<P extends Position> {
    private final Game<P> game;
    private final Header header;
    private final String secret;
    private final LongSupplier clock;
    private final Journal journal;
    /** Takes the lines instead of the journal while entries of another host are followed. */
    private @Nullable Journal compared;

    private final List<Entry> entries = new ArrayList<>();
    private final List<Happening> log = new ArrayList<>();
    private Course<P> course;
    private RecordWriter writer;

    private Match(Game<P> game, Header header, String secret, LongSupplier clock, Journal journal) {
        if (!header.game().equals(game.id())) {
            throw new IllegalArgumentException("this is a match of " + header.game() + ", not of " + game.id());
        }
        if (!Fairness.commitment(secret).equals(header.commitment())) {
            throw new IllegalArgumentException("the commitment is to another secret");
        }
        this.game = game;
        this.header = header;
        this.secret = secret;
        this.clock = clock;
        this.journal = journal;
        List<Told> told = new ArrayList<>();
        this.course = Course.open(game, header, secret, told::add);
        // What happens before the first entry has no time of its own; zero keeps records equal on every machine.
        told.forEach(event -> log.add(new Happening(0, 0, 0, course.position().draws(), event)));
        this.writer = new RecordWriter(game, header);
        journal.append(writer.open(secret, course, log, reason(), outcome()));
    }

    /**
     * Starts a match.
     *
     * @param secret the host's secret in 64 hexadecimal digits, to which the header's commitment commits
     * @param clock gives the time of entries in milliseconds
     */
    public static <P extends Position> Match<P> start(
            Game<P> game, Header header, String secret, LongSupplier clock, Journal journal) {
        return new Match<>(game, header, secret, clock, journal);
    }

    public Game<P> game() {
        return game;
    }

    public Header header() {
        return header;
    }

    /** Returns the position; only to be read, as it is not a copy. */
    public P position() {
        return course.position();
    }

    public List<Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** Returns everything that happened, undone or not, in order. */
    public List<Happening> log() {
        return Collections.unmodifiableList(log);
    }

    public boolean isOver() {
        return course.isOver();
    }

    /** Returns the ranking; null while the match runs and where it ended without one. */
    public @Nullable Outcome outcome() {
        if (!isOver() || course.endedBy() != null) {
            return null;
        }
        if (!course.position().isOver()) {
            return Ranking.lastOneLeft(course.position().seats(), course.resigned());
        }
        Outcome outcome = game.outcome(course.position());
        return course.rankedByRules() ? outcome : Ranking.behind(outcome, course.resigned());
    }

    /** Says why the match ended; null while it runs. */
    public @Nullable Message reason() {
        Matter endedBy = course.endedBy();
        if (endedBy != null) {
            return Message.of("engine.outcome." + endedBy.documentName());
        }
        Outcome outcome = outcome();
        return outcome == null ? null : outcome.reason();
    }

    /** Returns the secret of the dice, which is nobody's business before the match is over. */
    public String secret() {
        if (!isOver()) {
            throw new IllegalStateException("the secret is published at the end");
        }
        return secret;
    }

    /** Returns who plays this seat now. */
    public Sitter sitter(int seat) {
        return course.sitter(seat);
    }

    public boolean hasResigned(int seat) {
        return course.resigned().contains(seat);
    }

    /** Returns the vote that is under way, or null. */
    public @Nullable Ballot ballot() {
        return course.ballot();
    }

    // --- answering

    /** Answers a decision with one of its packed choices. */
    public Verdict choose(int seat, int decision, long choice) {
        Decision open = openFor(seat, decision);
        return open == null ? stale(seat) : guard(() -> choose(open, choice, null));
    }

    /** Answers a decision with the parts of a choice, as {@code Question.describe} writes them. */
    public Verdict choose(int seat, int decision, Tree parts) {
        Decision open = openFor(seat, decision);
        if (open == null) {
            return new Verdict.Stale(whyStale(seat, parts));
        }
        return guard(() -> {
            Long choice = open.<P>question().parse(course.position(), seat, parts);
            return choice == null ? refused("engine.no-such-choice") : choose(open, choice, parts);
        });
    }

    /**
     * Rules on a choice and enters it.
     *
     * @param read the parts from which the choice was read; null where it was given as it is
     */
    private Verdict choose(Decision open, long choice, @Nullable Tree read) {
        P now = course.position();
        Refusal refusal = open.refusal(now, choice);
        if (refusal != null) {
            return new Verdict.Refused(refusal);
        }
        Tree parts = open.<P>question().describe(now, open.seat(), choice);
        if (!parts.equals(read)) {
            // A record that does not lead back here could never be played again.
            Long back = open.<P>question().parse(now, open.seat(), parts);
            if (back == null || back != choice) {
                throw new RulesFault("the parts " + parts + " do not lead back to their choice");
            }
        }
        return enter(EntryKind.CHOICE, open.seat(), open.id(), parts, choice);
    }

    /** Takes the default of a decision whose time ran out. */
    public Verdict timeOut(int seat, int decision) {
        Decision open = openFor(seat, decision);
        if (open == null) {
            return stale(seat);
        }
        return guard(() -> {
            P now = course.position();
            Tree parts = open.<P>question().describe(now, seat, open.fallback(now));
            return enter(EntryKind.DEFAULT, seat, decision, parts);
        });
    }

    /** Closes the set that is pending: who has not answered gives the default. */
    public Verdict closeWindow() {
        if (isOver() || course.position().pending() == null) {
            return refused("engine.over");
        }
        return guard(() -> enter(EntryKind.WINDOW_CLOSED, Entry.TABLE, Entry.NO_DECISION, Tree.NOTHING));
    }

    // --- beside the rules

    /** Returns the entries to which this seat may go back without asking anybody, nearest first. */
    public List<Integer> freeUndo(int seat) {
        return Takeback.points(course, header.terms(), seat);
    }

    /** Goes back to where the match stood after entry {@code to}, if that is free. */
    public Verdict undo(int seat, int to) {
        Refusal refusal = Takeback.refusal(course, header.terms(), seat, to);
        if (refusal != null) {
            return new Verdict.Refused(refusal);
        }
        return guard(
                () -> enter(EntryKind.UNDO, seat, Entry.NO_DECISION, wayBack(to).done()));
    }

    private Tree.Grow wayBack(int to) {
        Tree.Grow data = Tree.branch().put("to", to);
        return Takeback.givesDiceBack(header) ? data.put("dice", true) : data;
    }

    /** Returns the entry before this seat's last answer to a question that had several; -1 where there is none. */
    public int beforeLastChoice(int seat) {
        return course.beforeLastChoice(seat);
    }

    /** Says whether this seat has made a choice that is still in force: without one there is nothing to go back to. */
    public boolean hasChosen(int seat) {
        return course.hasChosen(seat);
    }

    /** Takes back this seat's last choice, if that is free. */
    public Verdict undo(int seat) {
        List<Integer> points = freeUndo(seat);
        return undo(seat, points.isEmpty() ? -1 : points.get(0));
    }

    /**
     * Votes; the first yes proposes the matter, a no ends it. When the last person agrees it is done.
     *
     * @param to for an undo: the entry to go back to; else ignored
     */
    public Verdict vote(int seat, Matter matter, int to, boolean yes) {
        Refusal refusal = Votes.refusal(course, seat, matter, to, yes);
        if (refusal != null) {
            return new Verdict.Refused(refusal);
        }
        Tree.Grow data = Tree.branch().put("about", matter.documentName());
        if (matter == Matter.UNDO) {
            data.put("to", to);
        }
        data.put("say", yes);
        return guard(() -> {
            Verdict verdict = enter(EntryKind.VOTE, seat, Entry.NO_DECISION, data.done());
            Verdict done = doWhatWasAgreed();
            return done == null ? verdict : done;
        });
    }

    /** Goes back if all people agreed to; after a crash between their last vote and the undo, resuming calls this. */
    @Nullable
    Verdict doWhatWasAgreed() {
        Ballot ballot = course.ballot();
        if (isOver() || ballot == null || ballot.matter() != Matter.UNDO || !Votes.passed(course, ballot)) {
            return null;
        }
        Tree data = wayBack(ballot.to()).put("consent", true).done();
        return guard(() -> enter(EntryKind.UNDO, ballot.proposer(), Entry.NO_DECISION, data));
    }

    /** Ends a match that cannot go on, without a ranking: the host's last resort. */
    public Verdict abandon() {
        Tree data = Tree.branch()
                .put("about", Matter.ABANDON.documentName())
                .put("say", true)
                .done();
        return enterUnlessOver(EntryKind.VOTE, Entry.TABLE, data);
    }

    /** Gives up. */
    public Verdict resign(int seat) {
        if (hasResigned(seat)) {
            return refused("engine.resigned-already");
        }
        return enterUnlessOver(EntryKind.RESIGNED, seat, Tree.NOTHING);
    }

    /** Raises a hand, to be asked at the next checkpoint, or takes it down. */
    public Verdict raiseHand(int seat, boolean up) {
        return enterUnlessOver(EntryKind.HAND_RAISED, seat, Tree.branch("up", Tree.of(up)));
    }

    /** Sets the kinds of moments, as bits, at which the seat wants to be asked. */
    public Verdict setStops(int seat, int kinds) {
        if (kinds < 0) {
            return refused("engine.no-such-choice");
        }
        return enterUnlessOver(EntryKind.STOPS_SET, seat, Tree.branch("kinds", Tree.of(kinds)));
    }

    /** Lets a captain of this level play for a person who left. */
    public Verdict takeOver(int seat, String level) {
        if (!header.sitters().get(seat).isPerson()) {
            return refused("engine.captains-seat");
        }
        return enterUnlessOver(EntryKind.SEAT_TAKEN_OVER, seat, Tree.branch("level", Tree.of(level)));
    }

    /** Gives the seat back to its person. */
    public Verdict giveBack(int seat) {
        if (!header.sitters().get(seat).isPerson()) {
            return refused("engine.captains-seat");
        }
        return enterUnlessOver(EntryKind.SEAT_RETURNED, seat, Tree.NOTHING);
    }

    /** Tells the rules how many minutes have passed since the start. */
    public Verdict timeSignal(int minutes) {
        return enterUnlessOver(EntryKind.TIME_SIGNAL, Entry.TABLE, Tree.branch("minutes", Tree.of(minutes)));
    }

    // --- entering

    /** Enters what a record holds; throws {@link BadEntry} or a document's complaint if it cannot follow. */
    void reenter(Entry entry) {
        reenter(entry, null);
    }

    private void reenter(Entry entry, @Nullable Long proved) {
        Course<P> next = course.copy();
        List<Told> told = new ArrayList<>();
        next.apply(entry, proved, told::add);
        List<Happening> news = new ArrayList<>();
        // A change of the rules only skips numbers, and a step back only returns to them.
        boolean draws = entry.kind() != EntryKind.RULES_CHANGED && entry.kind() != EntryKind.UNDO;
        long drawn = course.position().draws();
        long now = draws ? next.position().draws() : drawn;
        told.forEach(event -> news.add(new Happening(entry.seq(), entry.time(), drawn, now, event)));
        Course<P> before = course;
        RecordWriter after = writer.copy();
        // Outcome and reason are asked of the new course; a throw on the way puts everything back.
        course = next;
        log.addAll(news);
        try {
            Journal taker = compared == null ? journal : compared;
            taker.append(after.entry(entry, course, log, reason(), outcome()));
        } catch (RuntimeException e) {
            course = before;
            log.subList(log.size() - news.size(), log.size()).clear();
            throw e;
        }
        writer = after;
        entries.add(entry);
    }

    /**
     * Enters what another host appended to the record behind the lines of this match. The own journal is told nothing.
     *
     * @param lines the whole lines behind those that this match knows
     * @throws JournalFault if they do not follow; the match may then have taken a part of them and must be read again
     */
    public void follow(List<String> lines) {
        Deque<String> theirs = new ArrayDeque<>(lines);
        compared = ours -> {
            for (String line : ours) {
                if (!line.equals(theirs.poll())) {
                    throw new JournalFault("the record of match " + header.match() + " went on in another way");
                }
            }
        };
        try {
            while (!theirs.isEmpty()) {
                reenter(Entry.read(Field.root(Json.read(theirs.element())), header.seats()));
            }
        } catch (BadEntry | BadDocument | RulesFault e) {
            throw new JournalFault("the record of match " + header.match() + " cannot be followed", e);
        } finally {
            compared = null;
        }
    }

    /** Notes an entry that was played under other rules and cannot be computed again. */
    void skip(Entry entry) {
        course.skip(entry);
        entries.add(entry);
    }

    RecordWriter writer() {
        return writer;
    }

    int nextSeq() {
        return course.seq() + 1;
    }

    long now() {
        return clock.getAsLong();
    }

    private Verdict enterUnlessOver(EntryKind kind, int seat, Tree data) {
        if (isOver()) {
            return refused("engine.over");
        }
        return guard(() -> {
            Verdict verdict = enter(kind, seat, Entry.NO_DECISION, data);
            Verdict done = doWhatWasAgreed();
            return done == null ? verdict : done;
        });
    }

    private Verdict enter(EntryKind kind, int seat, int decision, Tree data) {
        return enter(kind, seat, decision, data, null);
    }

    /** Enters something; a choice that has been ruled on is not ruled on again. */
    private Verdict enter(EntryKind kind, int seat, int decision, Tree data, @Nullable Long proved) {
        Entry entry = new Entry(nextSeq(), kind, seat, decision, data, now());
        int heard = log.size();
        reenter(entry, proved);
        Pending pending = course.position().pending();
        int index = pending == null ? -1 : pending.indexOf(decision);
        if (pending != null && index >= 0 && pending.isAnswered(index)) {
            return new Verdict.Sealed(entry);
        }
        return new Verdict.Accepted(entry, log.subList(heard, log.size()));
    }

    private interface Attempt {
        Verdict make();
    }

    /** Turns a fault of the rules into a verdict; what the journal throws is the host's own and passes. */
    private static Verdict guard(Attempt attempt) {
        try {
            return attempt.make();
        } catch (JournalFault e) {
            throw e;
        } catch (RuntimeException e) {
            return new Verdict.Faulted(e);
        }
    }

    private @Nullable Decision openFor(int seat, int decision) {
        Pending pending = isOver() ? null : course.position().pending();
        int index = pending == null ? -1 : pending.indexOf(decision);
        if (pending == null || index < 0 || pending.isAnswered(index)) {
            return null;
        }
        Decision open = pending.decision(index);
        return open.seat() == seat ? open : null;
    }

    private Verdict stale(int seat) {
        return new Verdict.Stale(whyStale(seat));
    }

    /** Says why an answer to a decision that is not pending cannot be taken from this seat. */
    public Refusal whyStale(int seat) {
        return whyStale(seat, Tree.NOTHING);
    }

    private Refusal whyStale(int seat, Tree tried) {
        Pending pending = course.position().pending();
        if (isOver()) {
            return new Refusal(Message.of("engine.over"), List.of());
        }
        boolean asked = pending != null && pending.openFor(seat) != null;
        return asked
                ? new Refusal(Message.of("engine.stale"), List.of())
                : game.notAsked(course.position(), seat, tried);
    }

    private static Verdict refused(String key) {
        return new Verdict.Refused(new Refusal(Message.of(key), List.of()));
    }
}
