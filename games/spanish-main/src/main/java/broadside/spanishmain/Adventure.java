package broadside.spanishmain;

import broadside.engine.rules.Clause;
import broadside.engine.words.Named;
import broadside.spanishmain.adventures.AdventureEffect;
import broadside.spanishmain.adventures.Attack;
import broadside.spanishmain.adventures.AwardFirst;
import broadside.spanishmain.adventures.AwardSpaces;
import broadside.spanishmain.adventures.CursedTreasure;
import broadside.spanishmain.adventures.DamageFirst;
import broadside.spanishmain.adventures.DamageLast;
import broadside.spanishmain.adventures.DamageSpaces;
import broadside.spanishmain.adventures.Loot;
import broadside.spanishmain.adventures.LoseFame;
import broadside.spanishmain.adventures.Mutiny;

/** Is a kind of adventure card: its copies, its effect and the clauses of that effect. */
public enum Adventure implements Named {
    ANCIENT_RELICS("Ancient Relics", 2, new AwardSpaces(1, 2, 3), "SM-ACARD-02"),
    NATIVE_ALLIANCE("Native Alliance", 2, new AwardSpaces(1, 2, 3), "SM-ACARD-04"),
    ISLAND_DISCOVERY("Island Discovery", 2, new AwardSpaces(1, 2, 3, 4), "SM-ACARD-06"),
    PARLEY("Parley", 2, new AwardSpaces(1, 2, 3, 4), "SM-ACARD-08"),
    NEPTUNES_FAVOR("Neptune's Favor", 4, new AwardSpaces(1, 3, 5), "SM-ACARD-10"),
    TREASURE_MAP("Treasure Map", 6, new AwardFirst(3, 1), "SM-ACARD-12"),
    LEGENDARY_TREASURE("Legendary Treasure", 2, new AwardFirst(2, 2), "SM-ACARD-14"),
    MERMAIDS("Mermaids", 4, new AwardSpaces(2, 4, 6), "SM-ACARD-16"),
    SECRET_CHARTS("Secret Charts", 3, new AwardFirst(2, 1), "SM-ACARD-18"),
    CURSED_TREASURE("Cursed Treasure", 2, new CursedTreasure(), "SM-ACARD-20"),
    STORM_AHEAD("Storm Ahead", 2, new DamageLast(2), "SM-ACARD-23"),
    MAELSTROM("Maelstrom", 5, new DamageLast(1), "SM-ACARD-25"),
    GHOST_SHIP("Ghost Ship", 2, new LoseFame("SM-ACARD-28", 7, 8, 9), "SM-ACARD-27"),
    VOLCANO("Volcano", 2, new DamageFirst(), "SM-ACARD-30"),
    KRAKEN("Kraken", 2, new DamageSpaces(4, 6, 8), "SM-ACARD-32"),
    CURSED_WATERS("Cursed Waters", 2, new DamageSpaces(5, 7, 9), "SM-ACARD-34"),
    CURSED_SHIP("Cursed Ship", 1, new LoseFame("SM-ACARD-37", 1, 2), "SM-ACARD-36"),
    MUTINY("Mutiny", 1, new Mutiny(), "SM-ACARD-39"),
    ENGLISH_ATTACK("English Attack", 2, new Attack(Nation.ENGLISH), "SM-ACARD-45", "SM-ACARD-51"),
    SPANISH_ATTACK("Spanish Attack", 2, new Attack(Nation.SPANISH), "SM-ACARD-47", "SM-ACARD-51"),
    DUTCH_ATTACK("Dutch Attack", 2, new Attack(Nation.DUTCH), "SM-ACARD-49", "SM-ACARD-51"),
    ENGLISH_LOOT("English Loot", 2, new Loot(Nation.ENGLISH), "SM-ACARD-53", "SM-ACARD-59"),
    SPANISH_LOOT("Spanish Loot", 2, new Loot(Nation.SPANISH), "SM-ACARD-55", "SM-ACARD-59"),
    DUTCH_LOOT("Dutch Loot", 2, new Loot(Nation.DUTCH), "SM-ACARD-57", "SM-ACARD-59");

    /** How many kinds there are. */
    public static final int KINDS = 24;

    /** How many cards there are (SM-CONTENTS-01). */
    public static final int CARDS = 58;

    private static final Adventure[] ALL = values();

    private final String name;
    private final int copies;
    private final AdventureEffect effect;
    private final Clause[] clauses;

    Adventure(String name, int copies, AdventureEffect effect, String... clauses) {
        this.name = name;
        this.copies = copies;
        this.effect = effect;
        this.clauses = Clause.all(clauses);
    }

    public static Adventure of(int kind) {
        return ALL[kind];
    }

    public int copies() {
        return copies;
    }

    public AdventureEffect effect() {
        return effect;
    }

    public Clause[] clauses() {
        return clauses.clone();
    }

    @Override
    public String documentName() {
        return name;
    }
}
