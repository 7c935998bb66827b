package broadside.engine.harbour;

import broadside.engine.chance.Rng;
import broadside.engine.game.Setup;
import java.util.Arrays;

/** Holds one game of Harbour at one moment. */
public final class Position extends broadside.engine.play.Position {
    /** How much money there is; none is made and none is lost. */
    public static final int ALL_COINS = 30;

    /** How many coins each captain starts with. */
    public static final int FIRST_COINS = 3;

    private static final int NOBODY = -1;

    private final Hands hands;
    private final Quays quays;
    private Pile pile;
    private final byte[] discards;
    private final int[] coins;
    private final int[] aboard;
    private final int[] waiting;
    private final int[] berths;
    private final int[] pressed;
    private int turn;
    private int round = 1;
    private int commander = NOBODY;
    private boolean partial;

    Position(Setup setup, Pile pile) {
        super(setup);
        this.pile = pile;
        hands = new Hands(seats());
        quays = new Quays();
        discards = new byte[Cards.KINDS];
        coins = new int[seats()];
        aboard = new int[seats()];
        waiting = new int[seats()];
        berths = new int[seats()];
        pressed = new int[seats()];
        Arrays.fill(coins, FIRST_COINS);
        Arrays.fill(berths, -1);
        Arrays.fill(pressed, NOBODY);
    }

    private Position(Position other) {
        super(other);
        hands = new Hands(other.hands);
        quays = new Quays(other.quays);
        pile = new Pile(other.pile);
        discards = other.discards.clone();
        coins = other.coins.clone();
        aboard = other.aboard.clone();
        waiting = other.waiting.clone();
        berths = other.berths.clone();
        pressed = other.pressed.clone();
        turn = other.turn;
        round = other.round;
        commander = other.commander;
        partial = other.partial;
    }

    @Override
    public Position copy() {
        return new Position(this);
    }

    @Override
    public Position mask(int seat) {
        Position mask = copy();
        if (isOver()) {
            mask.hands.hideWhatOthersSaw(seat);
        } else {
            mask.hands.hideFrom(seat, mask.pile.pool());
        }
        mask.quays.hideFrom(seat, mask.pile.pool());
        mask.pile.hideFrom(seat);
        mask.hideFrom(seat);
        return mask;
    }

    /**
     * {@inheritDoc}
     *
     * <p>The places that take the fewest kinds are dealt first (crates on the quays, then hands, which have no castaway,
     * then the pile): so every deal of the unknown cards that is possible is equally likely.
     */
    @Override
    public void fill(int seat, Rng rng) {
        quays.fill(pile.pool(), rng);
        hands.fill(pile.pool(), rng);
        pile.fill(rng);
    }

    public Hands hands() {
        return hands;
    }

    public Quays quays() {
        return quays;
    }

    public Pile pile() {
        return pile;
    }

    void setPile(Pile other) {
        pile = other;
    }

    public int discarded(int kind) {
        return discards[kind];
    }

    public void discard(int kind) {
        discards[kind]++;
    }

    byte[] discards() {
        return discards;
    }

    public int coins(int seat) {
        return coins[seat];
    }

    void setCoins(int seat, int count) {
        coins[seat] = count;
    }

    /** Moves coins from the bank to a captain, or back if negative. */
    public void pay(int seat, int count) {
        coins[seat] += count;
    }

    /** Returns what is left in the bank. */
    public int bank() {
        return ALL_COINS - Arrays.stream(coins).sum();
    }

    /** Returns how many castaways a captain has taken aboard. */
    public int aboard(int seat) {
        return aboard[seat];
    }

    public void setAboard(int seat, int count) {
        aboard[seat] = count;
    }

    /** Returns how many castaways wait for this captain's answer. */
    public int waiting(int seat) {
        return waiting[seat];
    }

    public void setWaiting(int seat, int count) {
        waiting[seat] = count;
    }

    /** Returns where this captain lies at anchor, or -1. */
    public int berth(int seat) {
        return berths[seat];
    }

    public void setBerth(int seat, int berth) {
        berths[seat] = berth;
    }

    /** Returns who will command this captain's next turn, or -1. */
    public int pressedBy(int seat) {
        return pressed[seat];
    }

    public void setPressedBy(int seat, int other) {
        pressed[seat] = other;
    }

    public int turn() {
        return turn;
    }

    public void setTurn(int seat) {
        turn = seat;
    }

    public int round() {
        return round;
    }

    public void setRound(int number) {
        round = number;
    }

    /** Returns who commands the present turn, or -1 where the captain does it himself. */
    public int commander() {
        return commander;
    }

    public void setCommander(int seat) {
        commander = seat;
    }

    /** Says whether cards are missing because a document left them out; then they are not counted. */
    public boolean isPartial() {
        return partial;
    }

    void setPartial(boolean missing) {
        partial = missing;
    }

    /** Returns who decides for a captain: in a commanded turn the commander. */
    public int decider(int captain) {
        return captain == turn && commander != NOBODY ? commander : captain;
    }

    /** Returns the seats, as bits, that see what this captain sees. */
    public int eyes(int captain) {
        return 1 << captain | 1 << decider(captain);
    }

    /** Returns what a captain has: coins, castaways aboard, and crates in the hand. */
    public int score(int seat) {
        int score = coins[seat] + 2 * aboard[seat];
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            score += hands.count(seat, kind) * Cards.of(kind).worth();
        }
        return score;
    }
}
