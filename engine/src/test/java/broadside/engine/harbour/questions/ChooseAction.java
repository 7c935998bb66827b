package broadside.engine.harbour.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Act;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Cards;
import broadside.engine.harbour.Pack;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Quays;
import broadside.engine.harbour.steps.CarryOut;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Asks for the action of a captain's turn; in a commanded turn the commander is asked. */
public record ChooseAction(@AtSeat int captain) implements Question<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-TURN-02", "HB-TURN-03", "HB-PRES-01");

    @Override
    public void offer(Position position, int seat, Choices out) {
        out.add(Act.REST.with(0, 0));
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            if (position.hands().count(captain, kind) > 0) {
                offerCard(position, kind, out);
            }
        }
        out.add(Act.LOOK.with(Act.AT_PILE, 0));
        for (int quay = 0; quay < Quays.PLACES; quay++) {
            if (!position.quays().isEmpty(quay)) {
                out.add(Act.LOOK.with(quay, 0));
                out.add(Act.HAUL.with(quay, 0));
                for (int to = Math.max(0, quay - 1); to <= Math.min(quay + 1, Quays.PLACES - 1); to++) {
                    out.add(Act.SHIFT.with(quay, to));
                }
            }
        }
    }

    private void offerCard(Position position, int kind, Choices out) {
        Card card = Cards.of(kind);
        if (card.isCrate()) {
            for (int quay = 0; quay < Quays.PLACES; quay++) {
                out.add(Act.BURY.with(kind, quay));
            }
        } else if (card.needsTarget()) {
            for (int target = 0; target < position.seats(); target++) {
                out.add(Act.PLAY.with(kind, target + 1));
            }
        } else {
            out.add(Act.PLAY.with(kind, 0));
        }
    }

    @Override
    public void conceive(Position position, int seat, Choices out) {
        out.add(Act.REST.with(0, 0));
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            for (int target = 0; target <= position.seats(); target++) {
                out.add(Act.PLAY.with(kind, target));
            }
            for (int quay = 0; quay < Quays.PLACES; quay++) {
                out.add(Act.BURY.with(kind, quay));
            }
        }
        for (int from = 0; from <= Quays.PLACES; from++) {
            out.add(Act.LOOK.with(from, 0));
            for (int to = 0; from < Quays.PLACES && to < Quays.PLACES; to++) {
                out.add(Act.SHIFT.with(from, to));
            }
            if (from < Quays.PLACES) {
                out.add(Act.HAUL.with(from, 0));
            }
        }
    }

    @Override
    public boolean rule(Position position, int seat, long choice, Why why) {
        return ActionRuling.rule(position, captain, choice, why);
    }

    @Override
    public void take(Position position, int seat, long choice, Scene scene) {
        CarryOut.action(position, captain, choice, scene);
    }

    @Override
    public long fallback(Position position, int seat) {
        return Act.REST.with(0, 0);
    }

    @Override
    public Tree describe(Position position, int seat, long choice) {
        int which = Pack.which(choice);
        int where = Pack.where(choice);
        return switch (Act.of(choice)) {
            case REST -> Tree.of("rest");
            case PLAY -> {
                Tree.Grow play = Tree.branch().put("play", Cards.of(which).documentName());
                if (where > 0) {
                    play.put("target", position.setup().seats().get(where - 1));
                }
                yield play.done();
            }
            case BURY ->
                Tree.branch()
                        .put("bury", Cards.of(which).documentName())
                        .put("at", quay(where))
                        .done();
            case LOOK -> Tree.branch("look", Tree.of(which == Act.AT_PILE ? "pile" : quay(which)));
            case SHIFT ->
                Tree.branch().put("shift", quay(which)).put("to", quay(where)).done();
            case HAUL -> Tree.branch("haul", Tree.of(quay(which)));
        };
    }

    /** Names a quay as option parts do. */
    public static String quay(int place) {
        return "quay " + place;
    }

    @Override
    public Message prompt(Position position, int seat) {
        return seat == captain
                ? Message.of("harbour.ask.action")
                : Message.of("harbour.ask.command", Arg.seat(captain));
    }

    @Override
    public Message label(Position position, int seat, long choice) {
        int which = Pack.which(choice);
        int where = Pack.where(choice);
        return switch (Act.of(choice)) {
            case REST -> Message.of("harbour.choice.rest");
            case PLAY ->
                where > 0
                        ? Message.of("harbour.choice.play-at", Cards.of(which), Arg.seat(where - 1))
                        : Message.of("harbour.choice.play", Cards.of(which));
            case BURY -> Message.of("harbour.choice.bury", Cards.of(which), where);
            case LOOK ->
                which == Act.AT_PILE
                        ? Message.of("harbour.choice.look-pile")
                        : Message.of("harbour.choice.look", which);
            case SHIFT -> Message.of("harbour.choice.shift", which, where);
            case HAUL -> Message.of("harbour.choice.haul", which);
        };
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
