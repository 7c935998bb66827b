package broadside.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.server.puzzles.PositionCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everybody can play on from every position of every game, whatever he or she is called (H6). */
class EveryPositionTest {
    /** Names that occur in documents as words of the games, too. */
    private static final List<String> OTHERS =
            List.of("Zoe", "María José", "English Captain", "Dan", "Ñandú", "O'Hara", "Li", "X", "Bo", "Ann-Kathrin");

    static List<Game<?>> games() {
        return List.copyOf(Games.all());
    }

    @ParameterizedTest
    @MethodSource("games")
    void H6_whoeverSitsDownPlaysOn(Game<?> game) {
        Map<String, Integer> moments = new LinkedHashMap<>();
        for (int seats = game.fewestSeats(); seats <= Math.min(game.mostSeats(), game.fewestSeats() + 1); seats++) {
            play(game, seats, moments);
        }
        assertThat(moments).as("moments met in random games").isNotEmpty();
    }

    private static <P extends Position> void play(Game<P> game, int seats, Map<String, Integer> moments) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            names.add("Docs " + (seat + 1));
        }
        P position = game.open(Setup.of(game, names, OptionValues.defaults(game)));
        Scene scene = Scene.silent(new SplitMixChance(seats));
        Rng rng = new Rng(seats);
        position.advance(scene);
        for (int i = 0; i < 400 && !position.isOver(); i++) {
            Tree.Branch whole = PositionDocument.write(game, position);
            Tree.Branch renamed = Standing.of(game, whole, OTHERS.subList(0, seats));
            assertThat(names).allSatisfy(name -> assertThat(strings(renamed)).doesNotContain(name));
            Game.Moment moment = game.moment(position);
            if (moment != null) {
                moments.merge(moment.name(), 1, Integer::sum);
                Tree.Branch written = without(whole, "running");
                PositionCheck check = PositionCheck.of(game, written);
                assertThat(check.problem()).as("%s: %s", check.at(), written).isNull();
                fewChoices(game, Standing.of(game, written, OTHERS.subList(0, seats)));
            }
            Decision open = position.pending().firstOpen();
            position.answer(open.id(), open.<P>question().draw(position, open.seat(), rng, new Choices()), scene);
            position.advance(scene);
        }
    }

    private static <P extends Position> void fewChoices(Game<P> game, Tree.Branch document) {
        P position = PositionDocument.read(game, Field.root(document), new Labels());
        Scene scene = Scene.silent(new SplitMixChance(7));
        Rng rng = new Rng(3);
        position.advance(scene);
        for (int i = 0; i < 5 && !position.isOver(); i++) {
            Decision open = position.pending().firstOpen();
            position.answer(open.id(), open.<P>question().draw(position, open.seat(), rng, new Choices()), scene);
            position.advance(scene);
        }
    }

    private static Tree.Branch without(Tree.Branch document, String field) {
        Tree.Grow out = Tree.branch();
        document.children().forEach((name, child) -> {
            if (!name.equals(field)) {
                out.put(name, child);
            }
        });
        return out.done();
    }

    private static List<String> strings(Tree tree) {
        List<String> all = new ArrayList<>();
        if (tree instanceof Tree.Branch branch) {
            branch.children().forEach((name, child) -> {
                all.add(name);
                all.addAll(strings(child));
            });
        } else if (tree instanceof Tree.Row row) {
            row.items().forEach(item -> all.addAll(strings(item)));
        } else if (tree instanceof Tree.Text text) {
            all.add(text.value());
        }
        return all;
    }
}
