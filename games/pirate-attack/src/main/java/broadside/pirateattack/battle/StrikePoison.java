package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.DoctorStruck;

/** Kills every ship on which Poison lies; the rest of its armada fights on without it (PA-R061). */
public record StrikePoison() implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all("PA-WITCH-10");
    private static final Clause[] ARMADA = Clause.all("PA-WITCH-06", "PA-BATTLE-13");
    private static final Clause EXAMPLE = Clause.of("PA-EXAMPLEC-05");

    @Override
    public void run(Position p, Scene scene) {
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            int ship = Aboard.curseShip(p, curse);
            if (Aboard.isTurned(p, curse)
                    && Aboard.curseKind(p, curse) == WitchDoctor.POISON.ordinal()
                    && !Fleet.isSunk(p, ship)) {
                Fleet.sink(p, ship);
                if (scene.heard()) {
                    scene.tell(
                            new DoctorStruck(
                                    WitchDoctor.POISON,
                                    Fleet.owner(p, ship),
                                    Fleet.place(p, ship) + 1,
                                    Fleet.card(p, ship)),
                            CLAUSES);
                    if (Fleet.isInArmada(p, ship)) {
                        scene.cite(ARMADA);
                        if (Fleet.card(p, ship) == Card.BRIGANTINE_9_9) {
                            scene.cite(EXAMPLE);
                        }
                    }
                }
            }
        }
    }
}
