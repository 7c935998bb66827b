package broadside.engine.tree;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Fingerprints documents and bytes with SHA-256. */
public final class Digest {
    private Digest() {}

    /** Returns the digest of the canonical form, as 64 hexadecimal digits. */
    public static String of(Tree tree) {
        return of(Json.canonical(tree));
    }

    /** Returns the digest of the text in UTF-8. */
    public static String of(String text) {
        return HexFormat.of().formatHex(bytes(text.getBytes(StandardCharsets.UTF_8)));
    }

    public static byte[] bytes(byte[] data) {
        return sha256().digest(data);
    }

    /** Returns a fresh SHA-256; every Java platform has one. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
