package broadside.highseas;

import static broadside.highseas.Cells.*;

import broadside.engine.chance.Rng;
import broadside.engine.game.Setup;
import broadside.highseas.geometry.Chart;
import broadside.highseas.geometry.Edge;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Holds one game of High Seas: what lies where on the sea, what is aboard, and the action that is being resolved.
 *
 * <p>Islands and ships are numbered on one chart (see {@link Cells}); a ship's number here is always that number. Coins
 * that nobody has seen have no value yet, only a pool of values they may have.
 */
public final class Position extends broadside.engine.play.Position {
    /** The place of what is out of the game. */
    public static final int OUT = GONE;

    final byte[] cells;
    private final @Nullable Pose[] poses;
    private final @Nullable Polygon[] outlines;
    private final int size;
    private final Edge edge;
    private final int rounds;
    private final int quietRounds;

    int islands;
    int ships;
    int crew;
    int coins;
    int turn;
    int first;
    int round;

    /** Rounds in which nothing happened that brings the game forward. */
    int quiet;

    boolean stirred;

    /** What must be exceeded to win at once: half of the gold at the start (PC-WIN-05). */
    int half;

    /** Why the game ended. */
    @Nullable
    Ending ending;

    // the move or shoot action that is being resolved
    int actor = NONE;
    int usedBars;
    int contact = NONE;
    boolean left;
    boolean towBegan;
    int firedCannons;
    int missed;

    /** Enemy ships that the actor's bow touched when her action began, as bits of ship slots. */
    int touchedBefore;

    /** Steps 8a and 8b that are over, as bits. */
    int afterDone;

    Position(Setup setup) {
        super(setup);
        size = (int) setup.options().whole(Options.SEA) * 100;
        edge = Options.edge(setup.options());
        rounds = (int) setup.options().whole(Options.ROUNDS);
        quietRounds = (int) setup.options().whole(Options.QUIET_ROUNDS);
        cells = new byte[LENGTH];
        poses = new Pose[PIECES];
        outlines = new Polygon[PIECES];
        Arrays.fill(cells, PINNED_BY, PINNED_BY + MOST_SHIPS, (byte) NONE);
        Arrays.fill(cells, TOWS, TOWS + MOST_SHIPS, (byte) NONE);
        Arrays.fill(cells, BEGAN_AT, BEGAN_AT + MOST_SHIPS, (byte) NONE);
        Arrays.fill(cells, HOME, HOME + MOST_ISLANDS, (byte) NONE);
    }

    private Position(Position other) {
        super(other);
        size = other.size;
        edge = other.edge;
        rounds = other.rounds;
        quietRounds = other.quietRounds;
        cells = other.cells.clone();
        poses = other.poses.clone();
        outlines = other.outlines.clone();
        islands = other.islands;
        ships = other.ships;
        crew = other.crew;
        coins = other.coins;
        turn = other.turn;
        first = other.first;
        round = other.round;
        quiet = other.quiet;
        stirred = other.stirred;
        half = other.half;
        ending = other.ending;
        actor = other.actor;
        usedBars = other.usedBars;
        contact = other.contact;
        left = other.left;
        towBegan = other.towBegan;
        firedCannons = other.firedCannons;
        missed = other.missed;
        touchedBefore = other.touchedBefore;
        afterDone = other.afterDone;
    }

    @Override
    public Position copy() {
        return new Position(this);
    }

    @Override
    public Position mask(int seat) {
        Position mask = copy();
        Knowledge.hide(mask, seat);
        mask.hideFrom(seat);
        return mask;
    }

    @Override
    public void fill(int seat, Rng rng) {
        Knowledge.fill(this, rng);
    }

    // --- the sea

    public int size() {
        return size;
    }

    public Edge edge() {
        return edge;
    }

    /** Says whether the players place islands, ships and crew themselves. */
    public boolean isSetUpByHand() {
        return setup().options().text(Options.SETUP).equals("by-hand");
    }

