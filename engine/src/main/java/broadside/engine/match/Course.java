package broadside.engine.match;

import broadside.engine.chance.Chance;
import broadside.engine.chance.KeyedChance;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.event.Event;
import broadside.engine.event.EventSink;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.RulesFault;
import broadside.engine.play.Scene;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes where a match stands from its entries, and refuses an entry that cannot follow. The same entries always lead
 * to the same place: nothing here reads a clock.
 */
final class Course<P extends Position> {
    private final Game<P> game;
    private final Header header;
    private final Chance chance;
    private final List<Move> moves;
    private final List<Sitter> sitters;
    /** Seats in the order in which they resigned. */
    private final List<Integer> resigned;

    /** What undo starts to compute from: the beginning, or the snapshot after a change of the rules. Never changed. */
    private P base;

    private int baseSeq;
    private P position;
    private int seq;
    private int ownRules;
    private @Nullable Ballot ballot;
    private @Nullable Matter endedBy;

    private Course(Game<P> game, Header header, Chance chance, P base) {
        this.game = game;
        this.header = header;
        this.chance = chance;
        this.moves = new ArrayList<>();
        this.sitters = new ArrayList<>(header.sitters());
        this.resigned = new ArrayList<>();
        this.base = base;
        this.position = base;
    }

    private Course(Course<P> other) {
        game = other.game;
        header = other.header;
        chance = other.chance;
        moves = new ArrayList<>(other.moves);
        sitters = new ArrayList<>(other.sitters);
        resigned = new ArrayList<>(other.resigned);
        base = other.base;
        baseSeq = other.baseSeq;
        position = copy(other.position);
        seq = other.seq;
        ownRules = other.ownRules;
        ballot = other.ballot;
        endedBy = other.endedBy;
    }

    /** Starts a match: sets up, deals, and stops at the first decision. */
    static <P extends Position> Course<P> open(Game<P> game, Header header, String secret, EventSink sink) {
        Chance chance = new KeyedChance(header.key(secret));
        Tree.Branch start = header.start();
        P position = start == null
                ? game.open(header.setup(game))
                : PositionDocument.read(game, header.setup(game), Field.at("start", start), new Labels());
        position.advance(Scene.heard(chance, sink, null));
        Course<P> course = new Course<>(game, header, chance, position);
        course.position = copy(position);
        return course;
    }

    Course<P> copy() {
        return new Course<>(this);
    }

    P position() {
        return position;
    }

    int seq() {
        return seq;
    }

    int baseSeq() {
        return baseSeq;
    }

    List<Move> moves() {
        return moves;
    }

    Sitter sitter(int seat) {
        return sitters.get(seat);
    }

    List<Integer> resigned() {
        return resigned;
    }

    /** Says whether the game itself took the resignations into its rules, so that its own ranking stands. */
    boolean rankedByRules() {
        return ownRules > 0;
    }

    @Nullable
    Ballot ballot() {
        return ballot;
    }

    /** Returns who may end the game by agreement under its own rules, as bits; 0 where that is nobody, or not people alone. */
    int settlers() {
        int settlers = position.isOver() ? 0 : game.settlers(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            if ((settlers >> seat & 1) != 0 && !isPerson(seat)) {
                return 0;
            }
        }
        return settlers;
    }

    /** Returns the vote that ended the match, or null. */
    @Nullable
    Matter endedBy() {
        return endedBy;
    }

    boolean isOver() {
        return position.isOver() || endedBy != null || oneIsLeft();
    }

    /** Says whether all but one resigned, which ends the match unless the game has its own rule for leavers. */
    boolean oneIsLeft() {
        return !rankedByRules() && resigned.size() >= position.seats() - 1 && !resigned.isEmpty();
    }

    boolean isPerson(int seat) {
        return sitters.get(seat).isPerson() && !resigned.contains(seat);
    }

    /** Applies the next entry, or throws and leaves this course unusable: callers work on a copy. */
    void apply(Entry entry, EventSink sink) {
        apply(entry, null, sink);
    }

