package broadside.cli.play;

import broadside.cli.Captains;
import broadside.cli.KeptMatch;
import broadside.cli.Text;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.match.Entry;
import broadside.engine.match.Happening;
import broadside.engine.match.Match;
import broadside.engine.match.Matter;
import broadside.engine.match.Verdict;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Plays a match at one terminal: people take turns at it, captains think, everybody is told what happens. */
final class Session<P extends Position> {
    /** What people answer who neither leave nor save; both languages are understood. */
    private static final Set<String> STAY = Set.of("stay", "cancel", "quedarme", "quedarse", "cancelar");

    /** What people answer who save under whatever name. */
    private static final Set<String> YES = Set.of("y", "yes", "s", "si");

    private final Game<P> game;
    private final Match<P> match;
    private final KeptMatch<P> table;
    private final Room<P> room;
    private final Desk<P> desk;
    private final Captains captains;
    private final List<Integer> people = new ArrayList<>();
    /** For each seat how much of the log its person has heard. */
    private final int[] heard;

    private int atScreen = -1;

    Session(Game<P> game, KeptMatch<P> table, Room<P> room, Captains captains) {
        this.game = game;
        this.table = table;
        this.match = table.match();
        this.room = room;
        this.captains = captains;
        this.desk = new Desk<>(game, table, room, captains);
        for (int seat = 0; seat < match.position().seats(); seat++) {
            if (match.sitter(seat).isPerson()) {
                people.add(seat);
            }
        }
        this.heard = new int[match.position().seats() + 1];
        for (int seat : people) {
            heard[seat + 1] = heardBefore(seat);
        }
    }

    /** Returns how much of a resumed match's log a person heard before making the last choice. */
    private int heardBefore(int seat) {
        int last = 0;
        for (Entry entry : match.entries()) {
            last = entry.seat() == seat ? entry.seq() : last;
        }
        int count = 0;
        for (Happening happening : match.log()) {
            count += last > 0 && happening.seq() < last ? 1 : 0;
        }
        return count;
    }

    /** Says what this game is about to people who start it. */
    private void welcome() {
        if (people.isEmpty() || !match.entries().isEmpty()) {
            return;
        }
        String about =
                room.speaker().say("game." + game.id()) + ". " + room.speaker().say("game." + game.id() + ".about")
                        + " " + room.speaker().say("cli.play.welcome");
        Text.wrap(about, room.canvas().width()).forEach(room::say);
    }

    /** Plays to the end; stops early when somebody leaves. */
    void run() {
        welcome();
        if (people.size() <= 1) {
            atScreen = people.isEmpty() ? Position.SPECTATOR : people.get(0);
        }
        while (!match.isOver()) {
            Pending pending = match.position().pending();
            Decision decision = pending == null ? null : pending.firstOpen();
            if (decision == null) {
                throw new IllegalStateException("the match waits for nobody");
            }
            if (people.contains(decision.seat())) {
                if (!ask(decision) && leaves()) {
                    room.say(room.speaker().say("cli.play.bye"));
                    return;
                }
            } else {
                think(decision);
            }
        }
        tell();
        new Ending<>(game, table, room, desk, people.size() == 1 ? people.get(0) : Position.SPECTATOR).show();
    }

    /** Hides what must stay secret and offers to save; false if the person stays after all. */
    private boolean leaves() {
        if (people.size() > 1) {
            room.clear();
        }
        while (room.hasPerson() && table.isUnsaved()) {
            String line = room.read(room.speaker().say("cli.play.save-first") + " ");
            String answer = line == null ? "" : Words.plain(line);
            if (line == null || List.of("n", "no").contains(answer)) {
                return true;
            }
            if (STAY.contains(answer)) {
                return false;
            }
            if (!answer.isEmpty() && desk.save(YES.contains(answer) ? "" : line.strip())) {
                return true;
            }
        }
        return true;
    }

    private void think(Decision decision) {
        tell();
        String thinking = room.speaker().say("cli.play.thinks", room.speaker().seat(decision.seat()));
        room.remark(thinking);
        long choice = captains.choose(game, match.sitter(decision.seat()).level(), mask(decision.seat()), decision);
        room.wipe(thinking);
        Verdict verdict = match.choose(decision.seat(), decision.id(), choice);
        if (!verdict.entered()) {
            throw fault(verdict);
        }
    }

