package broadside.server.host;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Writes a time as a host reads it, by the clock of this machine. */
final class Moment {
    private static final DateTimeFormatter FORM =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());

    private Moment() {}

    static String of(long millis) {
        return FORM.format(Instant.ofEpochMilli(millis));
    }
}
