package broadside.pirateattack;

/** Estimates how well each seat stands: its ships as they would fight, its gold, fame, saved cards and hand. */
final class Worth {
    private Worth() {}

    static void evaluate(Position p, double[] values) {
        double sum = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            values[seat] = 1 + fleet(p, seat) + 0.5 * Purse.gold(p, seat) + 0.3 * Hands.size(p, seat);
            sum += values[seat];
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            values[seat] /= sum;
        }
    }

    private static double fleet(Position p, int seat) {
        double worth = 0;
        int first = Fleet.first(p, seat);
        for (int ship = first; ship < first + Fleet.size(p, seat); ship++) {
            worth += 2 + Aboard.cannons(p, ship) + 1.2 * Aboard.strength(p, ship);
        }
        return worth;
    }
}
