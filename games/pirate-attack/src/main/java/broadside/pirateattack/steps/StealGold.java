package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.events.GoldStolen;

/** Takes all of a player's gold, or half of it: of an odd number the thief gets the extra piece. */
public record StealGold(@AtSeat int thief, @AtSeat int victim, boolean half) implements Step<Position> {
    private static final Clause[] ALL = Clause.all("PA-THIEF-01", "PA-THIEF-02");
    private static final Clause[] HALF = Clause.all("PA-THIEF-01", "PA-THIEF-03");
    private static final Clause ODD = Clause.of("PA-THIEF-04");
    private static final Clause NINE = Clause.of("PA-THIEF-05");
    private static final Clause[] FAME = Clause.all("PA-FAME-07");

    @Override
    public void run(Position p, Scene scene) {
        int gold = Purse.gold(p, victim);
        int taken = half ? (gold + 1) / 2 : gold;
        Purse.steal(p, victim, thief, taken);
        if (scene.heard()) {
            scene.tell(new GoldStolen(thief, victim, taken), half ? HALF : ALL);
            if (half && gold % 2 != 0) {
                scene.cite(ODD);
            }
            if (half && gold == 9) {
                scene.cite(NINE);
            }
        }
        Card card = half ? Card.THIEF_HALF : Card.THIEF_ALL;
        Fame.gain(p, thief, p.custom().fame().of(card.ordinal()), scene, FAME);
    }
}
