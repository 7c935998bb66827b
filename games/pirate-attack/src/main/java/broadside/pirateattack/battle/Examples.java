package broadside.pirateattack.battle;

import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;

/** The worked numbers of the rulebook: finds the lines of them that a ship, a side or an exchange of fire repeats. */
final class Examples {
    private static final Valued[] SHIPS = {
        ship(Card.SLOOP_3_4, 3, 4, "PA-SHIP-05"),
        ship(Card.BRIGANTINE_7_8, 7, 8, "PA-SHIP-05"),
        ship(Card.BRIGANTINE_7_8, 5, 5, "PA-EXAMPLEA-01"),
        ship(Card.SCHOONER_5_6, 5, 6, "PA-EXAMPLEA-02"),
        ship(Card.SCHOONER_6_7, 7, 3, "PA-EXAMPLEB-01"),
        ship(Card.BRIGANTINE_10_10, 11, 4, "PA-EXAMPLEB-03", "PA-EXAMPLEB-04", "PA-EXAMPLEB-05"),
        ship(Card.SCHOONER_5_5, 2, 5, "PA-EXAMPLEC-02"),
        ship(Card.SCHOONER_6_7, 6, 3, "PA-EXAMPLEC-03"),
        ship(Card.SLOOP_3_3, 3, 0, "PA-EXAMPLEC-04", "PA-EXAMPLEC-07"),
        ship(Card.BRIGANTINE_8_8, 12, 13, "PA-EXAMPLEC-08"),
        ship(Card.SCHOONER_6_6, 20, 0, "PA-EXAMPLED-02"),
        ship(Card.SCHOONER_6_7, 3, 7, "PA-EXAMPLED-03"),
        ship(Card.BRIGANTINE_7_8, 7, 12, "PA-EXAMPLED-04"),
        ship(Card.SLOOP_3_3, 3, 1, "PA-EXAMPLED-06"),
        ship(Card.BRIGANTINE_10_10, 10, 6, "PA-EXAMPLED-07"),
        ship(Card.BRIGANTINE_9_9, 5, 7, "PA-EXAMPLED-08"),
    };
    private static final Sum[] TOTALS = {
        sum(11, 8, "PA-EXAMPLEC-06"), sum(10, 19, "PA-EXAMPLED-05"), sum(18, 14, "PA-EXAMPLED-10")
    };
    private static final Sum[] SHOTS = {
        sum(5, 6, "PA-EXAMPLEA-03"),
        sum(5, 5, "PA-EXAMPLEA-04"),
        sum(7, 4, "PA-EXAMPLEB-06"),
        sum(11, 3, "PA-EXAMPLEB-07"),
        sum(11, 13, "PA-EXAMPLEC-09"),
        sum(12, 8, "PA-EXAMPLEC-10"),
        sum(10, 14, "PA-EXAMPLED-12"),
        sum(18, 19, "PA-EXAMPLED-13"),
    };
    private static final Sum[] LINE_UPS = {sum(4, 1, "PA-EXAMPLEC-01"), sum(3, 4, "PA-EXAMPLED-01")};

    private Examples() {}

    /** Returns the lines in which this ship fights with these numbers. */
    static Clause[] ship(Card card, int cannons, int strength) {
        for (Valued one : SHIPS) {
            if (one.card == card && one.cannons == cannons && one.strength == strength) {
                return one.clauses;
            }
        }
        return Clause.NONE;
    }

    /** Returns the line in which an armada adds up to these numbers. */
    static Clause[] total(int cannons, int strength) {
        return find(TOTALS, cannons, strength);
    }

    /** Returns the line in which so many cannons fire at so much strength. */
    static Clause[] shot(int cannons, int strength) {
        return find(SHOTS, cannons, strength);
    }

    /** Returns the line in which so many ships attack so many. */
    static Clause[] lineUp(int attackers, int targets) {
        return find(LINE_UPS, attackers, targets);
    }

    private static Clause[] find(Sum[] sums, int one, int other) {
        for (Sum sum : sums) {
            if (sum.one == one && sum.other == other) {
                return sum.clauses;
            }
        }
        return Clause.NONE;
    }

    private static Valued ship(Card card, int cannons, int strength, String... clauses) {
        return new Valued(card, cannons, strength, Clause.all(clauses));
    }

    private static Sum sum(int one, int other, String clause) {
        return new Sum(one, other, Clause.all(clause));
    }

    private record Valued(Card card, int cannons, int strength, Clause[] clauses) {}

    private record Sum(int one, int other, Clause[] clauses) {}
}
