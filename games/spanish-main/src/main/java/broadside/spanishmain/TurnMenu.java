package broadside.spanishmain;

/**
 * Counts the legal choices of a turn and finds the one at an index, without listing the others.
 *
 * <p>Must agree with {@link TurnRuling}; the property that every conceivable legal choice is offered holds it. The order
 * is: pass, repair, then for each kind of card at hand its plays and its swap, then the accusations.
 */
final class TurnMenu {
    private TurnMenu() {}

    static int count(Position position, int seat) {
        int kinds = kinds(position, seat);
        int count = 2;
        for (int rest = kinds; rest != 0; rest &= rest - 1) {
            count += Movement.of(Integer.numberOfTrailingZeros(rest)).effect().count(position) + 1;
        }
        return count + accusations(position, seat, kinds);
    }

    static long choice(Position position, int seat, int index) {
        if (index < 2) {
            return index == 0 ? TurnChoice.pass() : TurnChoice.repair();
        }
        int left = index - 2;
        int kinds = kinds(position, seat);
        for (int rest = kinds; rest != 0; rest &= rest - 1) {
            int kind = Integer.numberOfTrailingZeros(rest);
            int plays = Movement.of(kind).effect().count(position);
            if (left < plays) {
                return Movement.of(kind).effect().choice(position, TurnChoice.play(kind), left);
            }
            if (left == plays) {
                return TurnChoice.discarding(TurnChoice.pass(), kind);
            }
            left -= plays + 1;
        }
        return accusation(position, seat, kinds, left);
    }

    /** Returns the kinds of movement cards the seat may use, as bits: equal cards are one choice. */
    private static int kinds(Position position, int seat) {
        boolean hands = position.hasHands();
        int places = hands ? position.handSize(seat) : Cells.DISPLAY_SIZE;
        int kinds = 0;
        for (int place = 0; place < places; place++) {
            int kind = hands ? position.hand(seat, place) : position.display(place);
            if (kind >= 0) {
                kinds |= 1 << kind;
            }
        }
        return kinds;
    }

    private static int accusations(Position position, int seat, int kinds) {
        int each = (position.seats() - 1) * Integer.bitCount(position.unrevealed());
        if (!position.hasHands()) {
            return each;
        }
        return position.handSize(seat) <= 1 ? 0 : each * Integer.bitCount(kinds);
    }

    private static long accusation(Position position, int seat, int kinds, int index) {
        int left = index;
        int prices = position.hasHands() ? Integer.bitCount(kinds) : 1;
        int price = left % prices;
        left /= prices;
        int unrevealed = position.unrevealed();
        int pirates = Integer.bitCount(unrevealed);
        int other = left / pirates;
        long accusation = TurnChoice.accuse(other < seat ? other : other + 1, bit(unrevealed, left % pirates));
        return position.hasHands() ? TurnChoice.discarding(accusation, bit(kinds, price)) : accusation;
    }

    /** Returns the place of the bit that has this many set bits below it. */
    private static int bit(int bits, int below) {
        int rest = bits;
        for (int i = 0; i < below; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
