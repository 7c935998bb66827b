package broadside.pirateattack;

/** Says where in a position's arrays things lie. Numbers lie in {@code cells}, numbers of cards in {@code counts}. */
final class Cells {
    static final int MOST_SEATS = 10;
    static final int MOST_HAND = 14;
    static final int MOST_SHIPS = 45;
    static final int MOST_UNDER = 80;
    static final int MOST_LAID = 12;

    /** Stocks of unseen cards: three piles of the deck, then Witch Doctors, Fortune Tellers, gold. */
    static final int STOCKS = 6;

    static final int DOCTORS = 3;
    static final int TELLERS = 4;
    static final int GOLD_PILE = 5;

    /** Places for the hand of each seat. */
    static final int HAND = 0;

    static final int HAND_SIZE = HAND + MOST_SEATS * MOST_HAND;

    /** All ships on the table, seat by seat, each row from left to right. */
    static final int SHIP = HAND_SIZE + MOST_SEATS;

    static final int FLEET_SIZE = SHIP + MOST_SHIPS;
    static final int SHIPS = FLEET_SIZE + MOST_SEATS;

    /** Cards under ships, oldest first. */
    static final int UNDER = SHIPS + 1;

    static final int UNDERS = UNDER + MOST_UNDER;

    /** Witch Doctors on ships, oldest first. */
    static final int CURSE = UNDERS + 1;

    static final int CURSES = CURSE + WitchDoctor.CARDS;

    /** Saved Fortune Tellers. */
    static final int FORTUNE = CURSES + 1;

    static final int FORTUNES = FORTUNE + FortuneTeller.CARDS;

    /** Cards that lie face up because they are being carried out. */
    static final int LAID = FORTUNES + 1;

    static final int LAID_SIZE = LAID + MOST_LAID;

    static final int GOLD = LAID_SIZE + 1;
    static final int LOCKED = GOLD + MOST_SEATS;
    static final int FAME = LOCKED + MOST_SEATS;

    /** How many cards each stock holds, and how many of them, on top, a document has fixed. */
    static final int STOCK = FAME + MOST_SEATS;

    static final int FIXED = STOCK + STOCKS;

    static final int LENGTH = FIXED + STOCKS;

    /** How many unseen cards of each kind there are. */
    static final int DECK_POOL = 0;

    static final int DOCTOR_POOL = DECK_POOL + Card.KINDS;
    static final int TELLER_POOL = DOCTOR_POOL + WitchDoctor.KINDS;
    static final int GOLD_POOL = TELLER_POOL + FortuneTeller.KINDS;

    /** Cards out of play; ships and gold among them are kept aside for re-use. */
    static final int DISCARDS = GOLD_POOL + Purse.VALUES;

    static final int DOCTOR_DISCARDS = DISCARDS + Card.KINDS;
    static final int TELLER_DISCARDS = DOCTOR_DISCARDS + WitchDoctor.KINDS;

    /** Gold Cards that were won and credited. */
    static final int GOLD_RESERVE = TELLER_DISCARDS + FortuneTeller.KINDS;

    static final int COUNTS = GOLD_RESERVE + Purse.VALUES;

    private Cells() {}
}
