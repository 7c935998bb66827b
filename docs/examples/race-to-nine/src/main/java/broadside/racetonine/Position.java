package broadside.racetonine;

import broadside.engine.chance.Alternatives;
import broadside.engine.chance.Purpose;
import broadside.engine.chance.Rng;
import broadside.engine.game.Setup;
import broadside.engine.play.Scene;

/** The table: what is left of the pile, and what everybody has taken. */
public final class Position extends broadside.engine.play.Position {
    /** The greatest number on a card. */
    public static final int KINDS = 3;

    /** How many cards there are of each number. */
    public static final int COPIES = 6;

    /** The total that wins. */
    public static final int GOAL = 9;

    private static final Purpose PILE = Purpose.of("pile");
    private static final Alternatives<Position> NAMES = (p, kind) -> Integer.toString(kind + 1);

    private final byte[] pool;
    private final int[] totals;
    private int left;

    public Position(Setup setup) {
        super(setup);
        pool = new byte[] {COPIES, COPIES, COPIES};
        totals = new int[setup.seats().size()];
        left = KINDS * COPIES;
    }

    private Position(Position other) {
        super(other); // shares agenda and pending decisions
        pool = other.pool.clone();
        totals = other.totals.clone();
        left = other.left;
    }

    @Override
    public Position copy() {
        return new Position(this);
    }

    @Override
    public Position mask(int seat) {
        Position mask = copy(); // nothing is hidden but the pile, and a pile nobody has seen has no order to hide
        mask.hideFrom(seat); // sealed answers and counters: every game calls this
        return mask;
    }

    @Override
    public void fill(int seat, Rng rng) {} // nothing is unknown

    /** Turns the top card up and returns its number. */
    public int draw(Scene scene) {
        int kind = scene.chance().draw(this, PILE, pool, 0, KINDS, left, NAMES);
        setLeft(kind + 1, pool[kind] - 1);
        noteReveal(); // somebody learned something, which ends free undo
        return kind + 1;
    }

    /** Returns how many cards of a number are left in the pile. */
    public int left(int number) {
        return pool[number - 1];
    }

    public void setLeft(int number, int cards) {
        left += cards - pool[number - 1];
        pool[number - 1] = (byte) cards;
    }

    public boolean isPileEmpty() {
        return left == 0;
    }

    public int total(int seat) {
        return totals[seat];
    }

    public void setTotal(int seat, int total) {
        totals[seat] = total;
    }
}
