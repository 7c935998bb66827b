package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Glimpse;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.TreasureStolen;

/** Moves a coin to the ship whose boarding party won; both players have seen it. */
public record StealTreasure(int winner, int loser, int coin) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.moveCoin(coin, winner);
        p.letSee(coin, p.seen(coin) | 1 << p.controller(winner));
        if (scene.heard()) {
            scene.tell(
                    new TreasureStolen(Names.of(p, loser), Names.of(p, winner)),
                    Clause.all(
                            "PC-BOARD-06",
                            "PC-BOARD-07",
                            "PC-TRANSFER-01",
                            "PC-TRANSFER-02",
                            "CB-BOARD-05",
                            "MI-BOARD-05"));
        }
        Glimpse.ofCoin(p, coin, winner, scene, Clause.of("PC-BOARD-07"));
    }
}
