package broadside.pirateattack;

/** Finds who begins by what was laid out at set-up; the gold decides between equals, then chance (PA-R019). */
public final class Starter {
    private Starter() {}

    /** Returns the seats among which chance has to choose. */
    public static int[] candidates(Position p, int[] reds) {
        String way = p.setup().options().text(Options.STARTER);
        int[] order = new int[p.seats()];
        for (int seat = 0; seat < order.length; seat++) {
            int gold = Purse.gold(p, seat);
            order[seat] = switch (way) {
                case "fewest-red" -> -1000 * reds[seat] + gold;
                case "most-gold" -> gold;
                case "least-gold" -> -gold;
                case "chance" -> 0;
                default -> 1000 * reds[seat] + gold;
            };
        }
        int best = order[0];
        int count = 0;
        for (int value : order) {
            if (value > best) {
                best = value;
                count = 0;
            }
            count += value == best ? 1 : 0;
        }
        int[] firsts = new int[count];
        for (int seat = order.length - 1; seat >= 0; seat--) {
            if (order[seat] == best) {
                firsts[--count] = seat;
            }
        }
        return firsts;
    }
}
