package broadside.server.matches;

import broadside.engine.chance.Fairness;
import broadside.engine.game.Game;
import broadside.engine.match.EventDocument;
import broadside.engine.match.Finding;
import broadside.engine.match.Happening;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plays a match again to the last die, and lists every draw beside what it led to. */
final class Verification {
    private Verification() {}

    static <P extends Position> Tree.Branch of(Game<P> game, FinishedMatch finished, Words words) {
        List<Tree> findings = new ArrayList<>();
        boolean good = true;
        for (Finding finding : Replay.verify(finished.record())) {
            good &= finding.isNote();
            findings.add(Tree.branch()
                    .put("line", finding.line())
                    .put("says", finding.what())
                    .done());
        }
        Match<P> match = Replay.walk(game, finished.record(), (entry, events, walked) -> {});
        byte[] key = match.header().key(match.secret());
        return Tree.branch()
                .put("good", good)
                .put("findings", Tree.row(findings))
                .put("commitment", match.header().commitment())
                .put("secret", match.secret())
                .put(
                        "draws",
                        draws(match, key, new EventDocument(game, match.header().seats(), words)))
                .done();
    }

    /** Lists the draws; all draws of one entry led to the events of that entry. */
    private static Tree draws(Match<?> match, byte[] key, EventDocument events) {
        Map<Integer, List<String>> says = new LinkedHashMap<>();
        Map<Integer, long[]> ranges = new LinkedHashMap<>();
        for (Happening happening : match.log()) {
            if (happening.nextDraw() > happening.firstDraw()) {
                says.computeIfAbsent(happening.seq(), seq -> new ArrayList<>())
                        .add(Field.root(events.write(happening.told().seenBy(Position.SPECTATOR)))
                                .text("says", ""));
                ranges.put(happening.seq(), new long[] {happening.firstDraw(), happening.nextDraw()});
            }
        }
        List<Tree> draws = new ArrayList<>();
        ranges.forEach((step, range) -> {
            for (long n = range[0]; n < range[1]; n++) {
                draws.add(Tree.branch()
                        .put("n", n)
                        .put("word", Fairness.word(key, n))
                        .put("step", step)
                        .put("events", Tree.texts(n == range[0] ? says.getOrDefault(step, List.of()) : List.of()))
                        .done());
            }
        });
        return Tree.row(draws);
    }
}