    /** Returns what decides between equal gold and equal units. */
    String tieBreak() {
        return setup().options().text(Options.TIE_BREAK);
    }

    /** Returns how many rounds are played at most; 0 for no limit. */
    public int roundLimit() {
        return rounds;
    }

    /** Returns after how many rounds in which nothing happens a game without a limit is a stalemate. */
    public int quietRounds() {
        return quietRounds;
    }

    /** Returns everything that lies on the sea. */
    public Chart chart() {
        return new Chart(outlines, size, edge);
    }

    public int islands() {
        return islands;
    }

    /** Returns one more than the number of the last ship; ships are numbered from {@link Cells#SHIP}. */
    public int endOfShips() {
        return SHIP + ships;
    }

    public static int firstShip() {
        return SHIP;
    }

    public static boolean isShip(int piece) {
        return piece >= SHIP && piece < PIECES;
    }

    /** Returns where a piece lies; complains where it does not. */
    public Pose pose(int piece) {
        Pose pose = poses[piece];
        if (pose == null) {
            throw new IllegalArgumentException("piece " + piece + " does not lie on the sea");
        }
        return pose;
    }

    public Polygon outline(int piece) {
        Polygon outline = outlines[piece];
        if (outline == null) {
            throw new IllegalArgumentException("piece " + piece + " does not lie on the sea");
        }
        return outline;
    }

    public boolean isAfloat(int piece) {
        return piece >= 0 && piece < PIECES && outlines[piece] != null;
    }

    /** Lays a piece on the sea, or somewhere else on it. */
    public void place(int piece, Pose pose) {
        poses[piece] = pose;
        Polygon shape = isShip(piece) ? card(piece).hull().outline() : Pieces.OUTLINES.get(cells[OUTLINE + piece]);
        outlines[piece] = shape.at(pose);
    }

    void lift(int piece) {
        poses[piece] = null;
        outlines[piece] = null;
    }

    // --- islands

    public void clearIslands() {
        for (int island = 0; island < islands; island++) {
            lift(island);
        }
        islands = 0;
    }

    public void setHome(int island, int seat) {
        cells[HOME + island] = (byte) seat;
    }

    public int addIsland(int outline, Pose pose) {
        int island = islands++;
        cells[OUTLINE + island] = (byte) outline;
        place(island, pose);
        return island;
    }

    /** Returns the seat whose home island this is, or -1 for a wild island. */
    public int homeOf(int island) {
        return cells[HOME + island];
    }

    /** Returns the home island of a seat. */
    public int home(int seat) {
        for (int island = 0; island < islands; island++) {
            if (cells[HOME + island] == seat) {
                return island;
            }
        }
        return NONE;
    }

    /** Says whether a seat explored an island in an earlier turn, so that docking there lets her explore for free. */
    public boolean isExploredBy(int island, int seat) {
        return (cells[EXPLORED + island] >> seat & 1) != 0;
    }

    /** Notes that a seat has explored an island; it counts from the next turn on (CB-EXPLORE-06). */
    public void markExplored(int island, int seat) {
        if (!isExploredBy(island, seat)) {
            cells[EXPLORED + island] |= (byte) (1 << seat + FRESH);
        }
    }

    public boolean hasEverExplored(int island, int seat) {
        return (cells[EXPLORED + island] >> seat + FRESH & 1) != 0 || isExploredBy(island, seat);
    }

    // --- ships

    int addShip(int card, int seat) {
        int ship = SHIP + ships;
        int slot = ships++;
        cells[CARD + slot] = (byte) card;
        cells[CONTROLLER + slot] = (byte) seat;
        cells[OWNER + slot] = (byte) seat;
        cells[MASTS + slot] = (byte) Pieces.ship(card).allMasts();
        return ship;
    }

    public ShipCard card(int ship) {
        return Pieces.ship(cells[CARD + ship - SHIP]);
    }

