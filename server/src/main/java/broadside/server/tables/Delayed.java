package broadside.server.tables;

import broadside.engine.table.Clock;
import java.util.ArrayDeque;
import java.util.Deque;

/** Passes messages on some time later, in order: so that who watches cannot help who plays. */
final class Delayed implements Outlet {
    private final Outlet out;
    private final Clock clock;
    private final long millis;
    private final Deque<Late> waiting = new ArrayDeque<>();

    private record Late(long due, String text) {}

    Delayed(Outlet out, Clock clock, long millis) {
        this.out = out;
        this.clock = clock;
        this.millis = millis;
    }

    @Override
    public void send(String text) {
        waiting.add(new Late(clock.millis() + millis, text));
        if (waiting.size() == 1) {
            wait(waiting.element());
        }
    }

    private void wait(Late first) {
        clock.at(first.due, () -> {
            long now = clock.millis();
            Late next = waiting.peek();
            while (next != null && next.due <= now) {
                waiting.remove();
                out.send(next.text);
                next = waiting.peek();
            }
            if (next != null) {
                wait(next);
            }
        });
    }

    @Override
    public void close(Farewell why) {
        waiting.clear();
        out.close(why);
    }
}
