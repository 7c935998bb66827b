package broadside.server.host;

/** Explains the host's commands. */
final class HostHelp {
    private static final String WHERE = """
              --data FOLDER  the data folder of the server (data)
              --db URL       its PostgreSQL instead: jdbc:postgresql://host/name
                             user and password come from BROADSIDE_DB_USER and BROADSIDE_DB_PASSWORD""";

    private static final String BACKUP = """
            Usage: broadside backup FILE [--data FOLDER | --db URL]

            Writes everything the store holds into one new file, as it is at one moment. The server goes on meanwhile.

            """ + WHERE + """


            Example:
              broadside backup club-2026-05-01.backup""";

    private static final String RESTORE = """
            Usage: broadside restore FILE [--data FOLDER | --db URL]

            Reads a backup into an empty store: a new data folder or a new database. Stop the server first. A backup of an
            embedded database can be restored into PostgreSQL, and the other way round.

            """ + WHERE + """


            Example:
              broadside restore club-2026-05-01.backup --data data""";

    private static final String HOST = """
            Usage: broadside host ORDER [--data FOLDER | --db URL]

            What a host can do, beside a running server or without one:

              tables [--state open|running|finished] [--most N]
                                   list tables, private ones too
              close TABLE          remove an open table, abandon a running match
              export TABLE [FILE]  write its record; of a running match it holds what is still hidden
              people [TEXT] [--most N]
                                   list people whose name or login contains the text
              ban PERSON|TOKEN [--reason TEXT]
                                   keep a person, or one token, out
              unban PERSON|TOKEN   let in again
              bans                 list who is kept out
              reset-password LOGIN give an account a new password, which is shown once

            """ + WHERE + """


            Example:
              broadside host tables --state running""";

    private HostHelp() {}

    static String of(String command) {
        return switch (command) {
            case "backup" -> BACKUP;
            case "restore" -> RESTORE;
            default -> HOST;
        };
    }
}
