package broadside.server.lobby;

/** Says that there is no such table for who asks: none at all, or a private one. */
public final class NoSuchTable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NoSuchTable(String id) {
        super("there is no table " + id);
    }
}
