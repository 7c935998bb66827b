package broadside.pirateattack.cards;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.NothingHappened;
import broadside.pirateattack.questions.ChooseFighter;

/** Makes two ships of other players attack each other. */
public final class ForceTwo extends OnlyInAnswer implements RedEffect {
    private static final Clause[] DISCARDED = Clause.all("PA-FORCETWO-05");
    private static final Clause[] NO_FIGHT = Clause.all("PA-FORCETWO-03", "PA-FORCETWO-04");

    @Override
    public void carryOut(Position p, int seat, Scene scene) {
        int others = Fleet.owners(p) - (Fleet.size(p, seat) > 0 ? 1 : 0);
        if (others >= 2) {
            p.ask(seat, new ChooseFighter(-1));
        } else if (scene.heard()) {
            scene.tell(new NothingHappened(Card.FORCE_TWO), NO_FIGHT);
        }
    }

    @Override
    public Clause[] discardClauses() {
        return DISCARDED.clone();
    }
}
