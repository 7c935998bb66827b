package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Guns;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;

/**
 * Knows what people try at the wrong moment, such as a tow in the middle of a move or a coin thrown overboard, so that "why
 * can't I?" has an answer then, too.
 */
final class OutOfPlace {
    static final int TOW = 1;
    static final int FIRE = 2;
    static final int TAKE = 3;
    static final int LEAVE = 4;
    static final int LAND_COIN = 5;
    static final int EXPLORE = 6;
    static final int SHOOT = 7;
    static final int BOARD = 8;

    /** Marks such a choice among those of any question. */
    private static final long MARK = 1L << 49;

    /** Stands for a cannon that is not named. */
    private static final int ANY_CANNON = Guns.EXTRA + 1;

    private static final int VALUES = 8;

    private static final Reason TOW_MOVE = Reason.of("hs.no.tow-move", "PC-TOW-01", "CB-TOW-01", "MI-TOW-01");
    private static final Reason TOW_TIME = Reason.of("hs.no.tow-time", "PC-TOW-01", "PC-TOW-02");
    private static final Reason CAPTAIN = Reason.of("hs.no.captain-later", "PC-ACAPTAIN-03", "PC-ORDMOVE-13");
    private static final Reason NO_SHOOTING = Reason.of("hs.no.no-shooting", "PC-SHOOT-01");
    private static final Reason MUSKET = Reason.of("hs.no.musket-alone", "PC-BMUSKET-06", "PC-BMUSKET-07");
    private static final Reason OVERBOARD = Reason.of("hs.no.overboard", "PC-CARGO-02", "PC-EXPLORE-02");
    private static final Reason CARGO = Reason.of("hs.no.cargo-explore", "PC-EXPLORE-02", "PC-EXPLORE-03");
    private static final Reason CARGO_AGAIN =
            Reason.of("hs.no.cargo-explore", "PC-EXPLORE-02", "PC-EXPLORE-03", "PC-EXPLORE-07");
    private static final Reason NO_RAM = Reason.of("hs.no.no-ram", "PC-BOARD-01");

    private OutOfPlace() {}

    private static long of(int kind, int piece, int a) {
        return MARK | Menu.of(kind, piece, a);
    }

    /** Makes the wish of somebody who names both ships: this one shall tow that one. */
    static long tow(int derelict, int by) {
        return of(TOW, derelict, by);
    }

    static boolean isOne(long choice) {
        return choice >>> 32 == MARK >>> 32;
    }

    static int kind(long choice) {
        return Menu.kind(choice & MARK - 1);
    }

