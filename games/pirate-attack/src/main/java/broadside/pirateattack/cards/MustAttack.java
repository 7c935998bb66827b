package broadside.pirateattack.cards;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.battle.Attacks;
import broadside.pirateattack.events.NothingHappened;

/** Makes who has drawn it attack any ship of another player. */
public final class MustAttack extends OnlyInAnswer implements RedEffect {
    private static final Clause[] DISCARDED = Clause.all("PA-ATTACK-07");
    private static final Clause[] NO_FIGHT = Clause.all("PA-ATTACK-03");
    private static final Clause[] FIGHT = Clause.all("PA-ATTACK-04", "PA-ATTACK-05", "PA-INTRO-05");

    @Override
    public void carryOut(Position p, int seat, Scene scene) {
        if (Fleet.size(p, seat) == 0 || Fleet.owners(p) < 2) {
            if (scene.heard()) {
                scene.tell(new NothingHappened(Card.YOU_MUST_ATTACK), NO_FIGHT);
            }
            return;
        }
        scene.cite(FIGHT);
        Attacks.choose(p, seat, Attacks.NOBODY, scene);
    }

    @Override
    public Clause[] discardClauses() {
        return DISCARDED.clone();
    }
}
