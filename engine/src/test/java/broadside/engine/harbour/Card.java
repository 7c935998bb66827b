package broadside.engine.harbour;

import broadside.engine.words.Named;

/** Lists the kinds of cards: how many there are, and what one is worth in the hand at the end. */
public enum Card implements Named {
    PLUNDER("Plunder", 8, 0),
    HARBOUR_WATCH("Harbour Watch", 6, 0),
    COUNTER_ORDER("Counter-Order", 5, 0),
    CHANGED_WIND("Changed Wind", 4, 0),
    PRESS_GANG("Press Gang", 3, 0),
    AUCTION("Auction", 4, 0),
    DROP_ANCHOR("Drop Anchor", 5, 0),
    FOG_BANK("Fog Bank", 3, 0),
    CASTAWAY("Castaway", 3, 0),
    SILVER_CRATE("Crate of Silver", 3, 3),
    RUM_CRATE("Crate of Rum", 3, 1),
    STONE_CRATE("Crate of Stones", 3, -1);

    private final String documentName;
    private final int copies;
    private final int worth;

    Card(String documentName, int copies, int worth) {
        this.documentName = documentName;
        this.copies = copies;
        this.worth = worth;
    }

    @Override
    public String documentName() {
        return documentName;
    }

    /** Returns how many cards of this kind the game has. */
    public int copies() {
        return copies;
    }

    /** Returns what this card adds to the score of its holder. */
    public int worth() {
        return worth;
    }

    /** Says whether this card is buried on a quay instead of played. */
    public boolean isCrate() {
        return this == SILVER_CRATE || this == RUM_CRATE || this == STONE_CRATE;
    }

    /** Says whether this card is only played in answer to another. */
    public boolean isReaction() {
        return this == HARBOUR_WATCH || this == COUNTER_ORDER || this == CHANGED_WIND;
    }

    /** Says whether this card is played at a captain. */
    public boolean needsTarget() {
        return this == PLUNDER || this == PRESS_GANG;
    }
}
