package broadside.pirateattack.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Position;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.events.TableSet;

/** Mixes the main deck and divides it into three piles, after some of it was left out in a short game (PA-R020). */
public record LayOut() implements Step<Position> {
    private static final int SIXTHS = 6;
    private static final Purpose ROLL = Purpose.of("piles");
    private static final Clause[] BESIDE = Clause.all("PA-SETUP-01", "PA-SETUP-02", "PA-MARKET-01");
    private static final Clause[] GOLD = Clause.all("PA-SETUP-03", "PA-SETUP-04");
    private static final Clause[] THREE_PILES = Clause.all("PA-SETUP-05");
    private static final Clause[] SHORT = Clause.all("PA-VARIANT-02");
    private static final Clause[] NORMAL = Clause.all("PA-INTRO-14");

    @Override
    public void run(Position p, Scene scene) {
        int cards = Card.CARDS;
        if (p.custom().sixPiles()) {
            do {
                int piles = scene.chance().roll(p, ROLL, SIXTHS);
                cards = (Card.CARDS * piles + SIXTHS - 1) / SIXTHS;
            } while (cards < 8 * p.seats());
            scene.cite(SHORT);
        } else {
            scene.cite(NORMAL);
        }
        Stocks.divide(p, cards);
        if (scene.heard()) {
            scene.cite(BESIDE);
            scene.cite(GOLD);
            scene.tell(new TableSet(cards, Card.CARDS - cards), THREE_PILES);
        }
    }
}
