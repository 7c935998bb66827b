package broadside.ai;

import java.util.Collection;
import java.util.List;

/**
 * What captains are called where people sit at the table: sailors' names that both languages can read. A captain who is
 * called by his level is taken for a rank, and beside a pirate called Captain Blackheart for a card. None of them is the
 * name of a pirate, ship or crew of the games.
 */
public final class CaptainNames {
    static final List<String> ALL = List.of(
            "Nell", "Mateo", "Brigid", "Tobias", "Pilar", "Leif", "Marisol", "Fergus", "Greta", "Rafael", "Hester",
            "Yusuf", "Carmen", "Anselm", "Lucía", "Osric", "Beatriz", "Jonas", "Maud", "Ignacio", "Edda", "Ciro",
            "Ximena", "Dirk");

    private CaptainNames() {}

    /** Returns the first name from a place of the list on that nobody has; numbered only where all are taken. */
    public static String free(int from, Collection<String> taken) {
        for (int round = 1; ; round++) {
            for (int i = 0; i < ALL.size(); i++) {
                String name = ALL.get(Math.floorMod(from + i, ALL.size())) + (round == 1 ? "" : " " + round);
                if (taken.stream().noneMatch(name::equalsIgnoreCase)) {
                    return name;
                }
            }
        }
    }
}