    /**
     * Applies the next entry.
     *
     * @param proved the choice that the entry describes, where it has just been ruled on; null: it is read and ruled on here
     */
    void apply(Entry entry, @Nullable Long proved, EventSink sink) {
        if (entry.seq() != seq + 1) {
            throw new BadEntry("expected entry " + (seq + 1) + ", found entry " + entry.seq());
        }
        if (isOver()) {
            throw new BadEntry("the match is over");
        }
        seq = entry.seq();
        Scene scene = Scene.heard(chance, sink, null);
        Field data = Field.at("data", entry.data());
        switch (entry.kind()) {
            case CHOICE, DEFAULT -> answer(entry, proved, scene);
            case WINDOW_CLOSED -> {
                if (position.pending() == null) {
                    throw new BadEntry("nothing is open");
                }
                play(Move.of(entry, 0), scene);
            }
            case HAND_RAISED -> play(Move.of(seated(entry), data.need("up").truth() ? 1 : 0), scene);
            case STOPS_SET -> play(Move.of(seated(entry), data.need("kinds").whole(0, Integer.MAX_VALUE)), scene);
            case TIME_SIGNAL -> {
                int minutes = data.need("minutes").whole(0, Integer.MAX_VALUE);
                tell(sink, new TableEvents.MinutesPassed(minutes));
                play(Move.of(entry, minutes), scene);
            }
            case RESIGNED -> {
                if (resigned.contains(seated(entry).seat())) {
                    throw new BadEntry("this seat has resigned already");
                }
                tell(sink, new TableEvents.SeatResigned(entry.seat()));
                play(Move.of(entry, 0), scene);
                count(scene);
            }
            case UNDO -> undo(entry, data, sink);
            case VOTE -> vote(entry, data, sink);
            case SEAT_TAKEN_OVER, SEAT_RETURNED -> seat(entry, data, sink);
            case RULES_CHANGED -> changeRules(data, sink);
        }
    }

    /** Notes an entry that was played under other rules: only who sits where is kept of it. */
    void skip(Entry entry) {
        seq = entry.seq();
        if (entry.kind() == EntryKind.SEAT_TAKEN_OVER || entry.kind() == EntryKind.SEAT_RETURNED) {
            seat(entry, Field.at("data", entry.data()), told -> {});
        } else if (entry.kind() == EntryKind.RESIGNED
                && !resigned.contains(seated(entry).seat())) {
            resigned.add(entry.seat());
        }
    }

    private void answer(Entry entry, @Nullable Long proved, Scene scene) {
        Decision decision = open(entry);
        P now = position;
        long choice = proved == null ? read(entry, decision) : proved;
        Pending pending = now.pending();
        if (entry.kind() == EntryKind.DEFAULT) {
            if (choice != decision.fallback(now)) {
                throw new BadEntry("'" + entry.data() + "' is not the default of decision " + decision.id());
            }
            // In a set nobody may learn who has not answered.
            if (pending != null && pending.size() == 1) {
                scene.tell(new TableEvents.TimeRanOut(decision.seat()));
            }
        } else if (ballot != null && ballot.matter() == Matter.UNDO && isPerson(entry.seat())) {
            // Who goes on playing has thought better of going back.
            ballot = null;
        }
        play(Move.of(entry, choice), scene);
    }

    /** Reads the choice of an entry and rules on it. */
    private long read(Entry entry, Decision decision) {
        Long choice = decision.<P>question().parse(position, decision.seat(), entry.data());
        if (choice == null) {
            throw new BadEntry("'" + entry.data() + "' is no answer to decision " + decision.id());
        }
        var refusal = decision.refusal(position, choice);
        if (refusal != null) {
            throw new BadEntry("'" + entry.data() + "' is not allowed", refusal);
        }
        return choice;
    }

    private Decision open(Entry entry) {
        Pending pending = position.pending();
        int index = pending == null ? -1 : pending.indexOf(entry.decision());
        if (pending == null || index < 0 || pending.isAnswered(index)) {
            throw new BadEntry("decision " + entry.decision() + " is not asked");
        }
        Decision decision = pending.decision(index);
        if (decision.seat() != entry.seat()) {
            throw new BadEntry("decision " + entry.decision() + " is asked of another seat");
        }
        return decision;
    }

    private Entry seated(Entry entry) {
        if (entry.seat() == Entry.TABLE) {
            throw new BadEntry("the entry names no seat");
        }
        return entry;
    }

