package broadside.pirateattack;

import broadside.engine.rules.Clause;
import broadside.engine.words.Named;
import broadside.pirateattack.cards.CardEffect;
import broadside.pirateattack.cards.Combining;
import broadside.pirateattack.cards.ForceSomeone;
import broadside.pirateattack.cards.ForceTwo;
import broadside.pirateattack.cards.HighWinds;
import broadside.pirateattack.cards.Market;
import broadside.pirateattack.cards.Monkey;
import broadside.pirateattack.cards.MovingDoctor;
import broadside.pirateattack.cards.MustAttack;
import broadside.pirateattack.cards.OnlyInAnswer;
import broadside.pirateattack.cards.PlaceUnder;
import broadside.pirateattack.cards.PlayShip;
import broadside.pirateattack.cards.RedEffect;
import broadside.pirateattack.cards.SeaCreature;
import broadside.pirateattack.cards.Spying;
import broadside.pirateattack.cards.StealingFortunes;
import broadside.pirateattack.cards.Thieving;

/** Is a kind of card of the main deck: how many there are, its numbers, and what it does. */
public enum Card implements Named {
    SLOOP_3_3("Sloop 3/3", 5, Group.SHIP, 3, 3, PlayShip.HERE, Options.FAME_SLOOP, "PA-SHIP-01"),
    SLOOP_3_4("Sloop 3/4", 5, Group.SHIP, 3, 4, PlayShip.HERE, Options.FAME_SLOOP, "PA-SHIP-01"),
    SLOOP_4_4("Sloop 4/4", 5, Group.SHIP, 4, 4, PlayShip.HERE, Options.FAME_SLOOP, "PA-SHIP-01"),
    SCHOONER_5_5("Schooner 5/5", 3, Group.SHIP, 5, 5, PlayShip.HERE, Options.FAME_SCHOONER, "PA-SHIP-01"),
    SCHOONER_5_6("Schooner 5/6", 3, Group.SHIP, 5, 6, PlayShip.HERE, Options.FAME_SCHOONER, "PA-SHIP-01"),
    SCHOONER_6_6("Schooner 6/6", 3, Group.SHIP, 6, 6, PlayShip.HERE, Options.FAME_SCHOONER, "PA-SHIP-01"),
    SCHOONER_6_7("Schooner 6/7", 3, Group.SHIP, 6, 7, PlayShip.HERE, Options.FAME_SCHOONER, "PA-SHIP-01"),
    SCHOONER_7_7("Schooner 7/7", 3, Group.SHIP, 7, 7, PlayShip.HERE, Options.FAME_SCHOONER, "PA-SHIP-01"),
    BRIGANTINE_7_8("Brigantine 7/8", 3, Group.SHIP, 7, 8, PlayShip.HERE, Options.FAME_BRIGANTINE, "PA-SHIP-01"),
    BRIGANTINE_8_8("Brigantine 8/8", 3, Group.SHIP, 8, 8, PlayShip.HERE, Options.FAME_BRIGANTINE, "PA-SHIP-01"),
    BRIGANTINE_8_9("Brigantine 8/9", 3, Group.SHIP, 8, 9, PlayShip.HERE, Options.FAME_BRIGANTINE, "PA-SHIP-01"),
    BRIGANTINE_9_9("Brigantine 9/9", 3, Group.SHIP, 9, 9, PlayShip.HERE, Options.FAME_BRIGANTINE, "PA-SHIP-01"),
    BRIGANTINE_10_10("Brigantine 10/10", 3, Group.SHIP, 10, 10, PlayShip.HERE, Options.FAME_BRIGANTINE, "PA-SHIP-01"),
    SKILLED_BLACKSMITH_1("Skilled Blacksmith +1", 4, Group.ADD_ON, 1, 0, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    SKILLED_BLACKSMITH_2("Skilled Blacksmith +2", 4, Group.ADD_ON, 2, 0, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    SKILLED_BLACKSMITH_3("Skilled Blacksmith +3", 4, Group.ADD_ON, 3, 0, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    SKILLED_BLACKSMITH_4("Skilled Blacksmith +4", 4, Group.ADD_ON, 4, 0, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    SKILLED_BLACKSMITH_5("Skilled Blacksmith +5", 4, Group.ADD_ON, 5, 0, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    LAZY_BLACKSMITH_1("Lazy Blacksmith -1", 4, Group.ADD_ON, -1, 0, PlaceUnder.SHIP, ""),
    LAZY_BLACKSMITH_2("Lazy Blacksmith -2", 4, Group.ADD_ON, -2, 0, PlaceUnder.SHIP, ""),
    LAZY_BLACKSMITH_3("Lazy Blacksmith -3", 4, Group.ADD_ON, -3, 0, PlaceUnder.SHIP, ""),
    LAZY_BLACKSMITH_4("Lazy Blacksmith -4", 4, Group.ADD_ON, -4, 0, PlaceUnder.SHIP, ""),
    LAZY_BLACKSMITH_5("Lazy Blacksmith -5", 4, Group.ADD_ON, -5, 0, PlaceUnder.SHIP, ""),
    SKILLED_CARPENTER_1("Skilled Carpenter +1", 4, Group.ADD_ON, 0, 1, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    SKILLED_CARPENTER_2("Skilled Carpenter +2", 4, Group.ADD_ON, 0, 2, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    SKILLED_CARPENTER_3("Skilled Carpenter +3", 4, Group.ADD_ON, 0, 3, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    SKILLED_CARPENTER_4("Skilled Carpenter +4", 4, Group.ADD_ON, 0, 4, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    SKILLED_CARPENTER_5("Skilled Carpenter +5", 4, Group.ADD_ON, 0, 5, PlaceUnder.SHIP, "", "PA-INTRO-04"),
    LAZY_CARPENTER_1("Lazy Carpenter -1", 4, Group.ADD_ON, 0, -1, PlaceUnder.SHIP, ""),
    LAZY_CARPENTER_2("Lazy Carpenter -2", 4, Group.ADD_ON, 0, -2, PlaceUnder.SHIP, ""),
    LAZY_CARPENTER_3("Lazy Carpenter -3", 4, Group.ADD_ON, 0, -3, PlaceUnder.SHIP, ""),
    LAZY_CARPENTER_4("Lazy Carpenter -4", 4, Group.ADD_ON, 0, -4, PlaceUnder.SHIP, ""),
    LAZY_CARPENTER_5("Lazy Carpenter -5", 4, Group.ADD_ON, 0, -5, PlaceUnder.SHIP, ""),
    SPY("Spy", 10, Group.PLAY, 0, 0, new Spying(), Options.FAME_SPY, "PA-SPY-01"),
    THIEVING_MONKEY("Thieving Monkey", 5, Group.PLAY, 0, 0, new Monkey(), Options.FAME_MONKEY, "PA-MONKEY-01"),
    KNIFE("Knife", 5, Group.PLAY, 0, 0, new OnlyInAnswer(), Options.FAME_KNIFE, "PA-KNIFE-01"),
    THIEF_HALF(
            "Thief Steal 1/2",
            7,
            Group.PLAY,
            0,
            0,
            new Thieving(true),
            Options.FAME_THIEF,
            "PA-THIEF-01",
            "PA-THIEF-03"),
    THIEF_ALL(
            "Thief Steal All",
            3,
            Group.PLAY,
            0,
            0,
            new Thieving(false),
            Options.FAME_THIEF,
            "PA-THIEF-01",
            "PA-THIEF-02"),
    GUARD("Guard", 10, Group.PLAY, 0, 0, new OnlyInAnswer(), Options.FAME_GUARD, "PA-GUARD-01"),
    HIGH_WINDS("High Winds", 5, Group.PLAY, 0, 0, new HighWinds(), Options.FAME_WINDS, "PA-WINDS-01"),
    ARMADA("Armada", 4, Group.PLAY, 0, 0, new Combining(), "", "PA-ARMADA-01"),
    MOVE_A_WITCH_DOCTOR("Move a Witch Doctor", 5, Group.PLAY, 0, 0, new MovingDoctor(), "", "PA-MOVEWD-01"),
    STEAL_ALL_FROM_ALL(
            "Steal All Fortune Tellers from All Players",
            1,
            Group.PLAY,
            0,
            0,
            new StealingFortunes(true, true),
            "",
            "PA-STEALFT-01",
            "PA-STEALFT-02"),
    STEAL_ALL_FROM_ONE(
            "Steal All Fortune Tellers from 1 Player",
            1,
            Group.PLAY,
            0,
            0,
            new StealingFortunes(true, false),
            "",
            "PA-STEALFT-01",
            "PA-STEALFT-03"),
    STEAL_ONE_FROM_EACH(
            "Steal 1 Fortune Teller from Each Player",
            1,
            Group.PLAY,
            0,
            0,
            new StealingFortunes(false, true),
            "",
            "PA-STEALFT-01",
            "PA-STEALFT-04"),
    STEAL_ONE_FROM_ONE(
            "Steal 1 Fortune Teller from 1 Player",
            2,
            Group.PLAY,
            0,
            0,
            new StealingFortunes(false, false),
            "",
            "PA-STEALFT-01",
            "PA-STEALFT-05"),
    SEA_CREATURE_4("Sea Creature 4", 2, Group.PLAY, 0, 0, new SeaCreature(4), Options.FAME_CREATURE, "PA-CREATURE-01"),
    SEA_CREATURE_5("Sea Creature 5", 2, Group.PLAY, 0, 0, new SeaCreature(5), Options.FAME_CREATURE, "PA-CREATURE-01"),
    SEA_CREATURE_6("Sea Creature 6", 2, Group.PLAY, 0, 0, new SeaCreature(6), Options.FAME_CREATURE, "PA-CREATURE-01"),
    SEA_CREATURE_7("Sea Creature 7", 1, Group.PLAY, 0, 0, new SeaCreature(7), Options.FAME_CREATURE, "PA-CREATURE-01"),
    SEA_CREATURE_8("Sea Creature 8", 1, Group.PLAY, 0, 0, new SeaCreature(8), Options.FAME_CREATURE, "PA-CREATURE-01"),
    SEA_CREATURE_9("Sea Creature 9", 1, Group.PLAY, 0, 0, new SeaCreature(9), Options.FAME_CREATURE, "PA-CREATURE-01"),
    SEA_CREATURE_10(
            "Sea Creature 10", 1, Group.PLAY, 0, 0, new SeaCreature(10), Options.FAME_CREATURE, "PA-CREATURE-01"),
    CLOSE_MARKET("Close Market", 5, Group.PLAY, 0, 0, new Market(0), "", "PA-MARKET-02", "PA-MARKET-03"),
    OPEN_MARKET_2("Open Market 2", 1, Group.PLAY, 0, 0, new Market(2), "", "PA-MARKET-04", "PA-MARKET-06"),
    OPEN_MARKET_3("Open Market 3", 1, Group.PLAY, 0, 0, new Market(3), "", "PA-MARKET-04", "PA-MARKET-06"),
    OPEN_MARKET_5("Open Market 5", 3, Group.PLAY, 0, 0, new Market(5), "", "PA-MARKET-04", "PA-MARKET-06"),
    OPEN_MARKET_10("Open Market 10", 1, Group.PLAY, 0, 0, new Market(10), "", "PA-MARKET-04", "PA-MARKET-06"),
    YOU_MUST_ATTACK(
            "You Must Attack Someone",
            14,
            Group.RED,
            0,
            0,
            new MustAttack(),
            "",
            "PA-ATTACK-01",
            "PA-ATTACK-02",
            "PA-TURN-11"),
    FORCE_SOMEONE(
            "Force Someone to Attack",
            8,
            Group.RED,
            0,
            0,
            new ForceSomeone(),
            "",
            "PA-FORCEONE-01",
            "PA-ATTACK-01",
            "PA-TURN-11"),
    FORCE_TWO(
            "Force 2 Players to Attack Each Other",
            8,
            Group.RED,
            0,
            0,
            new ForceTwo(),
            "",
            "PA-FORCETWO-01",
            "PA-ATTACK-01",
            "PA-TURN-11"),
    SAVED_GOLD_1("Saved Gold 1", 3, Group.GOLD, 0, 0, new OnlyInAnswer(), "", "PA-GOLD-01", "PA-GOLD-02"),
    SAVED_GOLD_2("Saved Gold 2", 3, Group.GOLD, 0, 0, new OnlyInAnswer(), "", "PA-GOLD-01", "PA-GOLD-02"),
    SAVED_GOLD_3("Saved Gold 3", 3, Group.GOLD, 0, 0, new OnlyInAnswer(), "", "PA-GOLD-01", "PA-GOLD-02"),
    SAVED_GOLD_4("Saved Gold 4", 3, Group.GOLD, 0, 0, new OnlyInAnswer(), "", "PA-GOLD-01", "PA-GOLD-02"),
    SAVED_GOLD_5("Saved Gold 5", 3, Group.GOLD, 0, 0, new OnlyInAnswer(), "", "PA-GOLD-01", "PA-GOLD-02");

    /** How the scroll of a card says it is handled. */
    public enum Group {
        SHIP,
        ADD_ON,
        PLAY,
        /** Played as soon as it is drawn. */
        RED,
        /** Saved as soon as it is drawn; another card is drawn. */
        GOLD
    }

    public static final int KINDS = 66;
    public static final int CARDS = 250;

    /** What a card costs at the Market when the game begins (PA-MARKET-01). */
    public static final int FIRST_PRICE = 5;

    private static final Card[] KIND = values();

    private final String name;
    private final int copies;
    private final Group group;
    private final int cannons;
    private final int strength;
    private final CardEffect effect;
    private final String fameOption;
    private final Clause[] clauses;

    Card(
            String name,
            int copies,
            Group group,
            int cannons,
            int strength,
            CardEffect effect,
            String fameOption,
            String... clauses) {
        this.name = name;
        this.copies = copies;
        this.group = group;
        this.cannons = cannons;
        this.strength = strength;
        this.effect = effect;
        this.fameOption = fameOption;
        this.clauses = Clause.all(clauses);
    }

    public static Card of(int kind) {
        return KIND[kind];
    }

    public int copies() {
        return copies;
    }

    public Group group() {
        return group;
    }

    public boolean isShip() {
        return group == Group.SHIP;
    }

    /** Says whether the card can be in a hand: red and purple cards cannot. */
    public boolean isHandCard() {
        return group != Group.RED && group != Group.GOLD;
    }

    /** Returns a ship's cannons, or what an add-on adds to them. */
    public int cannons() {
        return cannons;
    }

    /** Returns a ship's strength, or what an add-on adds to it. */
    public int strength() {
        return strength;
    }

    /** Returns the size by which the largest ship is found (PA-R069). */
    public int size() {
        return cannons + strength;
    }

    /** Returns the gold on a Save Card. */
    public int gold() {
        return group == Group.GOLD ? ordinal() - SAVED_GOLD_1.ordinal() + 1 : 0;
    }

    /** Says whether this add-on and the other cancel each other: same kind, same size, opposite signs. */
    public boolean cancels(Card other) {
        return group == Group.ADD_ON
                && other.group == Group.ADD_ON
                && cannons == -other.cannons
                && strength == -other.strength;
    }

    public CardEffect effect() {
        return effect;
    }

    /** Returns what a red card does when it is drawn. */
    public RedEffect red() {
        return (RedEffect) effect;
    }

    /** Returns the option that says how many Fame Points the card is worth; empty where it is worth none. */
    String fameOption() {
        return fameOption;
    }

    /** Returns the clauses by which the card is discarded after use. */
    public Clause[] discardClauses() {
        return effect.discardClauses();
    }

    public Clause[] clauses() {
        return clauses.clone();
    }

    @Override
    public String documentName() {
        return name;
    }
}
