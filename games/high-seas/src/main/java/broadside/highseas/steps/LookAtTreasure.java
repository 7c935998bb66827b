package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Glimpse;
import broadside.highseas.Position;
import broadside.highseas.UnseenCoins;

/** Is line 4 of the order of an explore action: the exploring player, and nobody else, sees every treasure there. */
public record LookAtTreasure(int ship, int island) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int seat = p.controller(ship);
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == island) {
                UnseenCoins.look(p, coin, scene);
                // Tokens stay where they lie, so whoever knew one can still follow it (HS-R134, HS-R135).
                p.letSee(coin, p.seen(coin) | 1 << seat);
            }
        }
        Glimpse.ofAll(p, seat, island, scene, clauses());
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDEXPL-04", "CB-EXPLORE-02", "MI-EXPLORE-02");
    }
}
