package broadside.engine.match.cove;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** What Cove asks. */
final class CoveQuestions {
    private static final Reason NONSENSE = Reason.of("cove.nonsense");
    private static final Reason OWN_CHEST = Reason.of("cove.own-chest");
    private static final Reason POOR = Reason.of("cove.poor");
    private static final Reason NO_PARRY = Reason.of("cove.no-parry");
    private static final Reason KNOWN = Reason.of("cove.known");

    private CoveQuestions() {}

    /** Asks for a secret colour. */
    record Colour() implements Question<CovePosition> {
        @Override
        public void offer(CovePosition position, int seat, Choices out) {
            for (int colour = 0; colour < 3; colour++) {
                out.add(colour);
            }
        }

        @Override
        public boolean rule(CovePosition position, int seat, long choice, Why why) {
            return choice >= 0 && choice < 3 || why.no(NONSENSE);
        }

        @Override
        public void take(CovePosition position, int seat, long choice, Scene scene) {
            throw new IllegalStateException("colours are closed together");
        }

        @Override
        public long fallback(CovePosition position, int seat) {
            return 0;
        }

        @Override
        public Tree describe(CovePosition position, int seat, long choice) {
            return Tree.branch("colour", Tree.of(choice));
        }

        @Override
        public Message prompt(CovePosition position, int seat) {
            return Message.of("cove.ask-colour");
        }

        @Override
        public Message label(CovePosition position, int seat, long choice) {
            return Message.of("cove.colour", choice);
        }

        @Override
        public Clause[] clauses() {
            return Clause.NONE;
        }
    }

    /** Asks for the next action of a turn: 0 end, 1 sail, 2 dig, 16 + s look at s, 32 + s plunder s. */
    record Act() implements Question<CovePosition> {
        @Override
        public void offer(CovePosition position, int seat, Choices out) {
            for (int plain = 0; plain < 3; plain++) {
                out.add(plain);
            }
            for (int other = 0; other < position.seats(); other++) {
                out.add(16 + other);
                out.add(32 + other);
            }
        }

        @Override
        public boolean rule(CovePosition position, int seat, long choice, Why why) {
            if (choice >= 0 && choice < 3) {
                return true;
            }
            int other = (int) (choice & 15);
            if (choice != 16 + other && choice != 32 + other || other >= position.seats()) {
                return why.no(NONSENSE);
            }
            if (other == seat) {
                return why.no(OWN_CHEST);
            }
            if (choice < 32) {
                boolean pointless = (position.known[other] >> seat & 1) != 0;
                return !pointless && position.card[other] != CovePosition.NONE || why.no(KNOWN, Arg.seat(other));
            }
            return position.gold[other] > 0 || why.no(POOR, Arg.seat(other));
        }

        @Override
        public void take(CovePosition position, int seat, long choice, Scene scene) {
            position.actions = choice == 0 ? 0 : position.actions - 1;
            if (choice == Cove.broken) {
                throw new IllegalStateException("broken on purpose");
            }
            if (choice >= 32) {
                CoveSteps.announce(position, seat, (int) choice - 32);
                return;
            }
            if (choice >= 16) {
                CoveSteps.look(position, seat, (int) choice - 16, scene);
            } else if (choice == 2) {
                CoveSteps.dig(position, seat, scene);
            } else if (choice == 1) {
                scene.tell(new CoveSteps.Sailed(seat));
            }
            position.now(new CoveSteps.Continue());
        }

        @Override
        public long fallback(CovePosition position, int seat) {
            return 0;
        }

        @Override
        public Tree describe(CovePosition position, int seat, long choice) {
            if (choice < 16) {
                return Tree.of(choice == 0 ? "end" : choice == 1 ? "sail" : "dig");
            }
            String other = position.setup().seats().get((int) (choice & 15));
            return Tree.branch(choice < 32 ? "look" : "plunder", Tree.of(other));
        }

        @Override
        public Message prompt(CovePosition position, int seat) {
            return Message.of("cove.ask-act", position.actions);
        }

        @Override
        public Message label(CovePosition position, int seat, long choice) {
            if (choice < 16) {
                return Message.of(choice == 0 ? "cove.end" : choice == 1 ? "cove.sail" : "cove.dig");
            }
            return Message.of(choice < 32 ? "cove.look" : "cove.plunder", Arg.seat((int) (choice & 15)));
        }

        @Override
        public Clause[] clauses() {
            return Clause.NONE;
        }
    }

    /** Asks for a reaction to a plunder: 0 pass, 1 parry. */
    record React(@AtSeat int by, @AtSeat int from) implements Question<CovePosition> {
        @Override
        public void offer(CovePosition position, int seat, Choices out) {
            out.add(0);
            out.add(1);
        }

        @Override
        public boolean rule(CovePosition position, int seat, long choice, Why why) {
            if (choice == 0) {
                return true;
            }
            if (choice != 1) {
                return why.no(NONSENSE);
            }
            return from >= 0 && position.card[seat] == CovePosition.PARRY || why.no(NO_PARRY);
        }

        @Override
        public void take(CovePosition position, int seat, long choice, Scene scene) {
            throw new IllegalStateException("reactions are closed together");
        }

        @Override
        public long fallback(CovePosition position, int seat) {
            return 0;
        }

        @Override
        public Tree describe(CovePosition position, int seat, long choice) {
            return Tree.of(choice == 0 ? "pass" : "parry");
        }

        @Override
        public Message prompt(CovePosition position, int seat) {
            return Message.of("cove.ask-react", Arg.seat(by), Arg.seat(from));
        }

        @Override
        public Message label(CovePosition position, int seat, long choice) {
            return Message.of(choice == 0 ? "cove.pass" : "cove.parry");
        }

        @Override
        public Clause[] clauses() {
            return Clause.NONE;
        }

        @Override
        public boolean reaction() {
            return true;
        }
    }
}
