package broadside.pirateattack;

import static broadside.pirateattack.Cells.COUNTS;
import static broadside.pirateattack.Cells.FIXED;
import static broadside.pirateattack.Cells.LAID;
import static broadside.pirateattack.Cells.LAID_SIZE;
import static broadside.pirateattack.Cells.LENGTH;
import static broadside.pirateattack.Cells.STOCK;

import broadside.engine.chance.Rng;
import broadside.engine.game.Setup;
import org.jspecify.annotations.Nullable;

/**
 * Holds one game of Pirate Attack at one moment.
 *
 * <p>Everything lies in two small arrays, see {@link Cells}. What can be done with them is said by {@link Hands},
 * {@link Fleet}, {@link Stocks} and {@link Purse}; this class keeps the turn and what belongs to no seat.
 */
public final class Position extends broadside.engine.play.Position {
    private static final int[][] NOTHING_FIXED = new int[Cells.STOCKS][0];

    final int[] cells;
    final byte[] counts;

    /** Cards that a document fixed on top of each stock, the top one last; shared by all copies. */
    int[][] fixed;

    private final Custom custom;

    int turn;
    int turns;
    int minutes;

    /** Minutes at which a pile was last removed. */
    int removedAt;

    /** Cards that left the game unseen with a pile. */
    int removed;

    /** The price of the Market, whether it is closed, and the card that shows it (-1: none yet). */
    int price;

    boolean closed;
    int marketCard;

    /** A red card was drawn in this turn and is its play. */
    boolean redDrawn;

    /** The turn is one of the end phase: it began without a card to draw. */
    boolean lastPhase;

    /** The turn began in the end phase with neither cards nor ships: it is the last one unless that changes. */
    boolean lastTurn;

    /** Turns of the end phase in a row in which nothing changed. */
    int quiet;

    /** Seats that are out of the game, as bits. */
    int out;

    /** Who fights whom, -1 in peace; whether the fight is decided before shots. */
    int attacker;

    int target;
    boolean decided;

    /** The Witch Doctor just bought and still to be placed, as an item of its buyer; 0 for none. */
    int bought;

    /** How many ships were ever put to sea; numbers them for labels. */
    int launched;

    /** How the game ended, see {@link Ending}. */
    int ending;

    /** A document with {@code rest: none}: cards are left out. */
    boolean partial;

    /** A document that says nothing of the piles: there is nothing to draw, and yet it is not the end phase. */
    boolean pileless;

    Position(Setup setup) {
        super(setup);
        custom = Custom.of(setup);
        cells = new int[LENGTH];
        counts = new byte[COUNTS];
        fixed = NOTHING_FIXED;
        price = Card.FIRST_PRICE;
        marketCard = -1;
        attacker = -1;
        target = -1;
    }