    /**
     * Adds what a seat may think of.
     *
     * @param actor the ship whose action is being resolved, or -1
     */
    static void conceive(Position p, int seat, int actor, Choices out) {
        out.add(of(EXPLORE, 0, 0));
        out.add(of(SHOOT, 0, 0));
        out.add(of(BOARD, 0, 0));
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (p.isAfloat(other) && other != actor) {
                out.add(of(TOW, other, 0));
                shots(p, seat, actor, other, out);
            }
        }
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.sailsFor(p, ship, seat)) {
                coins(p, seat, ship, out);
            }
        }
    }

    private static void shots(Position p, int seat, int actor, int target, Choices out) {
        out.add(of(FIRE, target, ANY_CANNON));
        for (int cannon = 0;
                actor >= 0 && p.isAfloat(actor) && cannon < p.card(actor).masts();
                cannon++) {
            out.add(of(FIRE, target, cannon));
        }
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            // Whoever may still be ordered to shoot is asked for the cannon then.
            if (Allegiance.sailsFor(p, ship, seat)
                    && p.hasActed(ship)
                    && Aboard.speaker(p, ship, Matter.EXTRA_CANNON) >= 0) {
                out.add(of(FIRE, target, Guns.EXTRA));
                return;
            }
        }
    }

    /** Adds the coins that the seat knows, by value: aboard, and on the island where she is docked. */
    private static void coins(Position p, int seat, int ship, Choices out) {
        int island = Contacts.dockedAt(p, ship);
        int aboard = 0;
        int ashore = 0;
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.hasSeenCoin(coin, seat) && p.value(coin) >= 0) {
                aboard |= p.coinPlace(coin) == ship ? 1 << p.value(coin) : 0;
                ashore |= island >= 0 && p.coinPlace(coin) == island ? 1 << p.value(coin) : 0;
            }
        }
        for (int value = 0; value < VALUES; value++) {
            if ((aboard >> value & 1) != 0) {
                out.add(of(LEAVE, ship, value));
                out.add(of(LAND_COIN, ship, value));
            }
            if ((ashore >> value & 1) != 0) {
                out.add(of(TAKE, ship, value));
            }
        }
    }

    /**
     * Refuses.
     *
     * @param actor the ship whose action is being resolved, or -1
     * @param sails whether that ship may still sail a segment
     */
    static boolean no(Position p, long choice, int actor, boolean sails, Why why) {
        int piece = Menu.ship(choice & MARK - 1);
        boolean later = sails && Aboard.speaker(p, actor, Matter.SHOOT_AFTER_MOVE) >= 0;
        return switch (kind(choice)) {
            case TOW -> actor < 0 ? noTow(p, choice, why) : TowRuling.rule(p, actor, piece, why) && why.no(TOW_TIME);
            case FIRE -> why.no(Menu.a(choice) == Guns.EXTRA ? MUSKET : later ? CAPTAIN : NO_SHOOTING);
            case LEAVE -> why.no(isOverboard(p, piece) ? OVERBOARD : CARGO);
            case TAKE -> why.no(hasLandedExplorer(p, piece) ? CARGO_AGAIN : CARGO);
            case EXPLORE -> why.no(AfterSailing.NO_EXPLORE);
            case SHOOT -> why.no(later ? CAPTAIN : AfterSailing.NO_SHOT);
            case BOARD -> why.no(NO_RAM);
            default -> why.no(CARGO);
        };
    }

    /** Refuses a tow outside a move: by what stands against it even within one, where the ship is named that would tow. */
    private static boolean noTow(Position p, long choice, Why why) {
        int by = Menu.a(choice);
        boolean isNamed = Position.isShip(by) && by < p.endOfShips() && p.isAfloat(by);
        int derelict = Menu.ship(choice & MARK - 1);
        return isNamed
                ? TowRuling.rule(p, by, derelict, why)
                        && OrderRuling.rule(p, p.controller(by), Menu.of(GiveOrder.MOVE, by, 0), why)
                        && why.no(TOW_MOVE)
                : why.no(TOW_MOVE);
    }

    /** Says whether nothing is there that could take what a ship leaves. */
    private static boolean isOverboard(Position p, int ship) {
        return Position.isShip(ship) && p.isAfloat(ship) && !Contacts.touchesAnything(p, ship);
    }

    /** Says whether the Explorer of a ship that has acted is ashore where she is docked. */
    private static boolean hasLandedExplorer(Position p, int ship) {
        if (!Position.isShip(ship) || !p.isAfloat(ship) || !p.hasActed(ship)) {
            return false;
        }
        int island = Contacts.dockedAt(p, ship);
        for (int token = 0; token < p.crewTokens() && island >= 0; token++) {
            if (p.crewPlace(token) == island
                    && Allegiance.serves(p, token, p.controller(ship))
                    && p.crewCard(token) >= 0
                    && Aboard.answer(p, token, Matter.EXPLORE_ON_DOCKING) != 0) {
                return true;
            }
        }
        return false;
    }

    static Tree describe(Position p, long choice) {
        String piece = Names.of(p, Menu.ship(choice & MARK - 1));
        int a = Menu.a(choice);
        return switch (kind(choice)) {
            case TOW ->
                a == 0
                        ? Tree.branch("tow", Tree.of(piece))
                        : Tree.branch()
                                .put("tow", piece)
                                .put("ship", Names.of(p, a))
                                .done();
            case FIRE -> {
                Tree.Grow shot = Tree.branch().put("fire", piece);
                if (a != ANY_CANNON) {
                    shot.put("cannon", a == Guns.EXTRA ? Tree.of("crew") : Tree.of(a + 1));
                }
                yield shot.done();
            }
            // The ship stands there so that "explore, and take" is not mistaken for this.
            case TAKE -> Tree.branch().put("take", a).put("ship", piece).done();
            case LEAVE -> Tree.branch().put("leave", a).put("ship", piece).done();
            case LAND_COIN -> Tree.branch().put("land", piece).put("crew", a).done();
            case EXPLORE -> Tree.of("explore");
            case SHOOT -> Tree.of("shoot");
            default -> Tree.of("board");
        };
    }

    static Message label(Position p, long choice) {
        String piece = Names.of(p, Menu.ship(choice & MARK - 1));
        int a = Menu.a(choice);
        return switch (kind(choice)) {
            case TOW -> Message.of("hs.label.tow", piece);
            case FIRE ->
                a == ANY_CANNON ? Message.of("hs.label.fire-at", piece) : Message.of("hs.label.fire", a + 1, piece);
            case TAKE -> Message.of("hs.label.take-coin", a);
            case LEAVE -> Message.of("hs.label.leave-coin", a);
            case LAND_COIN -> Message.of("hs.label.land-coin", piece, a);
            case EXPLORE -> Message.of("hs.label.explore-now");
            case SHOOT -> Message.of("hs.label.shoot-now");
            default -> Message.of("hs.label.board");
        };
    }
}