    private void play(Move move, Scene scene) {
        long draws = position.draws();
        int reveals = position.reveals();
        run(move, scene);
        moves.add(move.with(position.draws() != draws, position.reveals() != reveals));
    }

    /** Carries out a move and what follows from it. */
    private void run(Move move, Scene scene) {
        switch (move.kind()) {
            case CHOICE, DEFAULT -> position.answer(move.decision(), move.value(), scene);
            case WINDOW_CLOSED -> position.close(scene);
            case HAND_RAISED -> position.setRaised(move.seat(), move.value() != 0);
            case STOPS_SET -> position.setStops(move.seat(), (int) move.value());
            case TIME_SIGNAL -> game.timePassed(position, (int) move.value(), scene);
            case RESIGNED -> {
                resigned.add(move.seat());
                if (game.resign(position, move.seat(), scene)) {
                    ownRules++;
                }
            }
            case UNDO -> Renewal.renew(position, move.value(), move.decision());
            default -> throw new IllegalStateException("no move: " + move.kind());
        }
        position.advance(scene);
        answerForResigned(scene);
    }

    private void answerForResigned(Scene scene) {
        // All but one gone ends the match, so somebody is always left to be asked in the end.
        while (!resigned.isEmpty() && !isOver()) {
            Pending pending = position.pending();
            Decision open = null;
            for (int seat : resigned) {
                Decision own = pending == null ? null : pending.openFor(seat);
                open = open == null ? own : open;
            }
            if (open == null) {
                return;
            }
            position.answer(open.id(), open.fallback(position), scene);
            position.advance(scene);
        }
    }

    private void undo(Entry entry, Field data, EventSink sink) {
        int to = data.need("to").whole(0, Integer.MAX_VALUE);
        boolean consent = data.truth("consent", false);
        // Records from before this was kept have no such word, and their dice were not given back.
        boolean dice = data.truth("dice", false);
        if (dice && !Takeback.givesDiceBack(header)) {
            throw new BadEntry("dice are given back at practice tables of one person only");
        }
        Ballot asked = ballot;
        if (consent) {
            if (asked == null || !asked.same(Matter.UNDO, to) || !Votes.passed(this, asked)) {
                throw new BadEntry("not all people agreed to go back to entry " + to);
            }
        } else {
            var refusal = Takeback.refusal(this, header.terms(), entry.seat(), to);
            if (refusal != null) {
                throw new BadEntry("undo to entry " + to + " is not free", refusal);
            }
        }
        ballot = null;
        goBack(to, entry, dice);
        tell(sink, new TableEvents.TookBack(entry.seat(), consent));
    }

    private void goBack(int to, Entry entry, boolean dice) {
        long drawn = position.draws();
        int asked = position.asked();
        List<Move> all = List.copyOf(moves);
        Scene silent = Scene.silent(chance);
        moves.clear();
        // Seats that had resigned before the base stay resigned; the others resign again where their move is repeated.
        for (Move move : all) {
            if (move.kind() == EntryKind.RESIGNED) {
                resigned.remove((Integer) move.seat());
            }
        }
        ownRules = 0;
        position = copy(base);
        for (Move move : all) {
            if (move.seq() <= to) {
                run(move, silent);
                moves.add(move);
            }
        }
        long draws = dice ? position.draws() : drawn;
        Move restored = new Move(entry.seq(), EntryKind.UNDO, entry.seat(), asked, draws, false, false);
        run(restored, silent);
        moves.add(restored);
        for (Move move : all) {
            if (move.seq() > to && move.kind().outlivesUndo()) {
                run(move, silent);
                moves.add(move.at(entry.seq()));
            }
        }
    }

    /**
     * Returns the entry before the seat's last answer that was a real choice; -1 where there is none. Whoever wants to go
     * back means what he did, not the end of the turn that followed because nothing else was left.
     */
    int beforeLastChoice(int seat) {
        P then = copy(base);
        Course<P> past = new Course<>(game, header, chance, then);
        past.resigned.addAll(resigned);
        moves.stream()
                .filter(move -> move.kind() == EntryKind.RESIGNED)
                .forEach(move -> past.resigned.remove((Integer) move.seat()));
        Scene silent = Scene.silent(chance);
        int last = -1;
        for (Move move : moves) {
            boolean isAnswer = move.kind() == EntryKind.CHOICE || move.kind() == EntryKind.DEFAULT;
            if (isAnswer && move.seat() == seat && past.isRealChoice(move)) {
                last = move.seq() - 1;
            }
            past.run(move, silent);
        }
        return last;
    }

