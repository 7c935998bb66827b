package broadside.trials.kill;

import broadside.trials.crew.Sailor;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiConsumer;
import java.util.function.IntSupplier;

/** Is one match under trial: its players, what they were promised, and whether it is over for all of them. */
final class Voyage implements Sailor.Watch {
    private final Vertx vertx;
    private final SplittableRandom dice;
    private final IntSupplier longestThought;
    private final BiConsumer<String, String> complain;
    private final Promises promises = new Promises();
    private final CountDownLatch arrivals;
    private volatile List<Sailor> sailors = List.of();

    /**
     * Prepares a match.
     *
     * @param longestThought how many milliseconds a player thinks at most, at this time
     */
    Voyage(
            Vertx vertx,
            SplittableRandom dice,
            int seats,
            IntSupplier longestThought,
            BiConsumer<String, String> complain) {
        this.vertx = vertx;
        this.dice = dice;
        this.arrivals = new CountDownLatch(seats);
        this.longestThought = longestThought;
        this.complain = complain;
    }

    void manned(List<Sailor> crew) {
        sailors = List.copyOf(crew);
    }

    String match() {
        return sailors.get(0).table();
    }

    Promises promises() {
        return promises;
    }

    boolean isOver() {
        return arrivals.getCount() == 0;
    }

    @Override
    public void asked(Sailor sailor) {
        vertx.setTimer(1 + dice.nextInt(Math.max(1, longestThought.getAsInt())), id -> sailor.answer());
    }

    @Override
    public void acknowledged(Sailor sailor, int decision) {
        promises.add(sailor.seat(), decision);
    }

    @Override
    public void ended(Sailor sailor) {
        arrivals.countDown();
        sailor.leave();
    }

    @Override
    public void complaint(Sailor sailor, String says) {
        complain.accept(sailor.table() + " " + sailor.seat(), says);
    }
}
