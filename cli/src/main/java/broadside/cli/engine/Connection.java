package broadside.cli.engine;

import broadside.cli.Captains;
import broadside.cli.Terminal;
import broadside.engine.match.Match;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.table.Desk;
import broadside.engine.table.Pace;
import broadside.engine.table.Table;
import broadside.engine.table.Viewer;
import broadside.engine.table.VirtualClock;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Connects the seats of one client with a table. Every message to the client names the seat it is for ({@code to}); a
 * client with several seats says in each request which one it speaks for ({@code as}).
 */
final class Connection<P extends Position> {
    private static final int MOST_READ = Desk.LONGEST + 1024;

    private final Terminal terminal;
    private final Match<P> match;
    private final VirtualClock clock;
    private final Map<String, Desk<P>> desks = new LinkedHashMap<>();

    Connection(Terminal terminal, Match<P> match, Captains captains) {
        this.terminal = terminal;
        this.match = match;
        this.clock = new VirtualClock(0);
        Table<P> table = new Table<>(
                match,
                clock,
                (seat, level) -> (mask, decision) ->
                        CompletableFuture.completedFuture(captains.choose(match.game(), level, mask, decision)),
                new Pace(0, 0, 0),
                (broken, cause) -> report(cause));
        Words words = terminal.words(List.of(match.game()));
        List<String> seats = match.header().seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (match.sitter(seat).isPerson()) {
                String name = seats.get(seat);
                Viewer<P> viewer = table.join(seat, words, message -> send(name, message));
                desks.put(name, table.desk(viewer));
            }
        }
    }

    /** Plays until the match is over; false if the input ends before. */
    boolean run() {
        letOthersPlay();
        while (!match.isOver()) {
            String line = terminal.readLine();
            if (line == null) {
                return false;
            }
            if (!line.isBlank()) {
                receive(line);
                letOthersPlay();
            }
        }
        return true;
    }

    /** Lets time pass as long as the client is asked nothing: captains answer, windows close. */
    private void letOthersPlay() {
        boolean rang = true;
        while (rang && !match.isOver() && !clientIsAsked()) {
            // Each ring is one answer or one window that closes.
            rang = clock.ring();
        }
        terminal.out().flush();
    }

    private boolean clientIsAsked() {
        Pending pending = match.position().pending();
        for (int seat = 0; pending != null && seat < match.position().seats(); seat++) {
            if (match.sitter(seat).isPerson() && !match.hasResigned(seat) && pending.openFor(seat) != null) {
                return true;
            }
        }
        return false;
    }

    private void receive(String line) {
        if (line.length() > MOST_READ) {
            error("the line is too long");
            return;
        }
        Tree message;
        try {
            message = Json.read(line);
        } catch (BadDocument malformed) {
            error("this is no JSON message: " + malformed.getMessage());
            return;
        }
        if (!(message instanceof Tree.Branch branch)) {
            error("expected a JSON object");
            return;
        }
        Desk<P> desk = desk(branch.get("as"));
        if (desk != null) {
            Tree.Grow request = Tree.branch();
            branch.children().forEach((name, child) -> {
                if (!name.equals("as")) {
                    request.put(name, child);
                }
            });
            desk.receive(request.done());
        }
    }

    private @Nullable Desk<P> desk(@Nullable Tree as) {
        if (as == null && desks.size() == 1) {
            return desks.values().iterator().next();
        }
        Desk<P> desk = as == null ? null : desks.get(as.toString());
        if (desk == null) {
            error((as == null ? "the field 'as' is missing" : "you have no seat '" + as + "'") + "; expected one of "
                    + String.join(", ", desks.keySet()));
        }
        return desk;
    }

    /** Complains about a line that belongs to no seat. */
    private void error(String complaint) {
        terminal.say(Json.write(
                Tree.branch().put("type", "error").put("says", complaint).done()));
    }

    /** Sends a message, an object as text, with the seat it is for in front. */
    private void send(String to, String message) {
        terminal.out().print("{\"to\":" + Json.write(Tree.of(to)) + "," + message.substring(1) + "\n");
    }

    private String report(RuntimeException cause) {
        terminal.err().println("broadside: " + terminal.word("cli.error.fault", cause.toString()));
        return "stderr";
    }
}
