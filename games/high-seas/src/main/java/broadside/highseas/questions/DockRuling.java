package broadside.highseas.questions;

import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.geometry.Nearness;

/** Says why a ship that may well touch an island is not docked there. */
final class DockRuling {
    private static final Reason ENEMY_HOME = Reason.of("hs.no.dock-enemy-home", "CB-DOCK-01", "MI-DOCK-01");
    private static final Reason ENEMY_HOME_CREW =
            Reason.of("hs.no.dock-enemy-home", "CB-DOCK-01", "MI-DOCK-01", "CB-DOCK-02", "MI-DOCK-02");
    private static final Reason SIDE_EXPLORE =
            Reason.of("hs.no.dock-side", "PC-DOCK-02", "PC-BOW-01", "CB-EXPLORE-01", "MI-EXPLORE-01");
    private static final Reason SIDE_CREW =
            Reason.of("hs.no.dock-side", "PC-DOCK-02", "PC-BOW-01", "CB-DOCK-02", "MI-DOCK-02");

    private DockRuling() {}

    /** Refuses to land or embark crew: by what she touches of any island, else for the other reason. */
    static boolean noCrew(Position p, int ship, Reason otherwise, Why why) {
        for (int island = 0; island < p.islands(); island++) {
            if (Contacts.touch(p, ship, island)) {
                return no(p, ship, island, SIDE_CREW, ENEMY_HOME_CREW, otherwise, why);
            }
        }
        return why.no(otherwise);
    }

    /** Refuses to explore an island: by what she touches of it, else for the other reason. */
    static boolean noExplore(Position p, int ship, int island, Reason otherwise, Why why) {
        return Contacts.touch(p, ship, island)
                ? no(p, ship, island, SIDE_EXPLORE, ENEMY_HOME, otherwise, why)
                : why.no(otherwise);
    }

    private static boolean no(Position p, int ship, int island, Reason side, Reason home, Reason otherwise, Why why) {
        if (!Nearness.touch(Contacts.bow(p, ship), p.outline(island))) {
            return why.no(side);
        }
        return why.no(Allegiance.isHomeOfOthers(p, island, ship) ? home : otherwise);
    }
}
