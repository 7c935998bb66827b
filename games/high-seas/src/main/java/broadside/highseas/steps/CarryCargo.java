package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Glimpse;
import broadside.highseas.Losses;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.CargoMoved;
import broadside.highseas.questions.MoveCargo;

/** Carries one item of cargo between a ship and what she explores. */
public record CarryCargo(int ship, int place, int item, boolean crew, boolean loaded, int explorer)
        implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int to = loaded ? ship : place;
        int oarsman = Position.isShip(to) ? Aboard.makesRoom(p, to, crew ? item : -1, p.controller(ship)) : -1;
        if (crew) {
            p.moveCrew(item, to);
            if (Position.isShip(to)) {
                p.setCrewOwner(item, p.controller(to));
            }
        } else {
            p.moveCoin(item, to);
            if (Position.isShip(to)) {
                p.letSee(item, p.seen(item) | 1 << p.controller(to));
            }
            p.stir();
        }
        if (oarsman >= 0) {
            Losses.reveal(p, oarsman, scene);
        }
        if (scene.heard()) {
            if (crew && !p.isFaceUp(item)) {
                scene.cite(Clause.of("PC-HIDDEN-02"));
            }
            if (Position.isShip(to) && Aboard.isDerelict(p, to)) {
                scene.cite(Clause.all("CB-DERELICT-03", "MI-DERELICT-03"));
            }
            if (Aboard.hasGuestWithoutSpace(p, ship)) {
                scene.cite(Clause.of("PC-BOARSMAN-05"));
            }
            scene.tell(
                    new CargoMoved(Names.of(p, ship), Names.of(p, place), crew ? Names.token(p, item) : "coin", loaded),
                    Clause.all("PC-TRANSFER-01", "PC-TRANSFER-02", "CB-EXPLORE-04", "MI-EXPLORE-04"));
        }
        if (Position.isShip(to) && !Allegiance.friendly(p, ship, to)) {
            // What is left aboard an enemy's derelict her captain knows.
            if (crew) {
                Glimpse.ofCrew(p, item, to, scene, Clause.of("PC-EXPLORE-05"));
            } else {
                Glimpse.ofCoin(p, item, to, scene, Clause.of("PC-EXPLORE-05"));
            }
        }
        if (!crew && Position.isShip(to) && Contacts.isSafe(p, to)) {
            // She is home already: only docking anew, or exploring home, unloads her.
            scene.cite(Clause.of("PC-EXPLORE-13"));
        }
        if (crew && item == explorer && !loaded) {
            // Nobody is left who explores.
            scene.cite(Clause.all("PC-EXPLORE-06", "PC-EXPLORE-07"));
            p.now(new FinishExploring(ship, place));
        } else {
            p.ask(p.controller(ship), new MoveCargo(ship, place, explorer));
        }
        if (crew) {
            p.now(new SettleTow(ship));
            if (Position.isShip(place)) {
                p.now(new SettleTow(place));
            }
        }
    }
}
