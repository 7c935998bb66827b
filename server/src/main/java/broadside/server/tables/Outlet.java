package broadside.server.tables;

/** Is where the messages to one viewer go. */
public interface Outlet {
    /** Sends one message, or several in lines; never waits. A viewer who takes too long to read is dropped. */
    void send(String text);

    /** Ends the connection and says why. */
    void close(Farewell why);
}
