package broadside.highseas.abilities;

import broadside.engine.rules.Clause;
import broadside.highseas.geometry.Bar;
import java.util.LinkedHashMap;
import java.util.Map;

/** The registry of abilities: a piece needs no code where its abilities, and the matters they speak to, stand here. */
public final class Abilities {
    private static final Map<String, Ability> ALL = new LinkedHashMap<>();

    static {
        add(
                "captain",
                Map.of(Matter.SHOOT_AFTER_MOVE, 1),
                "PC-ACAPTAIN-01",
                "PC-ACAPTAIN-02",
                "PC-ACAPTAIN-03",
                "PC-ACAPTAIN-04",
                "PC-ACAPTAIN-05");
        add(
                "helmsman",
                Map.of(Matter.BONUS_BAR, 1 + Bar.S.ordinal()),
                "PC-AKHELM-01",
                "PC-AKHELM-04",
                "PC-AKHELM-05",
                "PC-AKHELM-06");
        add("cannoneer", Map.of(Matter.SECOND_SHOT, 1), "PC-ACANNONEER-01", "PC-ACANNONEER-02");
        add(
                "explorer",
                Map.of(Matter.EXPLORE_ON_DOCKING, 1),
                "PC-AKEXPLORER-01",
                "PC-AKEXPLORER-02",
                "PC-AKEXPLORER-03");
        add("shipwright", Map.of(Matter.REPAIR_ANYWHERE, 1), "PC-BSHIPWRT-01", "PC-BSHIPWRT-02");
        add(
                "oarsman",
                Map.of(Matter.ROWS_WITHOUT_MASTS, 1, Matter.NEEDS_NO_SPACE, 1),
                "PC-BOARSMAN-01",
                "PC-BOARSMAN-02",
                "PC-BOARSMAN-03",
                "PC-BOARSMAN-05",
                "PC-BOARSMAN-06");
        add(
                "musketeer",
                Map.of(Matter.EXTRA_CANNON, 30 + Bar.S.ordinal()),
                "PC-BMUSKET-01",
                "PC-BMUSKET-02",
                "PC-BMUSKET-05",
                "PC-BMUSKET-06");
    }

    private Abilities() {}

    private static void add(String id, Map<Matter, Integer> answers, String... clauses) {
        ALL.put(id, new Ability(id, id, Clause.all(clauses), answers));
    }

    /** Returns the ability of this id, or complains. */
    public static Ability of(String id) {
        Ability ability = ALL.get(id);
        if (ability == null) {
            throw new IllegalArgumentException("there is no ability '" + id + "'; expected one of " + ALL.keySet());
        }
        return ability;
    }

    public static Map<String, Ability> all() {
        return Map.copyOf(ALL);
    }
}
