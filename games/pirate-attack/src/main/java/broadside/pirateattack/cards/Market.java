package broadside.pirateattack.cards;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.events.MarketChanged;

/** Closes the Market (price 0) or opens it at a price. Always playable, even if nothing changes (PA-R028). */
public final class Market implements CardEffect {
    private static final Clause[] CLOSE = Clause.all("PA-MARKET-02", "PA-MARKET-03");
    private static final Clause[] OPEN = Clause.all("PA-MARKET-04", "PA-MARKET-06", "PA-SPEND-03");
    private static final Clause AGAIN = Clause.of("PA-MARKET-05");

    private final int price;

    public Market(int price) {
        this.price = price;
    }

    /** Says whether the card opens the Market or changes its price; else it closes it. */
    public boolean opens() {
        return price > 0;
    }

    /** Returns what a card costs from now on; 0 for a Market that closes. */
    public int price() {
        return price;
    }

    @Override
    public boolean isPlayable(Position p, int seat) {
        return true;
    }

    @Override
    public void offer(Position p, int seat, long play, Choices out) {
        out.add(play);
    }

    @Override
    public boolean rule(Position p, int seat, long play, Why why) {
        return play == Choice.play(Choice.card(play)) || why.no(Reasons.NO_TARGET_NEEDED);
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        if (scene.heard()) {
            scene.tell(new MarketChanged(seat, price), price == 0 ? CLOSE : OPEN);
            if (price > 0 && p.isMarketClosed()) {
                scene.cite(AGAIN);
            }
        }
        p.setMarket(Choice.card(play), price == 0 ? p.price() : price, price == 0);
    }
}
