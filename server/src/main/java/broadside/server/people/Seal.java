package broadside.server.people;

import broadside.server.store.Store;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Signs tokens and knows its own signature (HMAC-SHA256). The key is made at the first start and kept in the store, so
 * tokens outlive a restart and hold for every node.
 */
@Singleton
public class Seal {
    /** Says what is signed and how, so that a signature never counts for anything else. */
    private static final String FORM = "b1";

    private static final Pattern TEXT =
            Pattern.compile(FORM + "\\.([0-9a-z]{1,40})\\.([0-9a-z]{1,40})\\.([0-9]{1,9})\\.([A-Za-z0-9_-]{43})");
    private static final String ALGORITHM = "HmacSHA256";

    private final SecretKeySpec key;

    @Inject
    public Seal(Store store) {
        this(Base64.getDecoder().decode(store.settings().getOrMake("seal", Seal::freshKey)));
    }

    Seal(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    private static String freshKey() {
        byte[] fresh = new byte[32];
        new SecureRandom().nextBytes(fresh);
        return Base64.getEncoder().encodeToString(fresh);
    }

    /** Writes a token that this server will believe. */
    public String sign(Token token) {
        String claim = FORM + "." + token.person() + "." + token.serial() + "." + token.epoch();
        return claim + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(mac(claim));
    }

    /** Reads a token; null unless this server wrote it. */
    public @Nullable Token open(String text) {
        Matcher parts = TEXT.matcher(text);
        if (text.length() > 200 || !parts.matches()) {
            return null;
        }
        byte[] claimed;
        try {
            claimed = Base64.getUrlDecoder().decode(parts.group(4));
        } catch (IllegalArgumentException notBase64) {
            return null;
        }
        String claim = text.substring(0, parts.start(4) - 1);
        // Takes the same time wherever the difference is.
        if (!MessageDigest.isEqual(mac(claim), claimed)) {
            return null;
        }
        return new Token(parts.group(1), parts.group(2), Integer.parseInt(parts.group(3)));
    }

    private byte[] mac(String claim) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(claim.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
