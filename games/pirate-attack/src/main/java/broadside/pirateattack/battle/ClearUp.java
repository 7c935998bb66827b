package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.PairDiscarded;
import broadside.pirateattack.steps.LoseShip;

/** Clears the table after a battle: the dead are discarded, what the living have under them is put back face down. */
public record ClearUp() implements Step<Position> {
    private static final Clause[] LOST = Clause.all("PA-BATTLE-17", "PA-TURN-13");
    private static final Clause[] PUT_BACK = Clause.all("PA-BATTLE-16");
    private static final Clause[] PAIR = Clause.all("PA-BATTLE-18");
    private static final Clause EXAMPLE = Clause.of("PA-EXAMPLEB-02");

    @Override
    public void run(Position p, Scene scene) {
        for (int curse = Aboard.curseCount(p) - 1; curse >= 0; curse--) {
            if (Aboard.isTurned(p, curse)) {
                // A Witch Doctor that was turned over is used up (PA-R064).
                Aboard.discardCurse(p, curse);
            }
        }
        for (int ship = Fleet.count(p) - 1; ship >= 0; ship--) {
            if (Fleet.isSunk(p, ship)) {
                LoseShip.now(p, ship, scene, LOST);
            } else if (Fleet.side(p, ship) != 0) {
                Fleet.leaveBattle(p, ship);
                if (!p.isDecided()) {
                    cancel(p, ship, scene);
                }
            }
        }
        p.setBattle(-1, -1);
    }

    private static void cancel(Position p, int ship, Scene scene) {
        if (scene.heard() && Aboard.under(p, ship) > 0) {
            scene.cite(PUT_BACK);
        }
        for (int plus = Aboard.cancelPair(p, ship); plus >= 0; plus = Aboard.cancelPair(p, ship)) {
            p.stir();
            if (scene.heard()) {
                scene.tell(
                        new PairDiscarded(
                                Fleet.owner(p, ship), Fleet.place(p, ship) + 1, Fleet.card(p, ship), Card.of(plus)),
                        PAIR);
                if (Fleet.card(p, ship) == Card.SCHOONER_6_7 && Card.of(plus) == Card.SKILLED_BLACKSMITH_2) {
                    scene.cite(EXAMPLE);
                }
            }
        }
    }
}
