package broadside.server.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Proves every puzzle: its solution holds in every world the solver may be in, whatever the others do, and is the only one. */
class PuzzlesTest {
    /** Worlds and dice tried; a two-player table has 20 worlds at most. */
    private static final int WORLDS = 60;

    private static final int DICE = 24;

    static List<Puzzle> puzzles() {
        return Puzzles.all();
    }

    @Test
    void thereAreSixInBothLanguages() {
        assertThat(puzzles()).hasSizeGreaterThanOrEqualTo(6);
        for (Puzzle puzzle : puzzles()) {
            for (String language : Words.LANGUAGES) {
                assertThat(puzzle.title().get(language)).as(puzzle.id()).isNotBlank();
                assertThat(puzzle.task().get(language)).as(puzzle.id()).isNotBlank();
            }
            assertThat(Puzzles.find(puzzle.id())).isSameAs(puzzle);
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theSolutionHoldsAndNothingElseDoes(Puzzle puzzle) {
        prove(Games.find(puzzle.game()), puzzle);
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> void prove(Game<P> game, Puzzle puzzle) {
        P position = PositionDocument.read(game, Field.root(puzzle.document()), new Labels());
        int seat = puzzle.seats().indexOf(puzzle.seat());
        P mask = (P) position.mask(seat);
        Decision decision = mask.pending().decision(0);
        assertThat(decision.seat()).isEqualTo(seat);
        Choices options = new Choices();
        decision.options(mask, options);
        Long solution =
                decision.<P>question().parse(mask, seat, puzzle.solution().get(0));
        assertThat(solution).as(puzzle.solution().toString()).isNotNull();
        for (long choice : options.toArray()) {
            Tree parts = decision.<P>question().describe(mask, seat, choice);
            assertThat(holds(game, puzzle, mask, decision, choice))
                    .as(puzzle.id() + " " + parts)
                    .isEqualTo(choice == solution);
        }
    }

    /** Says whether a choice reaches the goal in all worlds, with all dice, against all answers. */
    private static <P extends Position> boolean holds(
            Game<P> game, Puzzle puzzle, P mask, Decision decision, long choice) {
        for (int n = 0; n < Math.max(WORLDS, DICE); n++) {
            Position world = mask.copy();
            world.fill(decision.seat(), new Rng(n + 1));
            Scene scene = Scene.silent(new SplitMixChance(n));
            world.answer(decision.id(), choice, scene);
            world.advance(scene);
            if (!reached(game, puzzle, world, decision.seat(), scene)) {
                return false;
            }
        }
        return true;
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> boolean reached(
            Game<P> game, Puzzle puzzle, Position now, int seat, Scene scene) {
        if (now.isOver()) {
            var outcome = game.outcome((P) now);
            return puzzle.goal()
                    .reached(outcome.places().get(seat), outcome.scores().get(seat));
        }
        Decision next = now.pending().firstOpen();
        assertThat(next.seat()).as("these puzzles have one own choice").isNotEqualTo(seat);
        Choices answers = new Choices();
        next.options((P) now, answers);
        for (long answer : answers.toArray()) {
            Position after = now.copy();
            after.answer(next.id(), answer, scene);
            after.advance(scene);
            if (!reached(game, puzzle, after, seat, scene)) {
                return false;
            }
        }
        return true;
    }

    @Test
    void whatIsWrongWithAPositionIsSaid() {
        Game<?> game = Games.find("spanish-main");
        Tree.Branch good = puzzles().get(0).document();
        assertThat(PositionCheck.of(game, good).problem()).isNull();
        Tree.Branch bad = Tree.branch()
                .putAll(good)
                .put("row", Tree.texts(List.of("Zeewolf")))
                .done();
        assertThat(PositionCheck.of(game, bad).problem()).contains("9 ships");
        assertThat(PositionCheck.of(game, Tree.of(3)).problem()).isNotBlank();
    }
}
