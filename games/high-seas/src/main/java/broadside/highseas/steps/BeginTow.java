package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Allegiance;
import broadside.highseas.Glimpse;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.Towing;
import broadside.highseas.UnseenCoins;
import broadside.highseas.events.TowBegan;
import broadside.highseas.geometry.Pose;

/** Takes a derelict in tow: she joins the fleet at once with all aboard, and lies behind the ship that tows her. */
public record BeginTow(int ship, int derelict) implements Step<Position> {
    private static final Clause[] TAKEN = Clause.all("CB-TOW-01", "MI-TOW-01", "PC-DERELICT-03");
    private static final Clause[] ASTERN = Clause.all("CB-TOW-02", "MI-TOW-02", "PC-TOW-12");
    private static final Clause[] CAPTURED = Clause.all("CB-TOW-03", "MI-TOW-03", "PC-TOW-03");
    private static final Clause[] WITH_ALL_ABOARD = Clause.all("PC-TOW-04");
    private static final Clause[] NO_ENEMY = Clause.all("PC-TOW-05");

    @Override
    public void run(Position p, Scene scene) {
        int seat = p.controller(ship);
        if (!Allegiance.isOf(p, derelict, seat)) {
            // A scuttled ship is saved for good by whoever takes her away (PC-SCUTTLE-03).
            p.keepAfloat(derelict);
            scene.cite(Clause.all("PC-SCUTTLE-03", "MI-SCUTTLE-04"));
            scene.cite(CAPTURED);
            scene.cite(NO_ENEMY);
            p.capture(derelict, seat);
            for (int token = 0; token < p.crewTokens(); token++) {
                if (p.crewPlace(token) == derelict) {
                    p.setCrewOwner(token, seat);
                    p.noteReveal();
                }
            }
            for (int coin = 0; coin < p.coins(); coin++) {
                if (p.coinPlace(coin) == derelict) {
                    UnseenCoins.look(p, coin, scene);
                    p.letSee(coin, p.seen(coin) | 1 << seat);
                }
            }
            Glimpse.ofAll(p, seat, derelict, scene, WITH_ALL_ABOARD);
            p.stir();
        }
        if (p.pinnedBy(derelict) >= 0) {
            // She is moved away from whom she rammed.
            scene.cite(Clause.all("PC-PIN-07", "CB-PIN-02", "MI-PIN-02"));
            p.pin(derelict, -1);
        }
        p.freeThosePinnedBy(derelict);
        Pose berth = Towing.berth(p, ship, p.pose(ship), derelict);
        p.setTow(ship, derelict);
        p.noteTow();
        if (berth != null) {
            p.place(derelict, berth);
            scene.cite(ASTERN);
        }
        if (scene.heard()) {
            scene.tell(new TowBegan(Names.of(p, ship), Names.of(p, derelict)), TAKEN);
        }
    }
}
