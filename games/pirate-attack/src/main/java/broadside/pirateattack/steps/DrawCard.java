package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.events.CardDrawn;
import broadside.pirateattack.events.GoldDrawn;
import broadside.pirateattack.events.RedDrawn;
import broadside.pirateattack.questions.ChoosePile;

/**
 * Draws a card: gold is saved and another card drawn, red cards are carried out, the rest goes to the hand.
 *
 * @param pile the pile, -1 where the player has still to choose
 * @param turnDraw whether it is the card of a turn; else it replaces a card or belongs to a new hand (PA-R030)
 */
public record DrawCard(@AtSeat int seat, int pile, boolean turnDraw) implements Step<Position> {
    public static final int ANY_PILE = -1;

    private static final Clause[] TURN = Clause.all("PA-TURN-01", "PA-TURN-02");
    private static final Clause[] REPLACE = Clause.all("PA-TURN-05");
    private static final Clause[] GOLD = Clause.all("PA-GOLD-01", "PA-GOLD-02", "PA-TURN-12");
    private static final Clause MORE_THAN_FIVE = Clause.of("PA-TURN-06");

    @Override
    public void run(Position p, Scene scene) {
        int left = Stocks.pilesLeft(p);
        if (left == 0) {
            return;
        }
        if (pile >= 0 && pile < Stocks.PILES && Stocks.pile(p, pile) > 0) {
            draw(p, pile, scene);
        } else if (left > 1 && p.custom().choosesPiles()) {
            p.ask(seat, new ChoosePile(turnDraw));
        } else {
            int only = Stocks.largestPile(p);
            if (scene.heard()) {
                long answer = Choice.number(Choice.of(Choice.Act.DRAW), only);
                scene.obvious(p, seat, new ChoosePile(turnDraw), answer);
            }
            draw(p, only, scene);
        }
    }

    private void draw(Position p, int from, Scene scene) {
        int kind = Stocks.draw(p, from, scene);
        Card card = Card.of(kind);
        if (card.group() == Card.Group.GOLD) {
            Purse.earn(p, seat, card.gold());
            p.discard(kind);
            if (scene.heard()) {
                scene.tell(new GoldDrawn(seat, from + 1, card.gold()), GOLD);
            }
            // The other card comes from the same pile (PA-R161).
            p.now(new DrawCard(seat, from, turnDraw));
        } else if (card.group() == Card.Group.RED) {
            drawRed(p, from, card, scene);
        } else {
            Hands.add(p, seat, kind);
            if (scene.heard()) {
                scene.tell(new CardDrawn(seat, from + 1, card), turnDraw ? TURN : REPLACE);
                if (Hands.size(p, seat) > 6) {
                    scene.cite(MORE_THAN_FIVE);
                }
            }
        }
    }

    private void drawRed(Position p, int from, Card card, Scene scene) {
        if (scene.heard()) {
            scene.tell(new RedDrawn(seat, from + 1, card), card.clauses());
        }
        if (turnDraw) {
            p.lay(card.ordinal());
            p.noteRedDrawn();
            p.interrupt(new CarryOutRed(seat, card, false));
        } else if (p.custom().carriesOutSideDraws()) {
            p.lay(card.ordinal());
            p.later(new CarryOutRed(seat, card, true));
        } else {
            p.discard(card.ordinal());
            p.now(new DrawCard(seat, ANY_PILE, false));
        }
    }
}
