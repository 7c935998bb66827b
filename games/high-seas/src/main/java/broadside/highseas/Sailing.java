package broadside.highseas;

import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.engine.words.Arg;
import broadside.highseas.abilities.Matter;
import broadside.highseas.geometry.Edge;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Overlap;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.Slide;

/** Rules on one segment of a move: bar, contact point, heading, length, and where the ship ends. */
public final class Sailing {
    private static final Reason BAR = Reason.of(
            "hs.no.bar", "PC-MOVE-13", "PC-ORDMOVE-07", "CB-SEAS-06", "MI-SEAS-05", "CB-MOVE-03", "MI-MOVE-03");
    private static final Reason BAR_IN_TOW =
            Reason.of("hs.no.bar-in-tow", "PC-ORDMOVE-08", "CB-TOW-04", "MI-TOW-04", "PC-MOVE-10", "PC-MOVE-13");
    private static final Reason BAR_OF_OARS =
            Reason.of("hs.no.bar-of-oars", "PC-BOARSMAN-03", "PC-MOVE-10", "PC-MOVE-13");
    private static final Reason BAR_OF_STRANGER =
            Reason.of("hs.no.bar-of-stranger", "CB-CREW-05", "MI-CREW-05", "PC-MOVE-13");
    private static final Reason COME_ABOUT = Reason.of("hs.no.come-about", "PC-COMEABT-01", "PC-MOVE-10");
    private static final Reason BONUS = Reason.of("hs.no.bonus-first", "PC-MOVE-14", "PC-ORDMOVE-09");
    private static final Reason POINT = Reason.of("hs.no.contact-point", "PC-MOVE-03");
    private static final Reason TURN = Reason.of("hs.no.turn", "PC-MOVE-05");
    private static final Reason LONG = Reason.of("hs.no.too-long", "PC-MOVE-10");
    private static final Reason STOPPED =
            Reason.of("hs.no.stopped", "PC-MOVE-11", "CB-MOVE-01", "MI-MOVE-01", "CB-MOVE-04", "MI-MOVE-04");
    private static final Reason WALL = Reason.of("hs.no.wall", "PC-ISLANDS-06");
    private static final Reason NO_SHORE = Reason.of("hs.no.no-arrival", "PC-ISLANDS-08");
    private static final Reason ON_TOP = Reason.of("hs.no.on-top", "PC-MOVE-11");
    private static final Reason TOW = Reason.of("hs.no.no-room-for-tow", "PC-TOW-12");

    private Sailing() {}

    /** Rules on a segment (see {@link Leg}). */
    public static boolean rule(Position p, int ship, long leg, Slide slide, Why why) {
        int[] bars = Bars.of(p, ship);
        int bar = Leg.bar(leg);
        Hull hull = p.card(ship).hull();
        // No length, no new heading (HS-R059): a turn on the spot would be the come about that is gone.
        if (Leg.isUnused(leg) && Leg.heading(leg) != p.pose(ship).heading()) {
            return why.no(COME_ABOUT);
        }
        if (!Leg.isOne(leg) && !Leg.isUnused(leg) || bar >= bars.length || (p.usedBars >> bar & 1) != 0) {
            return why.no(isSlow(p, ship) ? slow(p, ship) : isStrangers(p, ship, bar) ? BAR_OF_STRANGER : BAR);
        }
        int printed = Bars.printed(p, ship);
        if (bar < printed && (p.usedBars & 0xFF) >>> printed != 0) {
            return why.no(BONUS);
        }
        if (Leg.isUnused(leg)) {
            return true;
        }
        if (Leg.contact(leg) >= hull.contacts().size() || p.contact >= 0 && p.contact != Leg.contact(leg)) {
            return why.no(POINT);
        }
        Pose from = p.pose(ship);
        int heading = Leg.heading(leg);
        if (!hull.canTurn(from.heading(), heading)) {
            return why.no(TURN);
        }
        if (Leg.length(leg) > bars[bar]) {
            return why.no(isSlow(p, ship) ? slow(p, ship) : LONG);
        }
        slide(p, ship, Leg.contact(leg), heading, bars[bar], slide);
        int crossing = Horizon.crossing(p, ship, leg);
        int length = crossing > 0 ? crossing : Leg.length(leg);
        if (length > slide.most()) {
            return blocked(p, slide.stoppedBy(), STOPPED, why);
        }
        if (crossing > 0) {
            return p.edge() == Edge.FLAT_EARTH || comesRound(p, ship, leg, why);
        }
        Pose end = Leg.end(hull, from, leg);
        Polygon there = hull.outline().at(end);
        int under = overlapped(p, there, ship);
        if (under >= 0 || !p.chart().allows(there)) {
            return blocked(p, under < 0 ? Slide.WALL : under, ON_TOP, why);
        }
        return p.tows(ship) < 0 || Towing.berth(p, ship, end) != null || why.no(TOW);
    }

    private static boolean isSlow(Position p, int ship) {
        return p.tows(ship) >= 0 || p.masts(ship) == 0;
    }

    private static Reason slow(Position p, int ship) {
        return p.tows(ship) >= 0 ? BAR_IN_TOW : BAR_OF_OARS;
    }

    /** Says whether the bar after the printed ones is what somebody of another nation, seen by all, would have added. */
    private static boolean isStrangers(Position p, int ship, int bar) {
        return bar == Bars.printed(p, ship) && Aboard.stranger(p, ship, Matter.BONUS_BAR);
    }

    private static boolean comesRound(Position p, int ship, long leg, Why why) {
        Pose end = Horizon.arrival(p, ship, leg);
        if (end == null) {
            return why.no(NO_SHORE);
        }
        return p.tows(ship) < 0 || Towing.berth(p, ship, end) != null || why.no(TOW);
    }

    private static int overlapped(Position p, Polygon there, int ship) {
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            // The tow lies in the way only until she follows.
            if (piece != ship && piece != p.tows(ship) && p.isAfloat(piece) && Overlap.of(there, p.outline(piece))) {
                return piece;
            }
        }
        return -1;
    }

    private static boolean blocked(Position p, int by, Reason reason, Why why) {
        if (by == Slide.WALL || by == Slide.NOTHING) {
            return why.no(WALL);
        }
        return why.isListening() ? why.no(reason, Arg.piece(Names.of(p, by))) : why.no(reason);
    }

    /** Slides a ship that has turned at a contact point along a bar, as far as she gets. */
    public static void slide(Position p, int ship, int contact, int heading, int bar, Slide slide) {
        Hull hull = p.card(ship).hull();
        Pose turned = hull.turned(p.pose(ship), contact, heading);
        slide.along(
                hull.outline().turned(heading), turned.x(), turned.y(), heading, bar, p.chart(), ship, p.tows(ship));
    }
}
