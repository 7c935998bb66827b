package broadside.cli.simulate;

import broadside.engine.game.Outcome;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes one CSV line for each game, in the order of their numbers whatever the threads do. */
final class GameRows {
    private final PrintWriter out;
    private final Map<Long, String> waiting = new HashMap<>();
    private long next;

    GameRows(PrintWriter out, long first) {
        this.out = out;
        this.next = first;
        out.println("game,seed,players,options,captains,choices,winners,places,scores");
    }

    static String row(Plan<?> plan, Played played) {
        Outcome outcome = played.outcome();
        int seats = outcome.places().size();
        StringBuilder captains = new StringBuilder();
        for (int seat = 0; seat < seats; seat++) {
            captains.append(seat == 0 ? "" : " ").append(plan.level(played.n(), seat));
        }
        return String.join(
                ",",
                Long.toString(played.n()),
                Long.toString(plan.seed(played.n())),
                Integer.toString(seats),
                Tables.options(plan.setup(played.n())),
                captains,
                Integer.toString(played.choices()),
                outcome.winners().stream()
                        .map(seat -> Integer.toString(seat + 1))
                        .collect(Collectors.joining(" ")),
                outcome.places().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                outcome.scores().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    /** Takes the lines of a batch of games; they are written when all before them are. */
    synchronized void add(long first, long count, String lines) {
        waiting.put(first, count + "\n" + lines);
        String ready;
        while ((ready = waiting.remove(next)) != null) {
            int end = ready.indexOf('\n');
            next += Long.parseLong(ready.substring(0, end));
            out.print(ready.substring(end + 1));
        }
    }

    void close() {
        out.flush();
    }
}
