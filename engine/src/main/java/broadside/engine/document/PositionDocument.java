package broadside.engine.document;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Closing;
import broadside.engine.play.Decision;
import broadside.engine.play.Frame;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Step;
import broadside.engine.play.Steps;
import broadside.engine.tree.Digest;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes a position as one document and reads it back.
 *
 * <p>The game writes its table; this class adds what every game shares: game, seats, options, and under {@code running}
 * the agenda, the pending decisions and the counters. A document by a person has {@code at} instead of {@code running}.
 */
public final class PositionDocument {
    private PositionDocument() {}

    /** Writes the position, or a mask: then the document is that seat's view. */
    public static <P extends Position> Tree.Branch write(Game<P> game, P position) {
        Tree.Grow out = Tree.branch();
        out.put("game", game.id());
        out.put("seats", Tree.texts(position.setup().seats()));
        Tree.Branch options = position.setup().options().write();
        if (!options.children().isEmpty()) {
            out.put("options", options);
        }
        Game.Moment moment = position.isOver() ? null : game.moment(position);
        if (moment != null) {
            out.put(
                    "at",
                    Tree.branch()
                            .put("turn", position.setup().seats().get(moment.seat()))
                            .put("moment", moment.name())
                            .done());
        }
        out.putAll(game.write(position));
        Tree.Branch running = running(game, position);
        if (!running.children().isEmpty()) {
            out.put("running", running);
        }
        return out.done();
    }

    /** Returns the digest of the position: SHA-256 of its canonical document. */
    public static <P extends Position> String digest(Game<P> game, P position) {
        return Digest.of(write(game, position));
    }

    /** Reads a document that stands alone, with its own seats and options. */
    public static <P extends Position> P read(Game<P> game, Field document, Labels labels) {
        String id = document.need("game").text();
        if (!id.equals(game.id())) {
            throw document.need("game").wrong("expected '" + game.id() + "', found '" + id + "'");
        }
        Field options = document.maybe("options");
        OptionValues values = options == null ? OptionValues.defaults(game) : OptionValues.read(game, options);
        return read(game, Setup.of(game, document.need("seats").texts(), values), document, labels);
    }

    /** Reads a document for a table that is already agreed. */
    public static <P extends Position> P read(Game<P> game, Setup setup, Field document, Labels labels) {
        P position = game.read(setup, document, labels);
        Field running = document.maybe("running");
        Field at = document.maybe("at");
        if (running != null) {
            restore(game, position, running);
        } else if (at != null) {
            startAt(game, position, at);
        } else {
            throw document.wrong("say where the game stands: at: {turn: <seat>, moment: <one of "
                    + String.join(", ", game.moments().keySet()) + ">}");
        }
        return position;
    }

    /**
     * Writes a document that stands alone with other names for its seats, in their order. The game reads and writes it, so
     * a seat is renamed wherever the document speaks of it.
     */
    public static <P extends Position> Tree.Branch renamed(Game<P> game, Field document, List<String> names) {
        P position = read(game, document, new Labels());
        position.rename(Setup.of(game, names, position.setup().options()));
        return write(game, position);
    }

    private static <P extends Position> void startAt(Game<P> game, P position, Field at) {
        Field turn = at.need("turn");
        int seat = position.setup().seat(turn.text());
        if (seat < 0) {
            throw turn.wrong("there is no seat '" + turn.text() + "'");
        }
        String first = game.moments().keySet().iterator().next();
        String moment = at.text("moment", first);
        if (!game.moments().containsKey(moment)) {
            throw at.wrong("there is no moment '" + moment + "'; expected one of "
                    + String.join(", ", game.moments().keySet()));
        }
        game.startAt(position, moment, seat);
    }

