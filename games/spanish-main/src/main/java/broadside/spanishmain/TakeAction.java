package broadside.spanishmain;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.spanishmain.steps.Accuse;
import broadside.spanishmain.steps.DiscardMovement;
import broadside.spanishmain.steps.PassTurn;
import broadside.spanishmain.steps.PlayMovement;
import broadside.spanishmain.steps.RepairShips;
import broadside.spanishmain.steps.ReplaceMovement;
import org.jspecify.annotations.Nullable;

/** Asks the player on turn for exactly one of the four actions (SM-TURN-01). */
public record TakeAction() implements Question<Position> {
    private static final Clause[] CLAUSES = Clause.all("SM-TURN-01", "SM-TURN-02");
    private static final Clause SWAP = Clause.of("SM-PASS-02");
    private static final Clause SWAP_OF_HAND = Clause.of("SM-HAND-12");

    @Override
    public void offer(Position position, int seat, Choices out) {
        int count = TurnMenu.count(position, seat);
        for (int index = 0; index < count; index++) {
            out.add(TurnMenu.choice(position, seat, index));
        }
    }

    @Override
    public long draw(Position position, int seat, Rng rng, Choices buffer) {
        // The menu can be counted without being written out, which random play does millions of times.
        return TurnMenu.choice(position, seat, rng.below(TurnMenu.count(position, seat)));
    }

    @Override
    public void conceive(Position position, int seat, Choices out) {
        Imagined.choices(position, out);
    }

    @Override
    public boolean rule(Position position, int seat, long choice, Why why) {
        return TurnRuling.rule(position, seat, choice, why);
    }

    @Override
    public void take(Position position, int seat, long choice, Scene scene) {
        int discard = TurnChoice.discard(choice);
        switch (TurnChoice.action(choice)) {
            case TurnChoice.PLAY ->
                position.now(
                        new PlayMovement(
                                seat, TurnChoice.card(choice), TurnChoice.ship(choice), TurnChoice.other(choice)),
                        new DiscardMovement(seat, TurnChoice.card(choice)),
                        ReplaceMovement.of(seat));
            case TurnChoice.REPAIR -> position.now(RepairShips.of(seat));
            case TurnChoice.ACCUSE -> {
                position.now(new Accuse(seat, TurnChoice.seat(choice), TurnChoice.pirate(choice)));
                if (position.hasHands()) {
                    // Discarded when accusing, before the answer, and not replaced (SM-R035).
                    position.now(new DiscardMovement(seat, discard));
                }
            }
            default -> {
                if (discard == TurnChoice.NO_CARD) {
                    position.now(PassTurn.of(seat));
                } else {
                    scene.cite(position.hasHands() ? SWAP_OF_HAND : SWAP);
                    position.now(PassTurn.of(seat), new DiscardMovement(seat, discard), ReplaceMovement.of(seat));
                }
            }
        }
    }

    @Override
    public long fallback(Position position, int seat) {
        return TurnChoice.pass();
    }

    @Override
    public Tree describe(Position position, int seat, long choice) {
        return TurnWords.parts(position, choice);
    }

    @Override
    public @Nullable Long parse(Position position, int seat, Tree parts) {
        return TurnParts.parse(position, parts);
    }

    @Override
    public Message label(Position position, int seat, long choice) {
        return TurnWords.label(position, choice);
    }

    @Override
    public Message prompt(Position position, int seat) {
        int active = position.active();
        return active < 0
                ? Message.of("sm.prompt.action-without-adventure")
                : Message.of("sm.prompt.action", Adventure.of(active));
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
