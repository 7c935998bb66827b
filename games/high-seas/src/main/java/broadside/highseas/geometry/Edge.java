package broadside.highseas.geometry;

/** Says what the edge of the sea does to a ship that sails over it (PC-ISLANDS-06 to 09). */
public enum Edge {
    /** No part of a piece may lie beyond it. */
    WALL,
    /** Whoever sails over it is gone. */
    FLAT_EARTH,
    /** Whoever sails over it arrives at the opposite edge. */
    ROUND_EARTH
}
