package broadside.server;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the flags of {@code broadside serve} and says which settings they stand for. */
final class Flags {
    static final String HELP = """
            Usage: broadside serve [--port N] [--host NAME] [--data FOLDER] [--db URL]

              --port N       listen on this port (8080)
              --host NAME    listen on this address (127.0.0.1: this machine only; 0.0.0.0: everybody who reaches it)
              --data FOLDER  keep the embedded database in this folder (data)
              --db URL       use a PostgreSQL instead: jdbc:postgresql://host/name
                             user and password come from BROADSIDE_DB_USER and BROADSIDE_DB_PASSWORD

            Without a command, broadside serves.""";

    private static final Map<String, String> SETTINGS = Map.of(
            "--port", "quarkus.http.port",
            "--host", "quarkus.http.host",
            "--data", "broadside.data",
            "--db", "broadside.db.url");
    private static final int HIGHEST_PORT = 65_535;

    private Flags() {}

    /** Says what is wrong with a flag. */
    static final class BadFlag extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BadFlag(String message) {
            super(message);
        }
    }

    /** Returns the settings that these flags stand for; both {@code --port 80} and {@code --port=80} will do. */
    static Map<String, String> read(String... args) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (int i = 0; i < args.length; i++) {
            int equals = args[i].indexOf('=');
            String flag = equals < 0 ? args[i] : args[i].substring(0, equals);
            String setting = SETTINGS.get(flag);
            if (setting == null) {
                throw new BadFlag("there is no flag " + flag);
            }
            if (equals < 0 && i + 1 == args.length) {
                throw new BadFlag(flag + " needs a value");
            }
            String value = equals < 0 ? args[++i] : args[i].substring(equals + 1);
            check(flag, value);
            settings.put(setting, value);
        }
        return settings;
    }

    private static void check(String flag, String value) {
        if (value.isBlank()) {
            throw new BadFlag(flag + " needs a value");
        }
        if (flag.equals("--port")) {
            try {
                int port = Integer.parseInt(value);
                if (port < 0 || port > HIGHEST_PORT) {
                    throw new BadFlag("a port is a number from 0 to " + HIGHEST_PORT);
                }
            } catch (NumberFormatException e) {
                throw new BadFlag("a port is a number from 0 to " + HIGHEST_PORT);
            }
        }
        if (flag.equals("--db") && !value.startsWith("jdbc:postgresql:")) {
            throw new BadFlag("--db wants jdbc:postgresql://host/name; without it the embedded database is used");
        }
    }
}
