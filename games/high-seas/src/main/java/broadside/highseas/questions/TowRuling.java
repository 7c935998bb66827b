package broadside.highseas.questions;

import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.highseas.Aboard;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.Towing;

/** Rules on whether a ship may take another in tow now, and why not. */
final class TowRuling {
    private static final Reason BUSY = Reason.of("hs.no.tow-second", "PC-TOW-10", "PC-TOW-11");
    private static final Reason CHAIN = Reason.of("hs.no.tow-chain", "PC-TOW-11", "CB-TOW-01", "MI-TOW-01");
    private static final Reason ROWED =
            Reason.of("hs.no.tow-rowed", "PC-BOARSMAN-07", "PC-BOARSMAN-02", "PC-BOARSMAN-06");
    private static final Reason MASTS = Reason.of("hs.no.tow-masts", "CB-TOW-01", "MI-TOW-01", "PC-DERELICT-03");
    private static final Reason HELD = Reason.of("hs.no.tow-held", "PC-TOW-07");
    private static final Reason BOW = Reason.of("hs.no.tow", "CB-TOW-01", "MI-TOW-01");
    private static final Reason ROOM = Reason.of("hs.no.tow-room", "PC-TOW-12", "CB-TOW-02", "MI-TOW-02");

    private TowRuling() {}

    static boolean rule(Position p, int ship, long choice, Why why) {
        if (choice < Position.firstShip() || choice >= p.endOfShips() || choice == ship) {
            return why.no(BOW);
        }
        int other = (int) choice;
        if (!p.isAfloat(other) || !p.isAfloat(ship)) {
            return why.no(BOW);
        }
        if (p.tows(ship) >= 0) {
            return why.no(BUSY);
        }
        if (!Aboard.isDerelict(p, other)) {
            return why.no(p.tows(other) >= 0 ? CHAIN : p.masts(other) == 0 ? ROWED : MASTS);
        }
        if (p.towedBy(other) >= 0) {
            return why.no(HELD);
        }
        if (!Contacts.canTow(p, ship, other)) {
            return why.no(BOW);
        }
        return Towing.berth(p, ship, p.pose(ship), other) != null || why.no(ROOM);
    }
}