    /** Returns the seat whose fleet the ship belongs to. */
    public int controller(int ship) {
        return cells[CONTROLLER + ship - SHIP];
    }

    public int owner(int ship) {
        return cells[OWNER + ship - SHIP];
    }

    public void capture(int ship, int seat) {
        cells[CONTROLLER + ship - SHIP] = (byte) seat;
    }

    /** Says whether two ships belong to one fleet. */
    public boolean friendly(int ship, int other) {
        return Allegiance.friendly(this, ship, other);
    }

    /** Returns the masts that stand, as bits from the front. */
    public int masts(int ship) {
        return cells[MASTS + ship - SHIP];
    }

    public int mastCount(int ship) {
        return Integer.bitCount(masts(ship));
    }

    public void setMasts(int ship, int masts) {
        cells[MASTS + ship - SHIP] = (byte) masts;
    }

    /** Returns how many masts a seat has eliminated, which may break a tie (PC-WIN-21). */
    public int felled(int seat) {
        return cells[FELLED + seat];
    }

    public void countFelled(int seat) {
        cells[FELLED + seat] = (byte) Math.min(Byte.MAX_VALUE, cells[FELLED + seat] + 1);
    }

    /** Returns the ship that pins this one, or -1. */
    public int pinnedBy(int ship) {
        return cells[PINNED_BY + ship - SHIP];
    }

    public void pin(int ship, int by) {
        cells[PINNED_BY + ship - SHIP] = (byte) by;
    }

    /** Returns the ship that this one has in tow, or -1. */
    public int tows(int ship) {
        return cells[TOWS + ship - SHIP];
    }

    public void setTow(int ship, int towed) {
        cells[TOWS + ship - SHIP] = (byte) towed;
    }

    /** Returns the ship that has this one in tow, or -1. */
    public int towedBy(int ship) {
        for (int other = SHIP; other < endOfShips(); other++) {
            if (cells[TOWS + other - SHIP] == ship) {
                return other;
            }
        }
        return NONE;
    }

    boolean isMarked(int ship, int mark) {
        return (cells[MARKS + ship - SHIP] & mark) != 0;
    }

    void mark(int ship, int mark, boolean on) {
        int slot = MARKS + ship - SHIP;
        cells[slot] = (byte) (on ? cells[slot] | mark : cells[slot] & ~mark);
    }

    public boolean hasActed(int ship) {
        return isMarked(ship, ACTED);
    }

    public void spendAction(int ship) {
        mark(ship, ACTED, true);
    }

    public boolean hasTriedToScuttle(int ship) {
        return isMarked(ship, SCUTTLE_TRIED);
    }

    public void tryToScuttle(int ship, boolean works) {
        mark(ship, SCUTTLE_TRIED, true);
        if (works) {
            mark(ship, SINKING, true);
        }
    }

    public boolean isSinking(int ship) {
        return isMarked(ship, SINKING);
    }

    public void keepAfloat(int ship) {
        mark(ship, SINKING, false);
    }

    public boolean hasUsedSecondShot(int ship) {
        return isMarked(ship, SECOND_SHOT_USED);
    }

    public void useSecondShot(int ship) {
        mark(ship, SECOND_SHOT_USED, true);
    }

    /** Returns the island at which the ship was docked when this turn began, or -1. */
    public int beganAt(int ship) {
        return cells[BEGAN_AT + ship - SHIP];
    }

    public void setBeganAt(int ship, int island) {
        cells[BEGAN_AT + ship - SHIP] = (byte) island;
    }

    /** Makes a ship ready for a new turn of any player. */
    public void refresh(int ship) {
        cells[MARKS + ship - SHIP] &= (byte) SINKING;
    }

    // --- crew

    int addCrew(int card, int seat, int place) {
        int token = crew++;
        cells[CREW_CARD + token] = (byte) card;
        cells[CREW_OWNER + token] = (byte) seat;
        cells[CREW_PLACE + token] = (byte) place;
        cells[CREW_SEEN + token] = (byte) (1 << seat);
        cells[CREW_ORIGIN + token] = (byte) seat;
        return token;
    }