    /** Asks a person until the match has moved; false if the person leaves. */
    private boolean ask(Decision decision) {
        int seat = decision.seat();
        if (!handOver(seat)) {
            return false;
        }
        tell();
        P mask = mask(seat);
        Prompt<P> prompt = new Prompt<>(room, desk, decision, mask);
        room.show(mask, seat, prompt.lines(mask));
        while (true) {
            Reply reply = prompt.ask(mask);
            if (reply instanceof Reply.Leave) {
                return false;
            }
            Verdict verdict = carryOut(reply, decision);
            if (verdict != null && verdict.entered()) {
                return true;
            }
        }
    }

    private @org.jspecify.annotations.Nullable Verdict carryOut(Reply reply, Decision decision) {
        int seat = decision.seat();
        Verdict verdict;
        if (reply instanceof Reply.Chosen chosen) {
            verdict = match.choose(seat, decision.id(), chosen.choice());
        } else if (reply instanceof Reply.Written written) {
            verdict = match.choose(seat, decision.id(), written.parts());
        } else {
            verdict = takeBack(seat);
        }
        if (verdict instanceof Verdict.Faulted) {
            throw fault(verdict);
        }
        if (verdict instanceof Verdict.Refused refused) {
            refuse(refused.refusal());
        }
        return verdict;
    }

    private void refuse(Refusal refusal) {
        room.say(room.speaker().say(refusal.message()));
        Explaining.clauses(refusal.clauses(), room.canvas().width()).forEach(room::say);
    }

    /** Takes the last choice back: freely where that is free, else if everybody here agrees. */
    private @org.jspecify.annotations.Nullable Verdict takeBack(int seat) {
        if (!match.freeUndo(seat).isEmpty()) {
            return match.undo(seat);
        }
        int to = table.beforeLastChoice(seat);
        if (to < 0) {
            room.say(room.speaker().say("cli.play.nothing-to-undo"));
            return null;
        }
        if (people.size() > 1) {
            if (!room.agrees(room.speaker().say("cli.play.agree"))) {
                room.say(room.speaker().say("cli.play.not-agreed"));
                return null;
            }
        }
        Verdict verdict = match.vote(seat, Matter.UNDO, to, true);
        for (int other : people) {
            if (other != seat && verdict.entered()) {
                verdict = match.vote(other, Matter.UNDO, to, true);
            }
        }
        Text.wrap(room.speaker().say("cli.play.undone"), room.canvas().width()).forEach(room::say);
        return verdict;
    }

    /** Lets another person come to the screen; false at the end of input. */
    private boolean handOver(int seat) {
        if (seat == atScreen) {
            return true;
        }
        tell();
        int before = atScreen;
        if (!hidesSomething(before, seat)) {
            atScreen = seat;
            return true;
        }
        if (before >= 0
                && room.read(room.speaker()
                                .say("cli.play.hand-over", room.speaker().seat(seat)))
                        == null) {
            return false;
        }
        if (before >= 0) {
            room.clear();
        }
        if (room.read(room.speaker().say("cli.play.are-you", room.speaker().seat(seat))) == null) {
            return false;
        }
        atScreen = seat;
        return true;
    }

    /** Says whether one of two people knows something the other must not see. */
    private boolean hidesSomething(int before, int seat) {
        return before < 0
                || !PositionDocument.write(game, mask(before)).equals(PositionDocument.write(game, mask(seat)));
    }

    /** Tells the person at the screen what that person has not heard yet. */
    private void tell() {
        if (atScreen < 0 && !people.isEmpty()) {
            return;
        }
        List<Happening> log = match.log();
        List<Happening> news = log.subList(Math.min(heard[atScreen + 1], log.size()), log.size());
        Telling.lines(news, atScreen, room).forEach(room::say);
        heard[atScreen + 1] = log.size();
    }

    @SuppressWarnings("unchecked")
    private P mask(int seat) {
        return (P) match.position().mask(seat);
    }

    private static IllegalStateException fault(Verdict verdict) {
        return verdict instanceof Verdict.Faulted faulted
                ? new IllegalStateException(faulted.cause())
                : new IllegalStateException("a captain chose what is not possible: " + verdict);
    }
}
