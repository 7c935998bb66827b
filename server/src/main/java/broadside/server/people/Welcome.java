package broadside.server.people;

/**
 * Is what somebody gets who has come in.
 *
 * @param token to be shown with every request; who has it is this person
 */
public record Welcome(Person person, String token) {

    /** Leaves the token out, so that it never gets into a log. */
    @Override
    public String toString() {
        return "Welcome[" + person + "]";
    }
}
