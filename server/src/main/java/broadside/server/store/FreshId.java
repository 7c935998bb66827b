package broadside.server.store;

import java.security.SecureRandom;

/** Makes ids and tokens that nobody can guess. */
public final class FreshId {
    /** No vowels and nothing that looks like something else: an id is no word and can be read aloud. */
    private static final char[] LETTERS = "23456789bcdfghjkmnpqrstvwxyz".toCharArray();

    private static final SecureRandom RANDOM = new SecureRandom();

    private FreshId() {}

    /** Makes an id of 96 bits. */
    public static String next() {
        return random(20);
    }

    /** Makes a token of 192 bits, which opens something by itself. */
    public static String token() {
        return random(40);
    }

    private static String random(int length) {
        StringBuilder out = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            out.append(LETTERS[RANDOM.nextInt(LETTERS.length)]);
        }
        return out.toString();
    }
}
