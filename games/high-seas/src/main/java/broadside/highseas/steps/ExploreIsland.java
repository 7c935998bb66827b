package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.UnseenCoins;
import broadside.highseas.questions.MoveCargo;

/**
 * Is lines 3, 4 and 11 of the order of an explore action: shows the exploring player, and nobody else, every treasure of
 * a wild island; then cargo may be moved.
 *
 * @param explorer the crew that makes this a free action, whose going ashore ends it; -1 for none
 */
public record ExploreIsland(int ship, int island, int explorer) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int seat = p.controller(ship);
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == island) {
                UnseenCoins.look(p, coin, scene);
                // Whoever knew coins here cannot follow which of them are taken now.
                p.letSee(coin, 1 << seat);
            }
        }
        p.ask(seat, new MoveCargo(ship, island, explorer));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(
                "PC-ORDEXPL-01", "PC-ORDEXPL-03", "PC-ORDEXPL-04", "PC-ORDEXPL-11", "CB-EXPLORE-02", "MI-EXPLORE-02");
    }
}
