package broadside.engine.chance;

import broadside.engine.tree.Digest;
import java.nio.ByteBuffer;
import java.security.MessageDigest;

/** Gives the chance of a match: SHA-256 of the key and the counter, so that anybody can recompute every draw. */
public final class KeyedChance extends Chance {
    private final byte[] key;
    private final MessageDigest sha = Digest.sha256();

    public KeyedChance(byte[] key) {
        if (key.length != 32) {
            throw new IllegalArgumentException("a key has 32 bytes");
        }
        this.key = key.clone();
    }

    @Override
    protected long word(long n) {
        sha.update(key);
        byte[] hash = sha.digest(ByteBuffer.allocate(8).putLong(n).array());
        return ByteBuffer.wrap(hash).getLong();
    }
}
