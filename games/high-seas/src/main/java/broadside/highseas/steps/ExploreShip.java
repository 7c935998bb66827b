package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Glimpse;
import broadside.highseas.Position;
import broadside.highseas.UnseenCoins;
import broadside.highseas.questions.MoveCargo;

/** Lets a ship explore one that she touches: an ally, or any derelict. */
public record ExploreShip(int ship, int other) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int seat = p.controller(ship);
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == other) {
                UnseenCoins.look(p, coin, scene);
                p.letSee(coin, p.seen(coin) | 1 << seat);
            }
        }
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == other) {
                p.showCrew(token, seat);
            }
        }
        Glimpse.ofAll(p, seat, other, scene, clauses());
        p.ask(seat, new MoveCargo(ship, other, -1));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-EXPLORE-11", "MI-EXPLORE-12", "PC-EXPLORE-03", "PC-EXPLORE-04", "PC-EXPLORE-05");
    }
}
