package broadside.pirateattack;

/** Estimates what the cards of a hand are worth before they are played. */
final class HandWorth {
    private static final double[] BY_KIND = new double[Card.KINDS];

    static {
        for (int kind = 0; kind < Card.KINDS; kind++) {
            Card card = Card.of(kind);
            BY_KIND[kind] = switch (card.group()) {
                case SHIP -> 0.7 * card.size();
                case ADD_ON -> 0.25 + 0.5 * Math.abs(card.size());
                case PLAY -> 0.9;
                case RED, GOLD -> 0;
            };
        }
        for (Card creature : new Card[] {
            Card.SEA_CREATURE_4,
            Card.SEA_CREATURE_5,
            Card.SEA_CREATURE_6,
            Card.SEA_CREATURE_7,
            Card.SEA_CREATURE_8,
            Card.SEA_CREATURE_9,
            Card.SEA_CREATURE_10
        }) {
            BY_KIND[creature.ordinal()] = 2 + 0.4 * (creature.ordinal() - Card.SEA_CREATURE_4.ordinal());
        }
        BY_KIND[Card.ARMADA.ordinal()] = 1.5;
        BY_KIND[Card.THIEF_ALL.ordinal()] = 1.5;
        BY_KIND[Card.CLOSE_MARKET.ordinal()] = 0.2;
        for (int kind = Card.OPEN_MARKET_2.ordinal(); kind <= Card.OPEN_MARKET_10.ordinal(); kind++) {
            BY_KIND[kind] = 0.2;
        }
    }

    private HandWorth() {}

    /** Returns what a card of this kind is worth in a hand. */
    static double of(int kind) {
        return kind < Card.KINDS ? BY_KIND[kind] : 1;
    }

    static double of(Position p, int seat) {
        double worth = 0;
        for (int place = 0; place < Hands.size(p, seat); place++) {
            worth += of(Hands.kind(p, seat, place));
        }
        return worth;
    }
}
