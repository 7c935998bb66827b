package broadside.spanishmain;

import static broadside.spanishmain.Cells.*;

import broadside.engine.chance.Alternatives;
import broadside.engine.chance.Purpose;
import broadside.engine.chance.Rng;
import broadside.engine.game.Setup;
import broadside.engine.play.Scene;
import java.util.Arrays;

/**
 * Holds one game of Spanish Main: the row, the fame, the piles, the pirates and what everybody knows of them.
 *
 * <p>Spaces are counted from 0 (the front, space 1 of the rulebook) to 8. A stack is the fame under a ship, the fame in
 * front of a seat or the adventure discard; see {@link Cells}.
 */
public final class Position extends broadside.engine.play.Position {
    private static final Purpose LOOK_AT_FAME = Purpose.of("fame");
    private static final Purpose LOOK_AT_ADVENTURE = Purpose.of("adventure");
    private static final Purpose LOOK_AT_MOVEMENT = Purpose.of("movement");
    private static final Alternatives<Position> ADVENTURES =
            (p, kind) -> Adventure.of(kind).documentName();
    private static final Alternatives<Position> MOVEMENTS =
            (p, kind) -> Movement.of(kind).documentName();

    final byte[] cells;

    /** Ships that show their damaged side, as bits. */
    int damaged;

    /** Pirates that lie face up, as bits. */
    int revealed;

    int turn;
    int turns;
    boolean fogged;

    /** Cards that have left the adventure pile; also the next free place in FACE and BELOW. */
    int slots;

    int upcoming;
    int adventurePile;
    int fixedAdventures;
    int adventurePool;
    int movementPile;
    int fixedMovements;
    int movementPool;
    int movementDiscard;

    /** A document with {@code rest: none}: cards are left out, and an empty pile ends nothing. */
    boolean partial;

    /** A document that says nothing of the movement pile and its discard: discarded cards are not replaced. */
    boolean pileless;

    private final boolean handOption;
    private final boolean upcomingOption;
    private final boolean extendedOption;

