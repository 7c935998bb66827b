package broadside.server.host;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.match.BrokenRecord;
import broadside.server.lobby.Abandonment;
import broadside.server.store.MatchState;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import broadside.server.store.StoredSeat;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Carries out what a host orders about tables. */
final class TableOrders {
    private static final int MANY = 50;

    private final Store store;
    private final PrintStream out;
    private final PrintStream err;

    TableOrders(Store store, PrintStream out, PrintStream err) {
        this.store = store;
        this.out = out;
        this.err = err;
    }

    void list(Typed typed) {
        typed.noMoreThan(1);
        String state = typed.flag("--state");
        int most = typed.number("--most", MANY);
        List<StoredMatch> found = store.matches().all(state == null ? null : state(state), most);
        for (StoredMatch match : found) {
            String seats = store.seats().at(match.id()).stream()
                    .map(TableOrders::sitter)
                    .collect(Collectors.joining(", "));
            out.printf(
                    "%s  %-8s  %-7s  %s  %s: %s%n",
                    match.id(),
                    match.state().name().toLowerCase(Locale.ROOT),
                    match.visibility().name().toLowerCase(Locale.ROOT),
                    Moment.of(match.updated()),
                    match.game(),
                    seats);
        }
        out.println(found.size() == most ? most + " tables; --most shows more." : found.size() + " tables.");
    }

    private static String sitter(StoredSeat seat) {
        if (seat.captain() != null) {
            return seat.name() + " (" + seat.captain() + ")";
        }
        return seat.isFree() ? "free" : seat.name();
    }

    private static MatchState state(String typed) {
        for (MatchState state : MatchState.values()) {
            if (state.name().equalsIgnoreCase(typed)) {
                return state;
            }
        }
        throw new Typed.Mistyped("--state is open, running or finished");
    }

    void close(Typed typed) {
        StoredMatch match = find(typed.word(1, "the id of the TABLE"));
        typed.noMoreThan(2);
        switch (match.state()) {
            case OPEN -> {
                store.matches().delete(match.id());
                out.println("Table " + match.id() + " had not begun; it is gone.");
            }
            case RUNNING -> {
                abandon(match);
                out.println("Match " + match.id() + " is abandoned. Its record stays.");
            }
            case FINISHED -> out.println("Match " + match.id() + " is over already; nothing changed.");
        }
    }

    private void abandon(StoredMatch match) {
        Game<?> game = Games.find(match.game());
        if (game == null) {
            throw new NotFound("this Broadside does not know the game " + match.game());
        }
        try {
            if (!new Abandonment(store).abandon(match)) {
                throw new NotFound("the table is too busy at the moment; try again");
            }
        } catch (BrokenRecord e) {
            throw new NotFound("the record of match " + match.id() + " cannot be read: " + e.getMessage());
        }
    }

    void export(Typed typed) {
        StoredMatch match = find(typed.word(1, "the id of the TABLE"));
        String file = typed.wordOrNull(2);
        typed.noMoreThan(3);
        byte[] record = store.records().file(match.id());
        if (record.length == 0) {
            throw new NotFound("table " + match.id() + " has not begun, so there is no record");
        }
        if (match.state() == MatchState.RUNNING) {
            err.println(
                    "This match is running: its record holds the dice to come and what players hide from each other."
                            + " It is for the host alone; pass it on when the match is over.");
        }
        if (file == null) {
            out.writeBytes(record);
            out.flush();
            return;
        }
        try {
            Files.write(Path.of(file), record, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw new NotFound(file + " is there already; name a new file");
        } catch (IOException e) {
            throw new NotFound(file + " cannot be written: " + e.getMessage());
        }
        out.println("Wrote the record to " + file + ".");
    }

    private StoredMatch find(String id) {
        StoredMatch match = store.matches().find(id);
        if (match == null) {
            throw new NotFound("there is no table " + id + "; 'broadside host tables' lists them");
        }
        return match;
    }
}
