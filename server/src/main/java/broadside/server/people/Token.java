package broadside.server.people;

/**
 * Says whose a request is; worth something only under the server's {@link Seal}.
 *
 * @param serial names this one token, so that it can be banned
 * @param epoch the person's epoch when it was made; a new password begins a new epoch and ends all older tokens
 */
public record Token(String person, String serial, int epoch) {}