    public int crewTokens() {
        return crew;
    }

    /** Returns the number of the crew's card, or -1 where a mask does not know it. */
    public int crewCard(int token) {
        return cells[CREW_CARD + token];
    }

    public int crewOwner(int token) {
        return cells[CREW_OWNER + token];
    }

    public void setCrewOwner(int token, int seat) {
        cells[CREW_OWNER + token] = (byte) seat;
        cells[CREW_SEEN + token] |= (byte) (1 << seat);
    }

    public int crewPlace(int token) {
        return cells[CREW_PLACE + token];
    }

    public void moveCrew(int token, int place) {
        cells[CREW_PLACE + token] = (byte) place;
    }

    public boolean isFaceUp(int token) {
        return (cells[CREW_SEEN + token] & FACE_UP) != 0;
    }

    public boolean hasSeenCrew(int token, int seat) {
        return isFaceUp(token) || (cells[CREW_SEEN + token] >> seat & 1) != 0;
    }

    public void showCrew(int token, int seat) {
        cells[CREW_SEEN + token] |= (byte) (1 << seat);
        noteReveal();
    }

    /** Turns a crew face up for good (CB-CREW-07). */
    public void turnUp(int token) {
        if (!isFaceUp(token)) {
            cells[CREW_SEEN + token] |= (byte) FACE_UP;
            noteReveal();
        }
    }

    // --- treasure

    int addCoin(int value, int place) {
        int coin = coins++;
        cells[VALUE + coin] = (byte) value;
        cells[COIN_PLACE + coin] = (byte) place;
        return coin;
    }

    public int coins() {
        return coins;
    }

    /** Returns a coin's gold, or -1 where nobody has looked or a mask does not know. */
    public int value(int coin) {
        return cells[VALUE + coin];
    }

    public int coinPlace(int coin) {
        return cells[COIN_PLACE + coin];
    }

    public void moveCoin(int coin, int place) {
        cells[COIN_PLACE + coin] = (byte) place;
    }

    /** Takes a coin out of the game; everybody sees it. */
    void loseCoin(int coin) {
        moveCoin(coin, GONE);
        Contributions.noteLost(this, value(coin), 1);
    }

    public boolean hasSeenCoin(int coin, int seat) {
        return (cells[COIN_SEEN + coin] >> seat & 1) != 0;
    }

    /** Returns the seats that know a coin, as bits. */
    public int seen(int coin) {
        return cells[COIN_SEEN + coin];
    }

    /** Lets these seats, as bits, and nobody else know a coin: the others could not follow it. */
    public void letSee(int coin, int seats) {
        cells[COIN_SEEN + coin] = (byte) seats;
        noteReveal();
    }

    /** Returns the gold in a seat's treasury. */
    public int gold(int seat) {
        int gold = 0;
        for (int coin = 0; coin < coins; coin++) {
            if (cells[COIN_PLACE + coin] == TREASURY + seat) {
                gold += cells[VALUE + coin];
            }
        }
        return gold;
    }

    public static int treasury(int seat) {
        return TREASURY + seat;
    }

    // --- turns

    public int turn() {
        return turn;
    }

    public int round() {
        return round;
    }

    public int firstPlayer() {
        return first;
    }

    /** Notes that something brought the game forward (PC-WIN-14). */
    public void stir() {
        stirred = true;
    }

    /** Begins the turn of a seat: every ship may act again. */
    public void beginTurn(int seat) {
        turn = seat;
        if (seat == first) {
            round++;
        }
        for (int ship = SHIP; ship < endOfShips(); ship++) {
            refresh(ship);
        }
        for (int island = 0; island < islands; island++) {
            int explored = cells[EXPLORED + island];
            cells[EXPLORED + island] = (byte) ((explored | explored >> FRESH) & (1 << FRESH) - 1);
        }
    }

