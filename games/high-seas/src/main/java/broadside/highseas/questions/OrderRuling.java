package broadside.highseas.questions;

import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.highseas.Aboard;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Guns;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;
import broadside.highseas.geometry.Sight;

/** Rules on orders: which ship may do what now, and why not. */
final class OrderRuling {
    private static final Reason NONE = Reason.of("hs.no.order", "CB-ACTIONS-02", "MI-ACTIONS-02");
    private static final Reason OWN =
            Reason.of("hs.no.not-your-ship", "PC-ACTIONS-02", "CB-ACTIONS-03", "MI-ACTIONS-03");
    private static final Reason ACTED = Reason.of(
            "hs.no.acted",
            "CB-ACTIONS-02",
            "PC-ACTIONS-05",
            "PC-ACTIONS-06",
            "PC-ACTIONS-11",
            "MI-ACTIONS-02",
            "PC-AKHELM-02",
            "PC-BMUSKET-06",
            "PC-BMUSKET-07",
            "PC-BMUSKET-08",
            "PC-BSHIPWRT-02");
    private static final Reason OWN_SCUTTLE = Reason.of(
            "hs.no.not-your-ship", "PC-ACTIONS-02", "CB-ACTIONS-03", "MI-ACTIONS-03", "PC-SCUTTLE-01", "MI-SCUTTLE-02");
    private static final Reason ACTED_EXPLORER = Reason.of(
            "hs.no.explorer-wild",
            "CB-ACTIONS-02",
            "MI-ACTIONS-02",
            "PC-ACTIONS-11",
            "PC-AKEXPLORER-03",
            "PC-AKEXPLORER-04");
    private static final Reason DERELICT = Reason.of(
            "hs.no.derelict",
            "PC-DERELICT-01",
            "PC-DERELICT-02",
            "CB-DERELICT-02",
            "MI-DERELICT-02",
            "CB-DERELICT-01",
            "MI-DERELICT-01",
            "PC-AKHELM-03",
            "PC-BMUSKET-09");
    private static final Reason PINNED =
            Reason.of("hs.no.pinned", "CB-PIN-02", "PC-PIN-07", "MI-PIN-02", "CB-RAM-06", "MI-RAM-06", "PC-AKHELM-03");
    private static final Reason BEGAN =
            Reason.of("hs.no.not-docked-since", "CB-EXPLORE-01", "PC-ORDEXPL-01", "MI-EXPLORE-01");
    private static final Reason TOUCH =
            Reason.of("hs.no.explore-contact", "CB-EXPLORE-11", "MI-EXPLORE-12", "PC-EXPLORE-05");
    private static final Reason NOTHING_HOME = Reason.of("hs.no.nothing-to-unload", "PC-EXPLORE-14", "PC-EXPLORE-15");
    private static final Reason STANDING = Reason.of("hs.no.mast-stands", "CB-REPAIR-01", "MI-REPAIR-01");
    private static final Reason NOT_HOME = Reason.of(
            "hs.no.repair-place",
            "CB-REPAIR-01",
            "MI-REPAIR-01",
            "PC-BSHIPWRT-01",
            "CB-CREW-04",
            "MI-CREW-04",
            "CB-CREW-05",
            "MI-CREW-05");
    private static final Reason AFLOAT =
            Reason.of("hs.no.not-derelict", "PC-SCUTTLE-01", "MI-SCUTTLE-02", "PC-DERELICT-01", "PC-DERELICT-04");
    private static final Reason ROWED =
            Reason.of("hs.no.not-derelict", "PC-SCUTTLE-01", "MI-SCUTTLE-02", "PC-BOARSMAN-09");
    private static final Reason TRIED = Reason.of("hs.no.scuttle-tried", "PC-SCUTTLE-01", "PC-SCUTTLE-04");
    private static final Reason NO_TOW = Reason.of("hs.no.no-tow", "PC-TOW-08");
    private static final Reason NOT_DOCKED = Reason.of("hs.no.not-docked", "CB-DOCK-02", "MI-DOCK-02");
    private static final Reason CREW = Reason.of("hs.no.crew-there", "CB-DOCK-02", "MI-DOCK-02", "PC-DOCK-06");
    private static final Reason ROOM =
            Reason.of("hs.no.crew-room", "CB-CREW-02", "MI-CREW-02", "CB-CREW-03", "MI-CREW-03");
    private static final Reason OARS = Reason.of("hs.no.oars", "PC-BOARSMAN-01");
    private static final Reason FOREIGN_OARS =
            Reason.of("hs.no.foreign-oars", "PC-BOARSMAN-01", "CB-CREW-05", "MI-CREW-05");

    private OrderRuling() {}