    private Position(Position other) {
        super(other);
        custom = other.custom;
        cells = other.cells.clone();
        counts = other.counts.clone();
        fixed = other.fixed;
        turn = other.turn;
        turns = other.turns;
        minutes = other.minutes;
        removedAt = other.removedAt;
        removed = other.removed;
        price = other.price;
        closed = other.closed;
        marketCard = other.marketCard;
        redDrawn = other.redDrawn;
        lastPhase = other.lastPhase;
        lastTurn = other.lastTurn;
        quiet = other.quiet;
        out = other.out;
        attacker = other.attacker;
        target = other.target;
        decided = other.decided;
        bought = other.bought;
        launched = other.launched;
        ending = other.ending;
        partial = other.partial;
        pileless = other.pileless;
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

    /** Returns what this table has chosen. */
    public Custom custom() {
        return custom;
    }

    // --- turns

    public int turn() {
        return turn;
    }

    public int turns() {
        return turns;
    }

    public int minutes() {
        return minutes;
    }

    /** Notes how much time has passed; the next change of turn looks at it. */
    void setMinutes(int passed) {
        minutes = passed;
    }

    public int removedAt() {
        return removedAt;
    }

    public void setRemovedAt(int minute) {
        removedAt = minute;
    }

    public void beginTurn(int seat) {
        turns++;
        redDrawn = false;
        enterTurn(seat);
        // What was won in battles may be spent from now on (PA-SPEND-05).
        cells[Cells.LOCKED + seat] = 0;
    }

    /** Notes whose turn it is, and whether it is one of the end phase or that player's last one (PA-R039). */
    void enterTurn(int seat) {
        turn = seat;
        lastPhase = isDeckEmpty();
        lastTurn = lastPhase && hasNothing(seat);
    }

    /** Says whether a player has neither cards nor ships. */
    public boolean hasNothing(int seat) {
        return Hands.size(this, seat) == 0 && Fleet.size(this, seat) == 0;
    }

    public boolean isRedDrawn() {
        return redDrawn;
    }

    public void noteRedDrawn() {
        redDrawn = true;
    }

    /** Says whether nothing is left to draw (PA-R037). */
    public boolean isDeckEmpty() {
        return cells[STOCK] + cells[STOCK + 1] + cells[STOCK + 2] == 0 && !pileless;
    }

    /** Says whether the present turn began without a card to draw. */
    public boolean isLastPhase() {
        return lastPhase;
    }

    /** Says whether the present turn is the last one of its player, who began it with neither cards nor ships. */
    public boolean isLastTurn() {
        return lastTurn;
    }

    /** Notes that something changed, so that the end phase goes on. */
    public void stir() {
        quiet = 0;
    }

    public void noteQuietTurn() {
        quiet++;
    }

    /** Does not count the present turn among the quiet ones. */
    public void forgetQuietTurn() {
        quiet = Math.max(0, quiet - 1);
    }

    public int quiet() {
        return quiet;
    }

    public boolean isOut(int seat) {
        return (out >> seat & 1) != 0;
    }

    public void takeOut(int seat) {
        out |= 1 << seat;
    }

    /** Ends the game for a reason. */
    public void end(Ending how) {
        ending = how.ordinal();
        end();
    }

    public Ending ending() {
        return Ending.of(ending);
    }

    // --- teams

    /** Returns the partner, or -1. */
    public int partner(int seat) {
        return custom.teams() ? (seat + seats() / 2) % seats() : -1;
    }

    public boolean arePartners(int seat, int other) {
        return custom.teams() && partner(seat) == other;
    }

    // --- the market

    public int price() {
        return price;
    }

    public boolean isMarketClosed() {
        return closed;
    }

    /** Lays a card by the market in place of the one before. */
    public void setMarket(int card, int newPrice, boolean isClosed) {
        if (marketCard >= 0) {
            counts[Cells.DISCARDS + marketCard]++;
        }
        marketCard = card;
        price = newPrice;
        closed = isClosed;
    }

    // --- cards on the table and out of play

    /** Lays a card face up on the table while it is carried out. */
    public void lay(int card) {
        cells[LAID + cells[LAID_SIZE]++] = card;
    }

    /** Takes a card from the table; false where it does not lie there. */
    public boolean takeLaid(int card) {
        for (int i = cells[LAID_SIZE] - 1; i >= 0; i--) {
            if (cells[LAID + i] == card) {
                System.arraycopy(cells, LAID + i + 1, cells, LAID + i, cells[LAID_SIZE] - i - 1);
                cells[LAID + --cells[LAID_SIZE]] = 0;
                return true;
            }
        }
        return false;
    }

    public void discard(int card) {
        counts[Cells.DISCARDS + card]++;
    }

    public int discarded(int card) {
        return counts[Cells.DISCARDS + card];
    }

    public void discardDoctor(int kind) {
        counts[Cells.DOCTOR_DISCARDS + kind]++;
    }

    public void discardTeller(int kind) {
        counts[Cells.TELLER_DISCARDS + kind]++;
    }

    public int discardedTellers(int kind) {
        return counts[Cells.TELLER_DISCARDS + kind];
    }

    // --- a Witch Doctor between purchase and placing

    public boolean hasBought() {
        return bought != 0;
    }

    /** Returns the Witch Doctor that a seat has bought and not placed yet; null where there is none or it is unknown. */
    public @Nullable WitchDoctor boughtBy(int seat) {
        return bought != 0 && Item.place(bought) == seat && Item.isKnown(bought)
                ? WitchDoctor.of(Item.kind(bought))
                : null;
    }

    void setBought(int item) {
        bought = item;
    }

    // --- battle

    public int attacker() {
        return attacker;
    }

    public int target() {
        return target;
    }

    public void setBattle(int attackerSeat, int targetSeat) {
        attacker = attackerSeat;
        target = targetSeat;
        decided = false;
    }

    /** Says whether one side has lost all its ships before a shot was fired. */
    public boolean isDecided() {
        return decided;
    }

    public void decide() {
        decided = true;
    }

    public boolean isPartial() {
        return partial;
    }

    int fixedLeft(int stock) {
        return cells[FIXED + stock];
    }
}
