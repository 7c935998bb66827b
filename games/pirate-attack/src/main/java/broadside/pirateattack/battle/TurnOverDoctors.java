package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.DoctorTurned;

/** Turns over the Witch Doctors of both sides, before anything else (PA-R059). */
public record TurnOverDoctors() implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all("PA-BATTLE-01", "PA-WITCH-05", "PA-WITCH-22");

    @Override
    public void run(Position p, Scene scene) {
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            int ship = Aboard.curseShip(p, curse);
            if (Fleet.side(p, ship) != 0) {
                Aboard.turnOver(p, curse);
                p.stir();
                if (scene.heard()) {
                    scene.tell(
                            new DoctorTurned(
                                    Fleet.owner(p, ship),
                                    Fleet.place(p, ship) + 1,
                                    Fleet.card(p, ship),
                                    WitchDoctor.of(Aboard.curseKind(p, curse))),
                            CLAUSES);
                }
            }
        }
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
