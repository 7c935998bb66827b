package broadside.engine.match.cove;

import broadside.engine.chance.Rng;
import broadside.engine.game.Setup;
import broadside.engine.play.Position;
import java.util.Arrays;

/** Holds a table of Cove: public gold, secret colours, and one hidden card in each hand, a parry or a blank. */
public final class CovePosition extends Position {
    static final int UNKNOWN = -1;
    static final int BLANK = 0;
    static final int PARRY = 1;
    static final int NONE = 2;

    final int[] gold;
    final int[] card;
    final int[] colour;
    /** For each seat the seats that know its card, as bits. */
    final int[] known;

    int turn;
    int actions;
    int round;

    CovePosition(Setup setup) {
        super(setup);
        int seats = setup.seats().size();
        gold = new int[seats];
        card = new int[seats];
        colour = new int[seats];
        known = new int[seats];
        Arrays.fill(gold, 3);
        Arrays.fill(card, NONE);
        Arrays.fill(colour, UNKNOWN);
    }

    private CovePosition(CovePosition other) {
        super(other);
        gold = other.gold.clone();
        card = other.card.clone();
        colour = other.colour.clone();
        known = other.known.clone();
        turn = other.turn;
        actions = other.actions;
        round = other.round;
    }

    @Override
    public CovePosition copy() {
        return new CovePosition(this);
    }

    @Override
    public CovePosition mask(int seat) {
        CovePosition mask = copy();
        for (int i = 0; i < card.length; i++) {
            boolean sees = i == seat || seat >= 0 && (known[i] >> seat & 1) != 0;
            if (card[i] != NONE && !sees) {
                mask.card[i] = UNKNOWN;
            }
        }
        mask.hideFrom(seat);
        return mask;
    }

    @Override
    public void fill(int seat, Rng rng) {
        for (int i = 0; i < card.length; i++) {
            if (card[i] == UNKNOWN) {
                card[i] = rng.below(2);
            }
        }
    }
}
