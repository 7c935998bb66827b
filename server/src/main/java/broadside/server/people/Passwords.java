package broadside.server.people;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Makes and checks password hashes (Argon2id). A hash takes 19 MiB and some 50 ms on purpose, so only a few are computed
 * at a time.
 */
@Singleton
public class Passwords {
    private static final Argon2Function ARGON = Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);
    private static final int SALT_BYTES = 16;
    private static final int PATIENCE_SECONDS = 5;

    private final SecureRandom random = new SecureRandom();
    private final Semaphore places =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);
    private final String nobodys;

    public Passwords() {
        nobodys = hash("nobody has this password");
    }

    /** Says that too many passwords are being checked at the moment. */
    public static final class Busy extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Busy() {
            super("too many passwords are being checked");
        }
    }

    public String hash(String password) {
        return inTurn(() -> {
            byte[] salt = new byte[SALT_BYTES];
            random.nextBytes(salt);
            return Password.hash(password).addSalt(salt).with(ARGON).getResult();
        });
    }

    public boolean matches(String password, String hash) {
        // With the settings it was made with, which may be older than those above.
        return inTurn(() -> Password.check(password, hash).with(Argon2Function.getInstanceFromHash(hash)));
    }

    /** Takes as long as checking a password, so that nobody learns by the clock which logins exist. */
    void pretend(String password) {
        boolean ignored = matches(password, nobodys);
        assert !ignored;
    }

    private <T> T inTurn(Supplier<T> work) {
        try {
            if (!places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new Busy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Busy();
        }
        try {
            return work.get();
        } finally {
            places.release();
        }
    }
}