    private static <P extends Position> Tree.Branch running(Game<P> game, P position) {
        List<String> seats = position.setup().seats();
        Tree.Grow out = Tree.branch();
        List<Tree> frames = new ArrayList<>();
        frames.add(steps(game, position.agenda(), seats));
        for (Frame frame = position.interrupted(); frame != null; frame = frame.below()) {
            frames.add(steps(game, frame.steps(), seats));
        }
        if (frames.size() > 1 || position.agenda() != null) {
            out.put("agenda", Tree.row(frames));
        }
        Pending pending = position.pending();
        if (pending != null) {
            out.put("pending", pending(game, position, pending));
        }
        out.putUnlessZero("draws", position.draws());
        out.putUnlessZero("asked", position.asked());
        out.putUnlessZero("reveals", position.reveals());
        List<Tree> raised = new ArrayList<>();
        Tree.Grow stops = Tree.branch();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (position.isRaised(seat)) {
                raised.add(Tree.of(seats.get(seat)));
            }
            stops.putUnlessZero(seats.get(seat), position.stops(seat));
        }
        out.putUnlessEmpty("raised", raised);
        if (!stops.isEmpty()) {
            out.put("stops", stops.done());
        }
        out.putIfTrue("over", position.isOver());
        return out.done();
    }

    private static Tree steps(Game<?> game, @Nullable Steps steps, List<String> seats) {
        List<Tree> items = new ArrayList<>();
        for (Steps rest = steps; rest != null; rest = rest.rest()) {
            items.add(game.codec().write(rest.first(), seats));
        }
        return Tree.row(items);
    }

    private static <P extends Position> Tree pending(Game<P> game, P position, Pending pending) {
        List<String> seats = position.setup().seats();
        List<Tree> decisions = new ArrayList<>();
        for (int i = 0; i < pending.size(); i++) {
            Decision decision = pending.decision(i);
            Question<P> question = decision.question();
            Tree.Grow grow = Tree.branch()
                    .put("id", decision.id())
                    .put("seat", seats.get(decision.seat()))
                    .put("question", game.codec().write(question, seats));
            if (pending.isAnswered(i)) {
                grow.put("answer", question.describe(position, decision.seat(), pending.answer(i)));
            }
            decisions.add(grow.done());
        }
        Tree.Grow out = Tree.branch().put("decisions", Tree.row(decisions));
        Closing<?> closing = pending.closing();
        if (closing != null) {
            out.put("closing", game.codec().write(closing, seats));
        }
        return out.done();
    }

    private static <P extends Position> void restore(Game<P> game, P position, Field running) {
        List<String> seats = position.setup().seats();
        Steps agenda = null;
        Frame below = null;
        Field frames = running.maybe("agenda");
        if (frames != null) {
            List<Field> rows = frames.row();
            for (int i = rows.size() - 1; i > 0; i--) {
                below = new Frame(steps(game, rows.get(i), seats), below);
            }
            agenda = rows.isEmpty() ? null : steps(game, rows.get(0), seats);
        }
        boolean over = running.truth("over", false);
        long draws = running.whole("draws", 0);
        if (draws < 0) {
            throw running.need("draws").wrong("expected no negative number");
        }
        int asked = count(running, "asked");
        int reveals = count(running, "reveals");
        Field waiting = running.maybe("pending");
        Pending pending = waiting == null ? null : pending(game, waiting, seats, asked);
        if (pending == null && agenda == null && below == null && !over) {
            throw running.wrong("nothing is pending, nothing is left to do, and the game is not over");
        }
        position.restore(agenda, below, pending, draws, asked, reveals, over);
        if (waiting != null && pending != null) {
            position.restore(agenda, below, answers(position, waiting, pending), draws, asked, reveals, over);
        }
        Field raised = running.maybe("raised");
        if (raised != null) {
            for (Field seat : raised.row()) {
                position.setRaised(seat(seat, seats), true);
            }
        }
        Field stops = running.maybe("stops");
        if (stops != null) {
            for (Map.Entry<String, Tree> entry : stops.children().entrySet()) {
                Field value = stops.need(entry.getKey());
                position.setStops(
                        seat(Field.at(stops.path(), Tree.of(entry.getKey())), seats),
                        value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
            }
        }
    }

    private static @Nullable Steps steps(Game<?> game, Field row, List<String> seats) {
        List<Field> items = row.row();
        Steps steps = null;
        for (int i = items.size() - 1; i >= 0; i--) {
            if (!(game.codec().read(items.get(i), seats) instanceof Step<?> step)) {
                throw items.get(i).wrong("this is no step");
            }
            steps = new Steps(step, steps);
        }
        return steps;
    }

    private static int count(Field running, String name) {
        Field field = running.maybe(name);
        return field == null ? 0 : field.whole(0, Integer.MAX_VALUE);
    }

    private static Pending pending(Game<?> game, Field waiting, List<String> seats, int asked) {
        List<Decision> decisions = new ArrayList<>();
        Set<Integer> ids = new HashSet<>();
        for (Field field : waiting.need("decisions").row()) {
            if (!(game.codec().read(field.need("question"), seats) instanceof Question<?> question)) {
                throw field.need("question").wrong("this is no question");
            }
            int id = field.need("id").whole(0, Integer.MAX_VALUE);
            if (id >= asked || !ids.add(id)) {
                throw field.need("id").wrong("expected an id that is used once and lower than 'asked'");
            }
            decisions.add(new Decision(id, seat(field.need("seat"), seats), question));
        }
        if (decisions.isEmpty() || decisions.size() > 30) {
            throw waiting.wrong("expected 1 to 30 decisions");
        }
        Field closing = waiting.maybe("closing");
        Closing<?> resolver = null;
        if (closing != null) {
            if (!(game.codec().read(closing, seats) instanceof Closing<?> read)) {
                throw closing.wrong("this is no closing");
            }
            resolver = read;
        }
        return Pending.of(decisions, resolver);
    }

    private static <P extends Position> Pending answers(P position, Field waiting, Pending pending) {
        Pending sealed = pending;
        List<Field> rows = waiting.need("decisions").row();
        for (int i = 0; i < rows.size(); i++) {
            Field answer = rows.get(i).maybe("answer");
            if (answer != null) {
                Decision decision = pending.decision(i);
                Long choice = decision.<P>question().parse(position, decision.seat(), answer.tree());
                if (choice == null) {
                    throw answer.wrong("this answers nothing that was asked");
                }
                if (!decision.legal(position, choice)) {
                    throw answer.wrong("this answer is not legal");
                }
                sealed = sealed.seal(i, choice);
            }
        }
        if (sealed.isComplete()) {
            throw waiting.wrong("every decision has its answer, so the game would wait for nobody");
        }
        return sealed;
    }

    private static int seat(Field field, List<String> seats) {
        int seat = seats.indexOf(field.text());
        if (seat < 0) {
            throw field.wrong("there is no seat '" + field.text() + "'");
        }
        return seat;
    }
}