    public void setFirstPlayer(int seat) {
        first = seat;
    }

    /** Ends a round; returns how many rounds in a row nothing brought the game forward. */
    public int endRound() {
        quiet = stirred ? 0 : quiet + 1;
        stirred = false;
        return quiet;
    }

    /** Ends the game for a reason. */
    public void end(Ending why) {
        ending = why;
        end();
    }

    public @Nullable Ending ending() {
        return ending;
    }

    /** Returns what must be exceeded to win at once. */
    public int half() {
        return half;
    }

    // --- the action that is being resolved

    /** Begins an action of a ship that may move or shoot. */
    public void beginAction(int ship, int enemiesAtBow, boolean isDocked) {
        actor = ship;
        usedBars = 0;
        contact = NONE;
        left = !isDocked;
        towBegan = false;
        firedCannons = 0;
        missed = 0;
        touchedBefore = enemiesAtBow;
        afterDone = 0;
    }

    public void endAction() {
        beginAction(NONE, 0, true);
        left = false;
    }

    public int usedBars() {
        return usedBars;
    }

    /** Says whether the acting ship has sailed a segment. */
    public boolean hasSailed() {
        return usedBars != 0;
    }

    /** Notes which enemies, as bits, the bow still touches: whom it has left it may ram again (PC-RAM-04). */
    public void noteTouched(int enemies) {
        touchedBefore &= enemies;
    }

    public void useBar(int bar, int contactPoint) {
        usedBars |= 1 << bar;
        contact = contactPoint;
    }

    /** Ends all movement of this action: the ship is in contact with something (PC-MOVE-12). */
    public void stopSailing() {
        usedBars |= 0xFF00;
    }

    public boolean hasStopped() {
        return usedBars >= 0xFF00;
    }

    public int contact() {
        return contact;
    }

    /** Says whether a segment of this action ended undocked, so that a docking is a new one (PC-DOCK-04). */
    public boolean hasLeft() {
        return left;
    }

    public void noteLeft() {
        left = true;
    }

    public boolean hasBegunTow() {
        return towBegan;
    }

    public void noteTow() {
        towBegan = true;
    }

    public int touchedBefore() {
        return touchedBefore;
    }

    public boolean isAfterDone(int step) {
        return (afterDone & step) != 0;
    }

    public void finishAfter(int step) {
        afterDone |= step;
    }

    public void beginShooting() {
        firedCannons = 0;
        missed = 0;
    }

    public boolean hasFired(int cannon) {
        return (firedCannons >> cannon & 1) != 0;
    }

    public boolean hasMissed(int cannon) {
        return (missed >> cannon & 1) != 0;
    }

    public int missed() {
        return missed;
    }

    public void noteShot(int cannon, boolean hit) {
        firedCannons |= 1 << cannon;
        missed = hit ? missed & ~(1 << cannon) : missed | 1 << cannon;
    }

    /** Takes a ship off the sea for good. */
    public void sink(int ship) {
        lift(ship);
        pin(ship, NONE);
        setTow(ship, NONE);
        for (int other = SHIP; other < endOfShips(); other++) {
            if (pinnedBy(other) == ship) {
                pin(other, NONE);
            }
            if (tows(other) == ship) {
                setTow(other, NONE);
            }
        }
    }

    /** Frees every ship that this one pins. */
    public boolean freeThosePinnedBy(int ship) {
        boolean any = false;
        for (int other = SHIP; other < endOfShips(); other++) {
            if (pinnedBy(other) == ship) {
                pin(other, NONE);
                any = true;
            }
        }
        return any;
    }

    /** Mints a coin straight into a treasury: change for a shared treasure (PC-SHOOT-09). */
    public void mint(int value, int seat) {
        addCoin(value, TREASURY + seat);
        Contributions.noteLost(this, value, -1);
    }
}