    boolean hasChosen(int seat) {
        return moves.stream().anyMatch(move -> move.kind() == EntryKind.CHOICE && move.seat() == seat);
    }

    private boolean isRealChoice(Move move) {
        Pending pending = position.pending();
        int index = pending == null ? -1 : pending.indexOf(move.decision());
        if (pending == null || index < 0) {
            return true;
        }
        Decision decision = pending.decision(index);
        P mask = mask(decision.seat());
        if (decision.<P>question().domain(mask, decision.seat()) != null) {
            return true;
        }
        Choices options = new Choices();
        decision.options(mask, options);
        return options.size() > 1;
    }

    @SuppressWarnings("unchecked")
    private P mask(int seat) {
        return (P) position.mask(seat);
    }

    private void vote(Entry entry, Field data, EventSink sink) {
        Matter matter = Matter.read(data.need("about"));
        boolean yes = data.need("say").truth();
        int to = matter == Matter.UNDO ? data.need("to").whole(0, Integer.MAX_VALUE) : 0;
        if (entry.seat() == Entry.TABLE) {
            // The host may close a table that nobody can play on, but never a draw or an undo against its people.
            if (matter != Matter.ABANDON || !yes) {
                throw new BadEntry("the host can only abandon a match");
            }
            endedBy = Matter.ABANDON;
            return;
        }
        var refusal = Votes.refusal(this, entry.seat(), matter, to, yes);
        if (refusal != null) {
            throw new BadEntry("this vote is not possible", refusal);
        }
        tell(sink, new TableEvents.VoteCast(entry.seat(), matter.documentName(), yes, yes && ballot == null));
        if (!yes) {
            ballot = null;
            return;
        }
        Ballot now = ballot == null ? new Ballot(matter, entry.seat(), to, 0) : ballot;
        now = now.with(entry.seat());
        ballot = now;
        count(Scene.heard(chance, sink, null));
    }

    /** Ends the match if all who must agreed to; an undo they agreed to is an entry of its own. */
    private void count(Scene scene) {
        Ballot now = ballot;
        if (now != null && now.matter() != Matter.UNDO && Votes.passed(this, now)) {
            if (now.matter() == Matter.DRAW && settlers() != 0) {
                game.settle(position, scene);
            } else {
                endedBy = now.matter();
            }
            ballot = null;
        }
    }

    private void seat(Entry entry, Field data, EventSink sink) {
        int seat = seated(entry).seat();
        if (!header.sitters().get(seat).isPerson()) {
            throw new BadEntry("this seat is a captain's");
        }
        if (entry.kind() == EntryKind.SEAT_TAKEN_OVER) {
            String level = data.need("level").text();
            sitters.set(seat, Sitter.captain(level));
            tell(sink, new TableEvents.SeatTakenOver(seat, level));
            count(Scene.heard(chance, sink, null));
        } else {
            sitters.set(seat, Sitter.person());
            tell(sink, new TableEvents.SeatReturned(seat));
        }
    }

    private void changeRules(Field data, EventSink sink) {
        P snapshot = PositionDocument.read(game, header.setup(game), data.need("position"), new Labels());
        Renewal.renew(snapshot, data.need("draws").whole(), data.need("asked").whole(0, Integer.MAX_VALUE));
        base = snapshot;
        baseSeq = seq;
        position = copy(snapshot);
        moves.clear();
        ballot = null;
        answerForResigned(Scene.silent(chance));
        tell(sink, new TableEvents.RulesChanged((int) data.need("from").whole(), (int)
                data.need("rules").whole()));
    }

    private static void tell(EventSink sink, Event event) {
        sink.accept(new Told(event, List.of()));
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> P copy(P position) {
        Position copy = position.copy();
        if (copy.getClass() != position.getClass()) {
            throw new RulesFault("copy() of " + position.getClass() + " gives another class");
        }
        return (P) copy;
    }
}
