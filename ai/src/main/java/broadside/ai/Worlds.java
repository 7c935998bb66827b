package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.game.Judgement;
import broadside.engine.play.Position;

/** Holds worlds that one seat's mask allows, the plausible ones more often. */
final class Worlds<P extends Position> {
    private final Position[] worlds;

    private Worlds(Position[] worlds) {
        this.worlds = worlds;
    }

    /** Imagines worlds that are all equally likely. */
    static <P extends Position> Worlds<P> even(P mask, int seat, int count, Rng rng) {
        Position[] worlds = new Position[count];
        for (int i = 0; i < count; i++) {
            worlds[i] = mask.copy();
            worlds[i].fill(seat, rng);
        }
        return new Worlds<>(worlds);
    }

    /**
     * Imagines many worlds and keeps the plausible ones, some of them several times.
     *
     * <p>The kept worlds are taken at even steps along the summed plausibility, so that each is taken as often as it
     * deserves, up to rounding; then they are shuffled, so that any first few are a fair sample.
     */
    static <P extends Position> Worlds<P> plausible(
            P mask, int seat, Judgement<P> judgement, int tries, int count, Rng rng, Limit limit) {
        Position[] tried = new Position[tries];
        double[] sums = new double[tries];
        double sum = 0;
        int made = 0;
        while (made < tries && (made == 0 || !limit.isLate())) {
            P world = copy(mask);
            world.fill(seat, rng);
            sum += judgement.plausibility(world, seat);
            tried[made] = world;
            sums[made++] = sum;
        }
        Position[] kept = new Position[count];
        int at = 0;
        double start = rng.unit();
        for (int i = 0; i < count; i++) {
            while (at < made - 1 && sums[at] < sum * (i + start) / count) {
                at++;
            }
            kept[i] = tried[at];
        }
        for (int i = count - 1; i > 0; i--) {
            int other = rng.below(i + 1);
            Position swapped = kept[i];
            kept[i] = kept[other];
            kept[other] = swapped;
        }
        return new Worlds<>(kept);
    }

    /** Returns a fresh copy of the world with this number; numbers beyond the last begin again. */
    @SuppressWarnings("unchecked")
    P copy(int number) {
        return (P) worlds[number % worlds.length].copy();
    }

    int size() {
        return worlds.length;
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> P copy(P position) {
        return (P) position.copy();
    }
}
