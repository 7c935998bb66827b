package broadside.engine.table;

import broadside.engine.match.Entry;
import broadside.engine.match.Match;
import broadside.engine.match.Verdict;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.table.Clock.Alarm;
import broadside.engine.window.CloseWindow;
import broadside.engine.window.Window;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Hosts a match: counts time, lets captains and standing orders answer, and tells every viewer what he may know.
 *
 * <p>Belongs to one thread, the one its clock runs alarms on. When the journal of the match throws, the host reads the
 * match again from its record and {@linkplain #rebind puts} it on the table: alarms may be spent.
 */
public final class Table<P extends Position> {
    private Match<P> match;
    private final Clock clock;
    private final Captain.Roster<P> roster;
    private final Pace pace;
    private final Hesitation hesitation;
    private final Faults faults;
    private final List<StandingOrders> orders = new ArrayList<>();
    private final List<Viewer<P>> viewers = new ArrayList<>();
    /** How the match looks from the seats that somebody looks from. */
    private final Map<Integer, Perspective<P>> perspectives = new HashMap<>();

    private final Map<String, Protocol<P>> protocols = new HashMap<>();
    private final Chronicle chronicle = new Chronicle();
    private final Set<Integer> present = new TreeSet<>();
    private final Map<Integer, Alarm> answers = new HashMap<>();
    /** The first decision of the set whose time is running; -1: none. */
    private int timed = -1;

    private long opened;
    private long closes;
    private @Nullable Alarm closing;
    private int grace;
    private boolean broken;
    private boolean leads;
    private @Nullable Bank bank;
    private boolean paused;
    /** While time stands: how much of it the pending set had left; 0: no limit. */
    private long remaining;

    private IntConsumer late = seat -> {};

    /** Hears of mistakes in the rules. */
    public interface Faults {
        /** Notes the fault and returns the number of the report that players are told. */
        String report(Match<?> match, RuntimeException cause);
    }

    /** Opens a table for a match, new or resumed; every clock starts now. */
    public Table(Match<P> match, Clock clock, Captain.Roster<P> roster, Pace pace, Faults faults) {
        this(match, clock, roster, pace, faults, true);
    }

    /**
     * Opens a table.
     *
     * @param leads whether this host thinks and counts time for the match; see {@link #lead}
     */
    public Table(Match<P> match, Clock clock, Captain.Roster<P> roster, Pace pace, Faults faults, boolean leads) {
        this.leads = leads;
        this.match = match;
        this.clock = clock;
        this.roster = roster;
        this.pace = pace;
        this.hesitation = new Hesitation(pace.seed());
        this.faults = faults;
        this.grace = pace.graceMillis();
        for (int seat = 0; seat < match.header().seats().size(); seat++) {
            orders.add(new StandingOrders());
        }
        arm();
    }

    /** Returns the match; to change it go through {@link #desk} or {@link #act}. */
    public Match<P> match() {
        return match;
    }

    public Clock clock() {
        return clock;
    }

    /**
     * Says whether this host thinks and counts time for the match. Of several hosts that show the same match one should:
     * the others take requests and show what happens. Who begins to lead starts every clock anew, with grace.
     */
    public void lead(boolean from) {
        if (leads == from) {
            return;
        }
        leads = from;
        grace = pace.graceMillis();
        disarm();
        timed = -1;
        changed();
    }

    public boolean leads() {
        return leads;
    }

    /**
     * Goes on with the same match read again from its record, which may have gone further meanwhile. Viewers, standing
     * orders and the time of a decision that is still pending stay; viewers are sent what is new for them.
     */
    public void rebind(Match<P> fresh) {
        if (!fresh.header().match().equals(match.header().match())) {
            throw new IllegalArgumentException("this is another match");
        }
        match = fresh;
        answers.values().forEach(Alarm::cancel);
        answers.clear();
        if (closing != null) {
            closing.cancel();
            closing = null;
        }
        Pending pending = match.isOver() ? null : match.position().pending();
        if (pending == null || pending.decision(0).id() != timed) {
            timed = -1;
            closes = 0;
        } else if (leads && closes > 0) {
            boolean window = pending.isWindow();
            closing = clock.at(closes, () -> timeIsUp(window));
        }
        broken = false;
        for (Perspective<P> perspective : perspectives.values()) {
            if (!perspective.rebind(fresh)) {
                lookers(perspective).forEach(Viewer::refresh);
            }
        }
        changed();
    }

    /** Shows what another host appended to the record; see {@link Match#follow}. */
    public void follow(List<String> lines) {
        match.follow(lines);
        broken = false;
        changed();
    }

    /** Gives every seat its time for the whole match, instead of a time for each decision; windows keep their own. */
    public void use(Bank time) {
        bank = time;
        // What the table was opened with began before this did, and took the grace.
        grace = pace.graceMillis();
        disarm();
        timed = -1;
        changed();
    }

    public @Nullable Bank bank() {
        return bank;
    }

    /** Hears whose time ran out, whenever a seat got its default because of that. */
    public void whenLate(IntConsumer listener) {
        late = listener;
    }

    /** Lets all time stand, or go on. People may answer meanwhile. */
    public void pause(boolean on) {
        if (paused == on) {
            return;
        }
        paused = on;
        long now = clock.millis();
        if (on) {
            remaining = closes == 0 ? 0 : Math.max(1, closes - now);
            if (closing != null) {
                closing.cancel();
                closing = null;
            }
            closes = 0;
            if (bank != null) {
                bank.stand(now);
            }
        } else if (remaining > 0) {
            limit(remaining, now);
        }
        changed();
    }

    public boolean isPaused() {
        return paused;
    }

    /** Says which set of decisions is pending, by the first of them, for {@link #allow}; -1: none. */
    public int pendingSet() {
        return timed;
    }

    /** Returns when the pending set closes; 0: never. */
    public long closesAt() {
        return closes;
    }

    /** Gives the pending set what was left to it before the host was restarted, and the grace. */
    public void allow(int set, long millis) {
        if (set == timed && closes > 0 && bank == null) {
            if (closing != null) {
                closing.cancel();
            }
            limit(millis + pace.graceMillis(), clock.millis());
            changed();
        }
    }

    /** Lets somebody watch: from a seat, or with {@code Position.SPECTATOR} from outside. Sends him everything now. */
    public Viewer<P> join(int seat, Words words, Consumer<String> out) {
        Perspective<P> perspective =
                perspectives.computeIfAbsent(seat, from -> new Perspective<>(match, from, chronicle));
        Viewer<P> viewer = new Viewer<>(this, perspective, protocol(words), out);
        viewers.add(viewer);
        viewer.refresh();
        present.forEach(here -> viewer.presence(here, true));
        return viewer;
    }

    /** Lets a viewer go for good. */
    public void leave(Viewer<P> viewer) {
        viewers.remove(viewer);
        if (lookers(viewer.perspective()).isEmpty()) {
            perspectives.remove(viewer.seat());
        }
    }

    /** Returns how messages are made in this language. */
    Protocol<P> protocol(Words words) {
        return protocols.computeIfAbsent(
                words.language(),
                language -> new Protocol<>(match.game(), match.header().seats(), words));
    }

    private List<Viewer<P>> lookers(Perspective<P> perspective) {
        List<Viewer<P>> out = new ArrayList<>();
        for (Viewer<P> viewer : viewers) {
            if (viewer.perspective() == perspective) {
                out.add(viewer);
            }
        }
        return out;
    }

    /** Returns where this viewer's requests are handed in. */
    public Desk<P> desk(Viewer<P> viewer) {
        return new Desk<>(this, viewer);
    }

    /** Tells everybody that the person of a seat has come or gone. */
    public void presence(int seat, boolean here) {
        if (here ? !present.add(seat) : !present.remove(seat)) {
            return;
        }
        for (Viewer<P> viewer : List.copyOf(viewers)) {
            viewer.presence(seat, here);
        }
    }

    /** Tells a viewer again who plays a seat, after a captain took over or its person came back. */
    public void tellPresence(Viewer<P> viewer, int seat) {
        viewer.presence(seat, present.contains(seat));
    }

    /** Does something with the match and tells everybody what came of it. */
    public Verdict act(Act<P> act) {
        int before = match.entries().size();
        Verdict verdict = act.on(match);
        if (match.entries().size() > before) {
            broken = false;
            changed();
        }
        return verdict;
    }

    /** Is something done with a match. */
    public interface Act<P extends Position> {
        Verdict on(Match<P> match);
    }

    /** Gives a standing order. */
    void order(int seat, String window, boolean pass) {
        orders.get(seat).give(window, pass);
        arm();
    }

    /** Returns the standing orders of a seat, by the kind of window: whether to pass there. */
    public Map<String, Boolean> orders(int seat) {
        return orders.get(seat).all();
    }

    /** Puts the standing orders of a seat in place, as they were given at another host or before a restart. */
    public void setOrders(int seat, Map<String, Boolean> given) {
        if (!given.equals(orders(seat))) {
            orders.get(seat).restore(given);
            arm();
        }
    }

    String report(RuntimeException cause) {
        return faults.report(match, cause);
    }

    long closes() {
        return closes;
    }

    /** Returns who watches. */
    public List<Viewer<P>> viewers() {
        return List.copyOf(viewers);
    }

    private void changed() {
        arm();
        chronicle.turnPage();
        for (Perspective<P> perspective : List.copyOf(perspectives.values())) {
            List<News<P>> news = perspective.news(closes);
            for (Viewer<P> viewer : news.isEmpty() ? List.<Viewer<P>>of() : lookers(perspective)) {
                viewer.tell(news);
            }
        }
        chronicle.turnPage();
    }

    // --- time

    /** Sets the alarms that what is pending needs, and takes away the others. */
    private void arm() {
        Pending pending = match.isOver() ? null : match.position().pending();
        int set = pending == null ? -1 : pending.decision(0).id();
        if (set != timed) {
            disarm();
            if (bank != null) {
                bank.settle(clock.millis());
            }
            timed = set;
            if (pending != null) {
                start(pending);
            }
        }
        if (pending == null || !leads) {
            return;
        }
        for (int i = 0; i < pending.size(); i++) {
            Decision decision = pending.decision(i);
            if (bank != null && pending.isAnswered(i)) {
                bank.answered(decision.seat(), clock.millis());
            }
            Alarm alarm = answers.get(decision.id());
            boolean automatic = !pending.isAnswered(i) && !broken && isAutomatic(pending, decision);
            if (automatic && alarm == null) {
                answerLater(pending, decision);
            } else if (!automatic && alarm != null) {
                alarm.cancel();
                answers.remove(decision.id());
            }
        }
    }

    private void disarm() {
        answers.values().forEach(Alarm::cancel);
        answers.clear();
        if (closing != null) {
            closing.cancel();
        }
        closing = null;
        closes = 0;
    }

    private void start(Pending pending) {
        opened = leads ? clock.millis() : begun();
        remaining = 0;
        long lasts = lasts(pending);
        if (lasts > 0) {
            if (paused) {
                remaining = lasts;
            } else {
                limit(lasts + grace, opened);
            }
        }
        grace = 0;
    }

    /** Returns how long the pending set may take; 0: for ever. */
    private long lasts(Pending pending) {
        if (pending.isWindow()) {
            return isCompany() ? match.header().terms().windowMillis() : 0;
        }
        Bank time = bank;
        if (time == null) {
            return match.header().terms().decisionMillis();
        }
        long longest = 0;
        for (int i = 0; i < pending.size(); i++) {
            int seat = pending.decision(i).seat();
            if (!pending.isAnswered(i) && match.sitter(seat).isPerson()) {
                longest = Math.max(longest, time.allowance(seat));
            }
        }
        return longest;
    }

    /** Sets when the pending set closes. */
    private void limit(long millis, long from) {
        closes = from + millis;
        Pending pending = match.position().pending();
        if (pending == null) {
            return;
        }
        boolean window = pending.isWindow();
        if (leads) {
            closing = clock.at(closes, () -> timeIsUp(window));
        }
        Bank time = bank;
        if (time != null && !window) {
            long begins = closes - lasts(pending);
            for (int i = 0; i < pending.size(); i++) {
                int seat = pending.decision(i).seat();
                if (!pending.isAnswered(i) && match.sitter(seat).isPerson()) {
                    time.run(seat, begins);
                }
            }
        }
    }

    /** Guesses when another host began to count: with the last entry. */
    private long begun() {
        List<Entry> entries = match.entries();
        return entries.isEmpty()
                ? clock.millis()
                : entries.get(entries.size() - 1).time();
    }

    private void timeIsUp(boolean window) {
        closing = null;
        Pending pending = match.position().pending();
        if (pending == null || !leads) {
            return;
        }
        if (window || pending.size() > 1) {
            settle(act(Match::closeWindow));
            return;
        }
        Decision open = pending.firstOpen();
        if (open != null) {
            settle(act(now -> now.timeOut(open.seat(), open.id())));
            late.accept(open.seat());
        }
    }

    /** Says whether several people play: whoever is alone with captains keeps nobody waiting. */
    public boolean isCompany() {
        int people = 0;
        for (int seat = 0; seat < match.header().seats().size(); seat++) {
            people += match.sitter(seat).isPerson() && !match.hasResigned(seat) ? 1 : 0;
        }
        return people > 1;
    }

    private boolean isAutomatic(Pending pending, Decision decision) {
        return !match.sitter(decision.seat()).isPerson() || passes(pending, decision);
    }

    private boolean passes(Pending pending, Decision decision) {
        return decision.question().reaction()
                && pending.closing() instanceof CloseWindow closed
                && orders.get(decision.seat()).passes(match.game().codec().name(closed.window()));
    }

    /**
     * Answers for a captain or by a standing order: after the same hesitation wherever several seats are asked. Who plays
     * against captains alone looks at what they did at his own speed, so they do not wait for him.
     */
    private void answerLater(Pending pending, Decision decision) {
        boolean covered = pending.isWindow() || pending.size() > 1;
        int window = match.header().terms().windowMillis();
        long wait = covered
                ? hesitation.millis(decision.id(), isCompany() ? window : Math.min(window, pace.briefMillis()))
                : isCompany() ? pace.captainMillis() : 0;
        long due = Math.max(opened + wait, clock.millis());
        if (passes(pending, decision)) {
            answers.put(decision.id(), clock.at(due, () -> answer(decision, Window.PASS)));
            return;
        }
        think(decision, due);
    }

    private void think(Decision decision, long due) {
        CompletableFuture<Long> thought = ask(decision);
        // The thought may be ready on another thread; the clock brings it back to ours.
        Runnable ready = () -> thought.whenComplete((choice, failure) -> clock.at(due, () -> answer(decision, choice)));
        answers.put(decision.id(), clock.at(due, ready));
    }

    @SuppressWarnings("unchecked")
    private CompletableFuture<Long> ask(Decision decision) {
        int seat = decision.seat();
        try {
            P mask = (P) match.position().mask(seat);
            return roster.captain(seat, match.sitter(seat).level()).choose(mask, decision);
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** Answers, unless a person took the seat back meanwhile; a captain that answers nonsense gives the default. */
    private void answer(Decision decision, @Nullable Long choice) {
        Pending pending = match.isOver() ? null : match.position().pending();
        int index = pending == null ? -1 : pending.indexOf(decision.id());
        if (pending == null || !leads || index < 0 || pending.isAnswered(index) || !isAutomatic(pending, decision)) {
            return;
        }
        if (choice == null
                || !act(now -> now.choose(decision.seat(), decision.id(), choice))
                        .entered()) {
            settle(act(now -> now.timeOut(decision.seat(), decision.id())));
        }
    }

    /** Where even the default breaks the rules, people decide: undo or the end of the match. */
    private void settle(Verdict verdict) {
        if (verdict instanceof Verdict.Faulted fault) {
            broken = true;
            String report = report(fault.cause());
            for (Viewer<P> viewer : List.copyOf(viewers)) {
                viewer.reply(viewer.protocol().fault(report), null);
            }
        }
    }
}
