package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Position;
import broadside.pirateattack.Stalls;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.questions.StartOfTurn;

/** Lets the player on turn buy, then draw; asks only where there is something to choose. */
public record OpenTurn(@AtSeat int seat) implements Step<Position> {
    private static final StartOfTurn QUESTION = new StartOfTurn();
    private static final Clause[] LAST_TURN = Clause.all("PA-ENDGAME-05");

    @Override
    public void run(Position p, Scene scene) {
        int piles = Stocks.pilesLeft(p);
        boolean buys = Stalls.canBuy(p, seat);
        if (p.isLastTurn()) {
            scene.cite(LAST_TURN);
        }
        if (buys || piles > 1 && p.custom().choosesPiles()) {
            p.ask(seat, QUESTION);
        } else if (piles > 0) {
            int only = Stocks.largestPile(p);
            if (scene.heard()) {
                scene.obvious(p, seat, QUESTION, Choice.number(Choice.of(Choice.Act.DRAW), only));
            }
            p.now(new DrawCard(seat, only, true));
        }
    }
}
