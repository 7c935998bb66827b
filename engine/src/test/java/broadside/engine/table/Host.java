package broadside.engine.table;

import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Match;
import broadside.engine.match.Tables;
import broadside.engine.play.Choices;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Hosts a table on a virtual clock and writes down what every viewer receives. */
final class Host<P extends Position> {
    final VirtualClock clock = new VirtualClock(1_000_000);
    final Match<P> match;
    final Table<P> table;
    final List<RuntimeException> faults = new ArrayList<>();
    private final List<List<Tree.Branch>> received = new ArrayList<>();
    private final List<Desk<P>> desks = new ArrayList<>();
    final List<Viewer<P>> viewers = new ArrayList<>();

    Host(Game<P> game, Header header, long seed, Captain<P> captain, Journal journal) {
        this(game, header, seed, captain, journal, "en");
    }

    Host(Game<P> game, Header header, long seed, Captain<P> captain, Journal journal, String language) {
        match = Match.start(game, header, Tables.secret(seed), clock::millis, journal);
        table = new Table<>(match, clock, (seat, level) -> captain, Pace.of(7), (faulty, cause) -> {
            faults.add(cause);
            return "report " + faults.size();
        });
        for (int seat = -1; seat < header.seats().size(); seat++) {
            List<Tree.Branch> messages = new ArrayList<>();
            received.add(messages);
            Viewer<P> viewer = table.join(
                    seat, Words.load(language, List.of("engine", game.id())), text -> messages.add(branch(text)));
            viewers.add(viewer);
            desks.add(table.desk(viewer));
        }
    }

    /** Reads a message as it was sent. */
    static Tree.Branch branch(String message) {
        return (Tree.Branch) Json.read(message);
    }

    /** Returns what a seat (-1: the spectator) received so far. */
    List<Tree.Branch> received(int seat) {
        return received.get(seat + 1);
    }

    Desk<P> desk(int seat) {
        return desks.get(seat + 1);
    }

    /** Hands in a request and returns the reply. */
    Field ask(int seat, Tree.Grow request) {
        desk(seat).receive(request.done());
        return last(seat);
    }

    Field last(int seat) {
        List<Tree.Branch> messages = received(seat);
        return Field.root(messages.get(messages.size() - 1));
    }

    /** Returns the last message of this type that a seat received. */
    Field last(int seat, String type) {
        List<Tree.Branch> messages = received(seat);
        for (int i = messages.size() - 1; i >= 0; i--) {
            Field message = Field.root(messages.get(i));
            if (message.need("type").text().equals(type)) {
                return message;
            }
        }
        throw new AssertionError("no message " + type);
    }

    int open(int seat) {
        return (int) last(seat, "decision").need("decision").whole();
    }

    static Tree.Grow request(String type) {
        return Tree.branch().put("type", type);
    }

    /** Always takes the default, which for a reaction is to pass. */
    static <P extends Position> Captain<P> timid() {
        return (mask, decision) -> CompletableFuture.completedFuture(decision.fallback(mask));
    }

    /** Plays at random. */
    static <P extends Position> Captain<P> random(long seed) {
        Rng rng = new Rng(seed);
        return (mask, decision) -> CompletableFuture.completedFuture(
                decision.<P>question().draw(mask, decision.seat(), rng, new Choices()));
    }
}
