package broadside.highseas;

import broadside.engine.words.Named;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Hull;
import java.util.List;

/** Is the stat line of a ship. Cannons stand front to back, one for each mast (PC-MISP-02). */
public record ShipCard(
        String name, String nation, int points, int cargo, List<Bar> move, List<Cannon> cannons, Hull hull)
        implements Named {

    /** A cannon: hits with more than its rank, reaches as far as its bar. */
    public record Cannon(int rank, Bar range) {
        @Override
        public String toString() {
            return rank + range.name();
        }
    }

    public ShipCard {
        move = List.copyOf(move);
        cannons = List.copyOf(cannons);
    }

    public int masts() {
        return cannons.size();
    }

    /** Returns all masts standing, as bits. */
    public int allMasts() {
        return (1 << cannons.size()) - 1;
    }

    @Override
    public String documentName() {
        return name;
    }
}
