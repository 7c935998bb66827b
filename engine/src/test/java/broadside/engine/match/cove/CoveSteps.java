package broadside.engine.match.cove;

import broadside.engine.chance.Purpose;
import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.play.Closing;
import broadside.engine.play.Pending;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.window.Checkpoint;
import broadside.engine.window.Window;
import broadside.engine.window.Windows;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.Arrays;

/** The steps, the window and the events of Cove. */
final class CoveSteps {
    private static final Purpose DEAL = Purpose.of("deal");
    private static final Purpose DIG = Purpose.of("dig");

    private CoveSteps() {}

    record Deal() implements Step<CovePosition> {
        @Override
        public void run(CovePosition position, Scene scene) {
            for (int seat = 0; seat < position.seats(); seat++) {
                position.card[seat] = scene.chance().below(position, DEAL, 2);
            }
        }
    }

    record AskColours() implements Step<CovePosition> {
        @Override
        public void run(CovePosition position, Scene scene) {
            int[] seats = new int[position.seats()];
            Question<?>[] questions = new Question<?>[seats.length];
            Arrays.setAll(seats, i -> i);
            Arrays.fill(questions, new CoveQuestions.Colour());
            position.askTogether(new CloseColours(), seats, questions);
        }
    }

    record CloseColours() implements Closing<CovePosition> {
        @Override
        public void close(CovePosition position, Pending answered, Scene scene) {
            for (int i = 0; i < answered.size(); i++) {
                position.colour[answered.decision(i).seat()] = (int) answered.answer(i);
            }
        }
    }

    record BeginTurn(@AtSeat int seat) implements Step<CovePosition> {
        @Override
        public void run(CovePosition position, Scene scene) {
            if (seat == 0 && ++position.round > position.setup().options().whole("rounds")) {
                position.end();
                return;
            }
            position.turn = seat;
            position.actions = 3;
            position.now(new Continue());
            Checkpoint.reach(position, 0, new Plunderer(seat, -1));
        }
    }

    record Continue() implements Step<CovePosition> {
        @Override
        public void run(CovePosition position, Scene scene) {
            if (position.actions == 0) {
                position.now(new BeginTurn((position.turn + 1) % position.seats()));
            } else {
                position.ask(position.turn, new CoveQuestions.Act());
            }
        }
    }

    /** Carries out a plunder unless it was parried. */
    record Plunder(@AtSeat int by, @AtSeat int from) implements Step<CovePosition> {
        @Override
        public void run(CovePosition position, Scene scene) {
            int gold = Math.min(1, position.gold[from]);
            position.gold[from] -= gold;
            position.gold[by] += gold;
            scene.tell(new Stole(by, from, gold));
        }
    }

    /** Announces a plunder; from -1: a turn begins, and only those who stopped for it are asked. */
    record Plunderer(@AtSeat int by, @AtSeat int from) implements Window<CovePosition> {
        @Override
        public int[] order(CovePosition position) {
            int[] order = new int[position.seats() - 1];
            for (int i = 0; i < order.length; i++) {
                order[i] = (by + 1 + i) % position.seats();
            }
            return order;
        }

        @Override
        public Question<CovePosition> question() {
            return new CoveQuestions.React(by, from);
        }

        @Override
        public boolean mightReact(CovePosition position, int seat) {
            return position.card[seat] != CovePosition.NONE;
        }

        @Override
        public void react(CovePosition position, int seat, long choice, Scene scene) {
            position.card[seat] = CovePosition.NONE;
            position.noteReveal();
            scene.tell(new Parried(seat));
            position.interrupt();
            position.cancelInterrupted();
            position.now(new Continue());
        }
    }

    static void dig(CovePosition position, int seat, Scene scene) {
        int die = scene.chance().roll(position, DIG, 6);
        position.gold[seat] += (die == 6 ? 2 : die > 3 ? 1 : 0) + Cove.bonus;
        scene.tell(new DugUp(seat, die));
    }

    static void look(CovePosition position, int seat, int at, Scene scene) {
        position.known[at] |= 1 << seat;
        position.noteReveal();
        scene.tell(new Looked(seat, at, position.card[at] == CovePosition.PARRY ? "parry" : "blank"));
    }

    static void announce(CovePosition position, int seat, int from) {
        position.now(new Plunder(seat, from), new Continue());
        Windows.open(position, new Plunderer(seat, from));
    }

    record DugUp(@AtSeat int seat, int die) implements Event {
        @Override
        public Message message() {
            return Message.of("cove.dug-up", Arg.seat(seat), die);
        }
    }

    record Sailed(@AtSeat int seat) implements Event {
        @Override
        public Message message() {
            return Message.of("cove.sailed", Arg.seat(seat));
        }
    }

    record Looked(@AtSeat int seat, @AtSeat int at, String card) implements Event {
        @Override
        public Message message() {
            return Message.of("cove.looked", Arg.seat(seat), Arg.seat(at), card);
        }

        @Override
        public Event seenBy(int viewer) {
            return viewer == seat || viewer == at ? this : new Looked(seat, at, "?");
        }
    }

    record Stole(@AtSeat int by, @AtSeat int from, int gold) implements Event {
        @Override
        public Message message() {
            return Message.of("cove.stole", Arg.seat(by), Arg.seat(from), gold);
        }
    }

    record Parried(@AtSeat int seat) implements Event {
        @Override
        public Message message() {
            return Message.of("cove.parried", Arg.seat(seat));
        }
    }
}