    static boolean rule(Position p, int seat, long choice, Why why) {
        int kind = Menu.kind(choice);
        if (choice == GiveOrder.END) {
            return true;
        }
        int ship = Menu.ship(choice);
        int a = Menu.a(choice);
        if (!Menu.isOne(choice, GiveOrder.KINDS)
                || kind == GiveOrder.END
                || ship >= p.endOfShips()
                || !Position.isShip(ship)
                || !p.isAfloat(ship)) {
            return why.no(NONE);
        }
        if (!Allegiance.isOf(p, ship, seat)) {
            return why.no(kind == GiveOrder.SCUTTLE ? OWN_SCUTTLE : OWN);
        }
        boolean full = kind == GiveOrder.MOVE
                || kind == GiveOrder.SHOOT
                || kind == GiveOrder.EXPLORE
                || kind == GiveOrder.REPAIR;
        if (full && p.hasActed(ship)) {
            return why.no(kind == GiveOrder.EXPLORE && isBeyondExplorer(p, choice) ? ACTED_EXPLORER : ACTED);
        }
        boolean isPlain = kind != GiveOrder.EXPLORE
                && kind != GiveOrder.REPAIR
                && kind != GiveOrder.LAND
                && kind != GiveOrder.EMBARK;
        if (isPlain && a != 0) {
            return why.no(NONE);
        }
        return switch (kind) {
            case GiveOrder.MOVE -> move(p, ship, why);
            case GiveOrder.SHOOT -> shoot(p, ship, why);
            case GiveOrder.EXPLORE -> explore(p, ship, a, why);
            case GiveOrder.REPAIR -> repair(p, ship, a, why);
            case GiveOrder.SCUTTLE -> scuttle(p, ship, why);
            case GiveOrder.RELEASE -> p.tows(ship) >= 0 || why.no(NO_TOW);
            case GiveOrder.ROW -> row(p, ship, why);
            default -> shift(p, seat, ship, a, kind == GiveOrder.EMBARK, why);
        };
    }

    private static boolean move(Position p, int ship, Why why) {
        if (Aboard.isDerelict(p, ship)) {
            return why.no(DERELICT);
        }
        return p.pinnedBy(ship) < 0 || why.no(PINNED);
    }

    private static boolean shoot(Position p, int ship, Why why) {
        if (Aboard.isDerelict(p, ship)) {
            return why.no(DERELICT);
        }
        return Guns.hasTarget(p, ship, new Sight()) || why.isListening() && Guns.refuseAll(p, ship, new Sight(), why);
    }

    private static boolean explore(Position p, int ship, int place, Why why) {
        if (place >= p.endOfShips() || !p.isAfloat(place) || place == ship) {
            return why.no(NONE);
        }
        if (Position.isShip(place)) {
            boolean open = Allegiance.friendly(p, ship, place) || Aboard.isDerelict(p, place);
            return open && Contacts.touch(p, ship, place) || why.no(TOUCH);
        }
        if (Contacts.dockedAt(p, ship) != place) {
            return DockRuling.noExplore(p, ship, place, BEGAN, why);
        }
        if (p.beganAt(ship) != place) {
            return why.no(BEGAN);
        }
        if (p.homeOf(place) >= 0) {
            for (int coin = 0; coin < p.coins(); coin++) {
                if (p.coinPlace(coin) == ship) {
                    return true;
                }
            }
            return why.no(NOTHING_HOME);
        }
        return true;
    }

    private static boolean repair(Position p, int ship, int mast, Why why) {
        if (mast >= p.card(ship).masts() || (p.masts(ship) >> mast & 1) != 0) {
            return why.no(STANDING);
        }
        return Contacts.isSafe(p, ship) || Aboard.speaker(p, ship, Matter.REPAIR_ANYWHERE) >= 0 || why.no(NOT_HOME);
    }

    private static boolean scuttle(Position p, int ship, Why why) {
        if (!Aboard.isDerelict(p, ship)) {
            return why.no(p.masts(ship) == 0 ? ROWED : AFLOAT);
        }
        return !p.hasTriedToScuttle(ship) && !p.isSinking(ship) || why.no(TRIED);
    }

    private static boolean row(Position p, int ship, Why why) {
        if (!Aboard.isDerelict(p, ship)) {
            // Nobody need row; but whoever is turned up takes no space from now on.
            return Aboard.hiddenGuest(p, ship) >= 0 || noOars(p, ship, why);
        }
        return p.towedBy(ship) < 0 && Aboard.speaker(p, ship, Matter.ROWS_WITHOUT_MASTS) >= 0 || noOars(p, ship, why);
    }

    /** Says why nobody rows: perhaps somebody would, were the ship of his nation. */
    static boolean noOars(Position p, int ship, Why why) {
        return why.no(Aboard.isForeign(p, ship, Matter.ROWS_WITHOUT_MASTS) ? FOREIGN_OARS : OARS);
    }

    /** Says whether an explore order is for what an Explorer aboard does not explore for free: ships and home islands. */
    static boolean isBeyondExplorer(Position p, long order) {
        int place = Menu.a(order);
        return place < p.endOfShips()
                && (Position.isShip(place) || place < p.islands() && p.homeOf(place) >= 0)
                && Aboard.speaker(p, Menu.ship(order), Matter.EXPLORE_ON_DOCKING) >= 0;
    }

    private static boolean shift(Position p, int seat, int ship, int token, boolean loaded, Why why) {
        int island = Contacts.dockedAt(p, ship);
        if (island < 0) {
            return DockRuling.noCrew(p, ship, NOT_DOCKED, why);
        }
        if (token >= p.crewTokens()
                || p.crewPlace(token) != (loaded ? island : ship)
                || !Allegiance.serves(p, token, seat)
                || !Copies.isFirstCrew(p, token)) {
            return why.no(CREW);
        }
        return !loaded || Aboard.takes(p, token, ship, seat) || why.no(ROOM);
    }
}
