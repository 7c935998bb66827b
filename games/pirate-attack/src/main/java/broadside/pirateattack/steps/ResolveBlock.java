package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.Blocked;

/** Stops the card that was announced; both cards are discarded, and the blocker draws a new one. */
public record ResolveBlock(
        @AtSeat int seat,
        Card blocker,
        @AtSeat int actor,
        @AtSeat int target,
        Card played) implements Step<Position> {
    private static final Clause[] SPY = Clause.all("PA-SPY-05", "PA-SPY-06");
    private static final Clause[] KNIFE = Clause.all("PA-KNIFE-01");
    private static final Clause[] GUARD = Clause.all("PA-GUARD-01");
    private static final Clause[] SPY_DISCARDED = Clause.all("PA-SPY-07");
    private static final Clause[] KNIFE_DISCARDED = Clause.all("PA-KNIFE-02");
    private static final Clause[] GUARD_DISCARDED = Clause.all("PA-GUARD-02");
    private static final Clause[] SPY_REPLACED = Clause.all("PA-SPY-08");
    private static final Clause[] KNIFE_REPLACED = Clause.all("PA-KNIFE-03");
    private static final Clause[] GUARD_REPLACED = Clause.all("PA-GUARD-03");
    private static final Clause[] SPY_FAME = Clause.all("PA-FAME-05");
    private static final Clause[] KNIFE_FAME = Clause.all("PA-FAME-04");
    private static final Clause[] GUARD_FAME = Clause.all("PA-FAME-03", "PA-FAME-08");
    private static final Clause[] SPY_HELP = Clause.all("PA-TEAM-07");
    private static final Clause[] GUARD_HELP = Clause.all("PA-TEAM-08");

    @Override
    public void run(Position p, Scene scene) {
        p.cancelInterrupted();
        if (scene.heard()) {
            scene.tell(new Blocked(seat, blocker, actor, played), pick(SPY, KNIFE, GUARD));
            if (seat != target) {
                scene.cite(blocker == Card.SPY ? SPY_HELP : GUARD_HELP);
            }
        }
        p.takeLaid(blocker.ordinal());
        p.discard(blocker.ordinal());
        p.takeLaid(played.ordinal());
        p.discard(played.ordinal());
        scene.cite(pick(SPY_DISCARDED, KNIFE_DISCARDED, GUARD_DISCARDED));
        Fame.gain(p, seat, p.custom().fame().of(blocker.ordinal()), scene, pick(SPY_FAME, KNIFE_FAME, GUARD_FAME));
        if (!p.isDeckEmpty()) {
            scene.cite(pick(SPY_REPLACED, KNIFE_REPLACED, GUARD_REPLACED));
        }
        p.now(new DrawCard(seat, DrawCard.ANY_PILE, false));
    }

    private Clause[] pick(Clause[] spy, Clause[] knife, Clause[] guard) {
        return blocker == Card.SPY ? spy : blocker == Card.KNIFE ? knife : guard;
    }
}
