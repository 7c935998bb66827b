package broadside.engine.table;

/**
 * Tells a table the time and wakes it. Whatever it runs, it runs on the thread of the table; {@link #at} may be called
 * from any thread.
 */
public interface Clock {
    /** Returns the time in milliseconds since 1970. */
    long millis();

    /** Runs the action at this time, or at once if it is past. Actions of one time run in the order they were set. */
    Alarm at(long millis, Runnable action);

    /** Can be switched off before it rings. */
    interface Alarm {
        void cancel();
    }
}
