package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.ai.Adviser;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.match.Match;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** H7: captains never wait for hints. */
class FindingH7Test {
    private static final int FLOOD = 75;

    @TempDir
    Path folder;

    @Test
    void h7_aSeatHasOneHintUnderWayAndIsToldSo() {
        try (TimeTable table = new TimeTable(folder).open(2, null, true, 0)) {
            Sailor asked = table.sailors.get(table.asked());
            asked.asked();
            long decision = asked.open.need("decision").whole();
            int hints = 0;
            int refusals = 0;
            for (int i = 0; i < FLOOD; i++) {
                asked.say("{'type':'hint','decision':" + decision + ",'ref':" + i + "}");
            }
            for (int i = 0; i < FLOOD; i++) {
                if (asked.reply().need("type").text().equals("hint")) {
                    hints++;
                } else {
                    refusals++;
                }
            }
            assertThat(hints).isPositive();
            assertThat(hints + refusals).as("one reply each").isEqualTo(FLOOD);
            asked.say("{'type':'hint','decision':" + decision + ",'ref':1}");
            assertThat(asked.reply().need("type").text())
                    .as("the same question again has its answer at once")
                    .isEqualTo("hint");
        }
    }

    @Test
    void h7_aCaptainChoosesWhileManyWaitForHints() {
        try (TimeTable table = new TimeTable(folder).open(2, null);
                Crew crew = new Crew(1);
                Advisers advisers = new Advisers(crew)) {
            assertThat(answers(table.match(), crew, advisers)).isTrue();
        }
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> boolean answers(Match<?> match, Crew crew, Advisers advisers) {
        Game<P> game = (Game<P>) Games.find("spanish-main");
        Decision open = match.position().pending().firstOpen();
        P mask = (P) match.position().mask(open.seat());
        List<CompletableFuture<List<Adviser.Candidate>>> hints = new ArrayList<>();
        for (int i = 0; i < FLOOD; i++) {
            hints.add(advisers.advise(game, mask, open, 500));
        }
        assertThat(advisers.waiting()).as("no more than a few wait").isLessThan(FLOOD);
        Long choice = crew.choose(game, "deckhand", mask, open, 5).join();
        long given = hints.stream()
                .filter(hint -> hint.isDone() && !hint.isCompletedExceptionally())
                .count();
        return choice != null && given < 30;
    }
}
