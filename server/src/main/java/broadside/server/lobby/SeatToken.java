package broadside.server.lobby;

import broadside.engine.tree.Digest;

/** Is what a bot plays one seat with; the store knows its hash alone. */
public final class SeatToken {
    private SeatToken() {}

    /** Returns what the store knows of a token. */
    public static String hash(String token) {
        return Digest.of("seat token " + token);
    }
}