    Position(Setup setup) {
        super(setup);
        handOption = setup.options().truth(Options.HAND);
        upcomingOption = setup.options().truth(Options.UPCOMING);
        extendedOption = setup.options().truth(Options.EXTENDED);
        cells = new byte[LENGTH];
        Arrays.fill(cells, OWNER, OWNER + Ship.COUNT, (byte) NOBODY);
        Arrays.fill(cells, TOP, TOP + STACKS, (byte) EMPTY);
        Arrays.fill(cells, DISPLAY, DISPLAY + DISPLAY_SIZE, (byte) EMPTY);
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            cells[ROW + ship] = (byte) ship;
            cells[SPACE + ship] = (byte) ship;
        }
    }

    private Position(Position other) {
        super(other);
        cells = other.cells.clone();
        damaged = other.damaged;
        revealed = other.revealed;
        turn = other.turn;
        turns = other.turns;
        fogged = other.fogged;
        slots = other.slots;
        upcoming = other.upcoming;
        adventurePile = other.adventurePile;
        fixedAdventures = other.fixedAdventures;
        adventurePool = other.adventurePool;
        movementPile = other.movementPile;
        fixedMovements = other.fixedMovements;
        movementPool = other.movementPool;
        movementDiscard = other.movementDiscard;
        partial = other.partial;
        pileless = other.pileless;
        handOption = other.handOption;
        upcomingOption = other.upcomingOption;
        extendedOption = other.extendedOption;
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

    // --- options of the table

    /** Says whether movement cards are held in hands (SM-HAND-01). */
    public boolean hasHands() {
        return handOption;
    }

    /** Says whether discarded adventures are used as fame first (SM-FAME-07). */
    public boolean isExtended() {
        return extendedOption;
    }

    /** Returns how many adventures lie face up while the pile lasts (SM-SETUP-07, SM-UPCOMING-01). */
    public int adventuresShown() {
        return upcomingOption ? seats() : 1;
    }

    public boolean hasUpcoming() {
        return upcomingOption;
    }

    // --- turns

    public int turn() {
        return turn;
    }

    /** Returns how many turns were begun. */
    public int turns() {
        return turns;
    }

    public void beginTurn(int seat) {
        turn = seat;
        turns++;
        fogged = false;
    }

    public boolean isFogged() {
        return fogged;
    }

    /** Calls off the execution of the active adventure this turn (SM-MCARD-28). */
    public void raiseFog() {
        fogged = true;
    }

    // --- the row

    /** Returns the ship at a space, 0 being the front. */
    public int shipAt(int space) {
        return cells[ROW + space];
    }

    /** Returns the space of a ship, 0 being the front. */
    public int spaceOf(int ship) {
        return cells[SPACE + ship];
    }

    void place(int space, int ship) {
        cells[ROW + space] = (byte) ship;
        cells[SPACE + ship] = (byte) space;
    }

    /** Lays out the row at the start. */
    public void layOut(int space, int ship) {
        place(space, ship);
    }

    /** Takes the ships of a block out and puts them in again further on; the ships they pass close up (SM-MGEN-08). */
    public void moveBlock(int from, int length, int by) {
        if (by < 0) {
            // Towards the front: each passed ship steps back behind the block.
            for (int step = 0; step < -by; step++) {
                int passed = shipAt(from - 1 - step);
                for (int i = 0; i < length; i++) {
                    place(from - 1 - step + i, shipAt(from - step + i));
                }
                place(from - 1 - step + length, passed);
            }
        } else {
            for (int step = 0; step < by; step++) {
                int passed = shipAt(from + length + step);
                for (int i = length - 1; i >= 0; i--) {
                    place(from + 1 + step + i, shipAt(from + step + i));
                }
                place(from + step, passed);
            }
        }
    }

    public boolean isDamaged(int ship) {
        return (damaged >> ship & 1) != 0;
    }

    /** Flips a ship to its damaged side; false if it already was (SM-AGEN-06). */
    public boolean damage(int ship) {
        if (isDamaged(ship)) {
            return false;
        }
        damaged |= 1 << ship;
        return true;
    }

    /** Returns the damaged ships as bits. */
    public int damaged() {
        return damaged;
    }

    /** Flips every ship to its undamaged side. */
    public void repairAll() {
        damaged = 0;
    }

    // --- pirates

    /** Returns the seat that owns a pirate, {@link Cells#NOBODY}, or -1 where a mask does not know. */
    public int owner(int pirate) {
        return cells[OWNER + pirate];
    }

    /** Says whether a seat owns this pirate's ship. */
    public boolean owns(int seat, int pirate) {
        return cells[OWNER + pirate] == seat;
    }

    public boolean isRevealed(int pirate) {
        return (revealed >> pirate & 1) != 0;
    }

    /** Returns the pirates that do not lie face up, as bits. */
    public int unrevealed() {
        return ~revealed & (1 << Ship.COUNT) - 1;
    }

    /** Deals a pirate card face down; its owner looks at it. */
    public void deal(int pirate, int seat) {
        cells[OWNER + pirate] = (byte) seat;
        cells[SEEN + pirate] |= (byte) (1 << seat);
        cells[PIRATES + seat]++;
    }

    /** Lays a pirate card face up for good. */
    public void reveal(int pirate) {
        revealed |= 1 << pirate;
        noteReveal();
    }

    /** Lays every dealt pirate card face up (SM-END-02). */
    public void revealAll() {
        for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
            if (cells[OWNER + pirate] != NOBODY) {
                revealed |= 1 << pirate;
            }
        }
        noteReveal();
    }

    /** Makes it public that a seat is not this pirate (SM-ACCUSE-10). */
    public void deny(int pirate, int seat) {
        cells[DENIED + pirate] |= (byte) (1 << seat);
        noteReveal();
    }

    /** Makes it public that nobody owns this pirate (SM-ACARD-43). */
    public void denyAll(int pirate) {
        cells[DENIED + pirate] = (byte) ((1 << seats()) - 1);
        noteReveal();
    }

    public boolean isDenied(int pirate, int seat) {
        return (cells[DENIED + pirate] >> seat & 1) != 0;
    }

    public int pirates(int seat) {
        return cells[PIRATES + seat];
    }

    // --- fame

    /** Returns the fame of a stack: cards and counters. */
    public int fame(int stack) {
        return cells[SIZE + stack] + cells[COUNTERS + stack];
    }

    /** Returns the fame under a ship. */
    public int fameUnder(int ship) {
        return fame(SHIP_STACK + ship);
    }

    /** Returns the fame in front of a seat. */
    public int fameBefore(int seat) {
        return fame(FRONT_STACK + seat);
    }

    public int counters(int stack) {
        return cells[COUNTERS + stack];
    }

    int pushFace(int stack, int face) {
        int slot = slots++;
        cells[FACE + slot] = (byte) face;
        push(stack, slot);
        return slot;
    }

    private void push(int stack, int slot) {
        cells[BELOW + slot] = cells[TOP + stack];
        cells[TOP + stack] = (byte) slot;
        cells[SIZE + stack]++;
    }

    private int pop(int stack) {
        int slot = cells[TOP + stack];
        cells[TOP + stack] = cells[BELOW + slot];
        cells[SIZE + stack]--;
        return slot;
    }

    /** Puts a counter where a card is missing (SM-FAME-08). */
    public void addCounter(int ship) {
        cells[COUNTERS + SHIP_STACK + ship]++;
    }

    /** Puts the top card of the adventure pile under a ship, unseen. */
    public void famePile(int ship) {
        adventurePile--;
        int face = fixedAdventures > 0 ? cells[FIXED_ADVENTURES + --fixedAdventures] | UNSEEN : UNKNOWN;
        pushFace(SHIP_STACK + ship, face);
    }

    /** Puts the newest discarded adventure under a ship; everybody knows which it is. */
    public void fameDiscard(int ship) {
        push(SHIP_STACK + ship, pop(DISCARD_STACK));
    }

    /** Puts the active adventure under a ship; everybody knows which it is. */
    public void fameActive(int ship) {
        pushFace(SHIP_STACK + ship, takeActive());
    }

    public int discarded() {
        return cells[SIZE + DISCARD_STACK];
    }

    /** Moves the newest fame of one stack to another: counters first, then the top card, face down as it is. */
    public void moveFame(int from, int to) {
        if (cells[COUNTERS + from] > 0) {
            cells[COUNTERS + from]--;
            cells[COUNTERS + to]++;
        } else {
            push(to, pop(from));
        }
    }

    /**
     * Discards the newest fame of a ship and returns its face: counters vanish first and have none (-2); a card goes
     * face up to the discard, so now everybody sees what it is.
     */
    public int loseFame(int ship, Scene scene) {
        if (cells[COUNTERS + SHIP_STACK + ship] > 0) {
            cells[COUNTERS + SHIP_STACK + ship]--;
            return EMPTY;
        }
        int slot = pop(SHIP_STACK + ship);
        int face = cells[FACE + slot];
        if (face == UNKNOWN) {
            face = drawAdventure(LOOK_AT_FAME, scene);
            noteReveal();
        } else if ((face & UNSEEN) != 0) {
            face &= ~UNSEEN;
            noteReveal();
        }
        cells[FACE + slot] = (byte) face;
        push(DISCARD_STACK, slot);
        return face;
    }

    public static int shipStack(int ship) {
        return SHIP_STACK + ship;
    }

    public static int frontStack(int seat) {
        return FRONT_STACK + seat;
    }

    // --- adventures

    /** Returns the active adventure, or -2 where there is none. */
    public int active() {
        return upcoming == 0 ? EMPTY : cells[UPCOMING];
    }

    public int upcoming() {
        return upcoming;
    }

    public int upcoming(int index) {
        return cells[UPCOMING + index];
    }

    public int adventurePile() {
        return adventurePile;
    }

    /** Turns up the top card of the adventure pile at the end of the face-up row and returns its face. */
    public int turnUp(Scene scene) {
        adventurePile--;
        int face = fixedAdventures > 0
                ? cells[FIXED_ADVENTURES + --fixedAdventures]
                : drawAdventure(LOOK_AT_ADVENTURE, scene);
        cells[UPCOMING + upcoming++] = (byte) face;
        noteReveal();
        return face;
    }

    /** Takes the active adventure away; the others slide on (SM-UPCOMING-03). */
    private int takeActive() {
        int face = cells[UPCOMING];
        upcoming--;
        for (int i = 0; i < upcoming; i++) {
            cells[UPCOMING + i] = cells[UPCOMING + i + 1];
        }
        return face;
    }

    /** Lays the active adventure face up on the discard. */
    public void discardActive() {
        pushFace(DISCARD_STACK, takeActive());
    }

    private int drawAdventure(Purpose purpose, Scene scene) {
        int kind =
                scene.chance().draw(this, purpose, cells, ADVENTURE_POOL, Adventure.KINDS, adventurePool, ADVENTURES);
        cells[ADVENTURE_POOL + kind]--;
        adventurePool--;
        return kind;
    }

    // --- movement cards

    public int display(int place) {
        return cells[DISPLAY + place];
    }

    public int hand(int seat, int place) {
        return cells[HAND + seat * MOST_HAND + place];
    }

    public int handSize(int seat) {
        return cells[HAND_SIZE + seat];
    }

    public int movementPile() {
        return movementPile;
    }

    public int movementDiscard() {
        return movementDiscard;
    }

    /** Returns where this kind lies among the cards the seat may use, or -1. */
    public int placeOf(int seat, int kind) {
        int from = handOption ? HAND + seat * MOST_HAND : DISPLAY;
        int count = handOption ? cells[HAND_SIZE + seat] : DISPLAY_SIZE;
        for (int place = 0; place < count; place++) {
            if (cells[from + place] == kind) {
                return place;
            }
        }
        return -1;
    }

    /** Discards one of the cards the seat may use, face up, and leaves its place on the display empty. */
    public void discardMovement(int seat, int kind) {
        int place = placeOf(seat, kind);
        if (handOption) {
            int hand = HAND + seat * MOST_HAND;
            int seen = HAND_SEEN + seat * MOST_HAND;
            int last = --cells[HAND_SIZE + seat];
            for (int i = place; i < last; i++) {
                cells[hand + i] = cells[hand + i + 1];
                cells[seen + i] = cells[seen + i + 1];
            }
            cells[hand + last] = 0;
            cells[seen + last] = 0;
            noteReveal();
        } else {
            cells[DISPLAY + place] = EMPTY;
        }
        cells[MOVEMENT_DISCARD + movementDiscard++] = (byte) kind;
    }

    /** Shuffles the discard to be the new pile: from now on nobody knows these cards (SM-MGEN-11). */
    public void reshuffleMovements() {
        for (int i = 0; i < movementDiscard; i++) {
            cells[MOVEMENT_POOL + cells[MOVEMENT_DISCARD + i]]++;
            cells[MOVEMENT_DISCARD + i] = 0;
        }
        movementPool += movementDiscard;
        movementPile += movementDiscard;
        movementDiscard = 0;
    }

    /** Draws the top movement card to the first empty place of the display and returns its face. */
    public int drawToDisplay(Scene scene) {
        int face = drawMovement(scene);
        for (int place = 0; place < DISPLAY_SIZE; place++) {
            if (cells[DISPLAY + place] == EMPTY) {
                cells[DISPLAY + place] = (byte) face;
                break;
            }
        }
        noteReveal();
        return face;
    }

    /** Draws the top movement card to a hand and returns its face. */
    public int drawToHand(int seat, Scene scene) {
        int face = drawMovement(scene);
        int place = seat * MOST_HAND + cells[HAND_SIZE + seat]++;
        cells[HAND + place] = (byte) face;
        cells[HAND_SEEN + place] = (byte) (1 << seat);
        noteReveal();
        return face;
    }

    private int drawMovement(Scene scene) {
        movementPile--;
        if (fixedMovements > 0) {
            return cells[FIXED_MOVEMENTS + --fixedMovements];
        }
        int kind = scene.chance()
                .draw(this, LOOK_AT_MOVEMENT, cells, MOVEMENT_POOL, Movement.KINDS, movementPool, MOVEMENTS);
        cells[MOVEMENT_POOL + kind]--;
        movementPool--;
        return kind;
    }

    // --- documents with left-out cards

    /** Says whether cards are left out, so that an empty pile ends nothing. */
    public boolean isPartial() {
        return partial;
    }

    /** Says whether there is neither a movement pile nor a discard to rebuild it from. */
    public boolean isPileless() {
        return pileless;
    }
}
