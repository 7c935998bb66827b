package broadside.pirateattack.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.Starter;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.events.HandsDealt;
import broadside.pirateattack.events.StarterFound;

/** Deals everybody five cards; red and purple ones are laid out and replaced, and decide who begins (PA-R019). */
public record DealHands() implements Step<Position> {
    private static final int HAND = 5;
    private static final Purpose STARTER = Purpose.of("starting player");
    private static final Clause[] DEALT = Clause.all("PA-SETUP-06", "PA-SETUP-09");
    private static final Clause[] RED_LAID_OUT = Clause.all("PA-SETUP-08", "PA-SETUP-12");
    private static final Clause[] GOLD_LAID_OUT = Clause.all("PA-SETUP-07", "PA-SETUP-13");
    private static final Clause[] FIRST = Clause.all("PA-SETUP-10", "PA-SETUP-11");

    @Override
    public void run(Position p, Scene scene) {
        int[] reds = new int[p.seats()];
        for (int seat = 0; seat < p.seats(); seat++) {
            while (Hands.size(p, seat) < HAND && !p.isDeckEmpty()) {
                reds[seat] += draw(p, seat, scene);
            }
        }
        for (int seat = 0; scene.heard() && seat < p.seats(); seat++) {
            scene.tell(new HandsDealt(seat, reds[seat], Purse.gold(p, seat), SpyOnHand.cards(p, seat)), DEALT);
            if (reds[seat] > 0) {
                scene.cite(RED_LAID_OUT);
            }
            if (Purse.gold(p, seat) > 0) {
                scene.cite(GOLD_LAID_OUT);
            }
        }
        int[] firsts = Starter.candidates(p, reds);
        int first = firsts.length == 1
                ? firsts[0]
                : firsts[
                        scene.chance()
                                .pick(
                                        p,
                                        STARTER,
                                        firsts.length,
                                        (position, index) ->
                                                position.setup().seats().get(firsts[index]))];
        if (scene.heard()) {
            scene.tell(new StarterFound(first), FIRST);
        }
        p.now(new TakeTurn(first));
    }

    /** Draws one card for the starting hand and returns how many red ones it was. */
    private static int draw(Position p, int seat, Scene scene) {
        int pile = Stocks.largestPile(p);
        int kind = Stocks.draw(p, pile, scene);
        Card card = Card.of(kind);
        if (card.isHandCard()) {
            Hands.add(p, seat, kind);
            return 0;
        }
        p.discard(kind);
        Purse.earn(p, seat, card.gold());
        return card.group() == Card.Group.RED ? 1 : 0;
    }
}
