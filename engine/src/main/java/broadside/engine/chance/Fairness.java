package broadside.engine.chance;

import broadside.engine.tree.Digest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;

/**
 * Commits the host to its secret before the players add theirs.
 *
 * <p>The commitment is published when the table opens; then each person's client adds a string; only then does the key
 * exist. Neither the server alone nor the players alone can choose the dice; both together can.
 */
public final class Fairness {
    private Fairness() {}

    /** Draws a 256-bit secret from a secure source, as hexadecimal digits. */
    public static String secret() {
        byte[] bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Returns what is published of the secret before play: its SHA-256. */
    public static String commitment(String secret) {
        return HexFormat.of().formatHex(Digest.bytes(HexFormat.of().parseHex(secret)));
    }

    /**
     * Returns the key: SHA-256 over the secret, then the match id and each seat's string, each with its length before
     * it as four bytes, so that no two lists of strings give the same bytes.
     */
    public static byte[] key(String secret, String match, List<String> strings) {
        MessageDigest sha = Digest.sha256();
        sha.update(HexFormat.of().parseHex(secret));
        add(sha, match);
        for (String string : strings) {
            add(sha, string);
        }
        return sha.digest();
    }

    /** Returns the word of draw {@code n} under this key, in 16 hexadecimal digits, for those who want to recompute it. */
    public static String word(byte[] key, long n) {
        return HexFormat.of().toHexDigits(new KeyedChance(key).word(n));
    }

    private static void add(MessageDigest sha, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        sha.update(new byte[] {
            (byte) (bytes.length >>> 24), (byte) (bytes.length >>> 16), (byte) (bytes.length >>> 8), (byte) bytes.length
        });
        sha.update(bytes);
    }
}
