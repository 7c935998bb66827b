package broadside.engine.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * Keeps the last messages of one viewer as they were sent, for a connection that broke. As text, and no more than so much
 * of it: a server has thousands of viewers, and messages as trees took twenty times the room.
 */
final class Backlog {
    /** How many characters are kept at most; the newest message always is. */
    private static final int MOST = 48 * 1024;

    private final Deque<String> kept = new ArrayDeque<>();
    private int length;
    private int sent;

    /** Returns the number of the message that comes next. */
    int next() {
        return sent + 1;
    }

    void add(String message) {
        sent++;
        kept.addLast(message);
        length += message.length();
        while (length > MOST && kept.size() > 1) {
            length -= kept.removeFirst().length();
        }
    }

    /** Sends again what followed the message with this number; false, and nothing sent, if that is no longer kept. */
    boolean since(int last, Consumer<String> out) {
        int number = sent - kept.size();
        if (last < number || last > sent) {
            return false;
        }
        for (String message : kept) {
            number++;
            if (number > last) {
                out.accept(message);
            }
        }
        return true;
    }
}
