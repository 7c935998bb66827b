package broadside.highseas.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.BoardingFought;
import broadside.highseas.questions.GiveUp;

/** Fights a boarding party: each side rolls and adds the masts left; the loser gives up something of his choice. */
public record Board(int ship, int target) implements Step<Position> {
    public static final Purpose BOARDING = Purpose.of("boarding");
    private static final Clause[] CLAUSES = Clause.all("CB-BOARD-04", "PC-BOARD-06", "PC-DIE-03", "MI-BOARD-04");

    @Override
    public void run(Position p, Scene scene) {
        int ownDie = scene.chance().roll(p, BOARDING, 6);
        int otherDie = scene.chance().roll(p, BOARDING, 6);
        int own = ownDie + p.mastCount(ship);
        int other = otherDie + p.mastCount(target);
        p.stir();
        if (scene.heard()) {
            scene.tell(
                    new BoardingFought(Names.of(p, ship), Names.of(p, target), own, other, ownDie, otherDie), CLAUSES);
        }
        if (own == other) {
            scene.cite(Clause.all("PC-BOARD-08", "CB-BOARD-05", "MI-BOARD-05"));
            return;
        }
        int winner = own > other ? ship : target;
        int loser = own > other ? target : ship;
        if (GiveUp.hasAny(p, winner, loser)) {
            if (Aboard.room(p, winner) <= 0 && GiveUp.hasCoin(p, loser)) {
                scene.cite(Clause.of("PC-BOARD-12"));
            }
            p.ask(p.controller(loser), new GiveUp(winner, loser));
        }
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
