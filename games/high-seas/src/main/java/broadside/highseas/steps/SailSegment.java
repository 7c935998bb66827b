package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Bars;
import broadside.highseas.Contacts;
import broadside.highseas.Horizon;
import broadside.highseas.Losses;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.Towing;
import broadside.highseas.abilities.Matter;
import broadside.highseas.events.ShipCameRound;
import broadside.highseas.events.ShipSailed;
import broadside.highseas.geometry.Edge;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Pose;

/** Sails one segment; a ship in tow follows. */
public record SailSegment(int ship, long leg) implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all(
            "PC-MOVE-01",
            "PC-MOVE-04",
            "PC-MOVE-08",
            "PC-MOVE-09",
            "PC-MOVE-10",
            "PC-ORDMOVE-07",
            "CB-MOVE-02",
            "CB-MOVE-03",
            "MI-MOVE-02",
            "MI-MOVE-03");
    private static final Clause[] BONUS =
            Clause.all("PC-ORDMOVE-09", "PC-MOVE-14", "PC-AKHELM-04", "CB-SEAS-06", "MI-SEAS-05");
    private static final Clause[] TOWED =
            Clause.all("CB-TOW-04", "CB-TOW-05", "PC-ORDMOVE-08", "MI-TOW-04", "MI-TOW-05");
    private static final Clause[] ROUND = Clause.all("PC-ISLANDS-08", "PC-ISLANDS-09");
    private static final Clause[] CONTACT = Clause.all("CB-MOVE-04", "PC-MOVE-12", "MI-MOVE-04");

    @Override
    public void run(Position p, Scene scene) {
        if (Leg.bar(leg) >= Bars.printed(p, ship)) {
            Losses.reveal(p, Aboard.speaker(p, ship, Matter.BONUS_BAR), scene);
            scene.cite(BONUS);
        }
        if (p.masts(ship) == 0) {
            scene.cite(Clause.of("PC-BOARSMAN-03"));
        }
        Pose end = Leg.end(p.card(ship).hull(), p.pose(ship), leg);
        if (Horizon.crossing(p, ship, leg) > 0) {
            Pose arrival = p.edge() == Edge.ROUND_EARTH ? Horizon.arrival(p, ship, leg) : null;
            if (arrival == null) {
                Losses.leaveSea(p, ship, scene);
                return;
            }
            end = arrival;
            if (scene.heard()) {
                scene.tell(new ShipCameRound(Names.of(p, ship)), ROUND);
            }
        }
        int towed = p.tows(ship);
        Pose berth = towed < 0 ? null : Towing.berth(p, ship, end);
        p.useBar(Leg.bar(leg), Leg.contact(leg));
        if (p.card(ship).hull().contacts().size() > 1) {
            scene.cite(Clause.of("PC-MOVE-02"));
        }
        p.place(ship, end);
        p.pin(ship, -1);
        freeWhomSheLeft(p, scene);
        p.noteTouched(Contacts.bowOnEnemies(p, ship));
        if (towed >= 0 && berth != null) {
            p.place(towed, berth);
            scene.cite(TOWED);
        }
        if (scene.heard()) {
            int aside = Contacts.aside(p, ship);
            scene.tell(
                    new ShipSailed(
                            Names.of(p, ship),
                            Leg.bar(leg) + 1,
                            Leg.contact(leg) + 1,
                            end.x(),
                            end.y(),
                            end.heading(),
                            Leg.length(leg),
                            Bars.measure(p, ship, Leg.bar(leg), Leg.length(leg)),
                            aside < 0 ? "" : Names.of(p, aside),
                            aside >= 0 && !Position.isShip(aside)),
                    CLAUSES);
        }
        if (Contacts.dockedAt(p, ship) < 0) {
            p.noteLeft();
            scene.cite(Clause.of("PC-DOCK-04"));
        }
        if (Contacts.touchesAnything(p, ship)) {
            p.stopSailing();
            scene.cite(CONTACT);
        }
    }

    /** A ship that she pinned is free once they touch no more; sailing along her does not free her (PC-PIN-07). */
    private void freeWhomSheLeft(Position p, Scene scene) {
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (p.isAfloat(other) && p.pinnedBy(other) == ship) {
                scene.cite(Clause.all("PC-PIN-07", "CB-PIN-02", "MI-PIN-02"));
                if (!Contacts.touch(p, ship, other)) {
                    p.pin(other, -1);
                }
            }
        }
    }
}
