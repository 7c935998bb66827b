package broadside.server.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Passwords that everybody tries first: words of a list, also with a few digits or signs behind them or said twice, rows of
 * the keyboard, and anything made of one or two characters.
 */
final class CommonPasswords {
    private static final Set<String> WORDS = read();
    private static final Pattern TAIL = Pattern.compile("[^a-z]{0,6}$");
    private static final int FEW = 2;
    private static final List<String> ROWS = List.of(
            "01234567890123456789",
            "98765432109876543210",
            "abcdefghijklmnopqrstuvwxyz",
            "zyxwvutsrqponmlkjihgfedcba",
            "qwertyuiopasdfghjklzxcvbnm",
            "qwertzuiopasdfghjklyxcvbnm",
            "azertyuiopqsdfghjklmwxcvbn",
            "1q2w3e4r5t6y7u8i9o0p",
            "q1w2e3r4t5y6u7i8o9p0",
            "1qaz2wsx3edc4rfv5tgb");

    private CommonPasswords() {}

    static boolean has(String password) {
        String plain = password.toLowerCase(Locale.ROOT).strip();
        String word = TAIL.matcher(plain).replaceFirst("");
        String half = plain.substring(0, plain.length() / 2);
        boolean twice = plain.equals(half + half);
        return WORDS.contains(plain)
                || WORDS.contains(word)
                || ROWS.stream().anyMatch(row -> row.contains(plain) || word.length() > FEW && row.contains(word))
                || twice && (WORDS.contains(half) || ROWS.stream().anyMatch(row -> row.contains(half)))
                || plain.chars().distinct().count() <= FEW;
    }

    private static Set<String> read() {
        try (InputStream in = CommonPasswords.class.getResourceAsStream("/passwords/common.txt")) {
            if (in == null) {
                throw new IllegalStateException("the list of common passwords is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .flatMap(line -> List.of(line.split(" ")).stream())
                    .filter(word -> !word.isBlank() && !word.startsWith("#"))
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
