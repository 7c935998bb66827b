package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.Labels;
import broadside.engine.game.OptionValues;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Rules;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.yaml.YamlTree;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests that a game can add words of its own, and that a fault of its rules is reported instead of thrown. */
class OwnWordsTest {
    private static final String TABLE = """
            title: A trial
            game: harbour
            seats: [ann, bob, cat]
            table: {at: {turn: ann}, pile: [Plunder, ...]}
            """;

    /** Gives Harbour a test of wealth, and fleets of coins. */
    private static final class Words implements ScenarioWords<Position> {
        @Override
        public Set<String> tests() {
            return Set.of("richer");
        }

        @Override
        public String test(Position position, String word, Field test, Labels labels, Cited cited) {
            int than = position.setup().seat(test.need("than").text());
            return position.coins(0) > position.coins(than) ? null : position.coins(0) + " coins";
        }

        @Override
        public boolean hasFleets() {
            return true;
        }

        @Override
        public Tree.Branch report(OptionValues options, Field fleet, Cited cited) {
            cited.add(Clause.of("HB-SEAT-02"));
            boolean legal = fleet.row().size() <= 3;
            return Tree.branch()
                    .put("legal", legal)
                    .putUnlessEmpty("because", legal ? List.of() : List.of(Tree.of("HB-SEAT-02")))
                    .put("ships", fleet.row().size())
                    .done();
        }
    }

    /** Rules are final: a proxy of both interfaces plays a game that has words of its own. */
    private static ScenarioResult run(String yaml, Object words) {
        Rules rules = new Rules();
        Object game = Proxy.newProxyInstance(
                OwnWordsTest.class.getClassLoader(),
                new Class<?>[] {broadside.engine.game.Game.class, ScenarioWords.class},
                (proxy, method, args) -> {
                    try {
                        Object target = method.getDeclaringClass().isInstance(words) ? words : rules;
                        return method.invoke(target, args);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        return new ScenarioRunner(List.of((broadside.engine.game.Game<?>) game)).run("trial.yaml", YamlTree.read(yaml));
    }

    @Test
    void aTestThatOnlyOneGameKnows() {
        String steps = "play:\n- do: {ann: rest}\n- expect: {richer: {than: bob}}\n";
        assertThat(run(TABLE + steps, new Words()).report()).isEqualTo("pass trial.yaml - A trial");
        String early = "play:\n- expect: {richer: {than: bob}}\n";
        assertThat(run(TABLE + early, new Words()).report()).isEqualTo("""
                        FAIL trial.yaml - A trial
                          step 1 (expect), play[0].expect: richer: {than: bob}
                            found: 3 coins""");
    }

    @Test
    void fleets() {
        String head = "title: A fleet\ncovers: [HB-SEAT-02]\ngame: harbour\nfleet: [a, b, c, d]\n";
        assertThat(run(head + "report: {legal: false, because: [HB-SEAT-02]}", new Words())
                        .report())
                .isEqualTo("pass trial.yaml - A fleet");
        assertThat(run(head + "report: {legal: true}", new Words()).report()).isEqualTo("""
                        FAIL trial.yaml - A fleet
                          report: the report is another
                            expected: {legal: true}
                            found:    {legal: false, because: [HB-SEAT-02], ships: 4}""");
    }

    @Test
    void aFaultOfTheRulesIsReported() {
        ScenarioWords<Position> broken = new ScenarioWords<>() {
            @Override
            public Set<String> tests() {
                return Set.of("richer");
            }

            @Override
            public String test(Position position, String word, Field test, Labels labels, Cited cited) {
                throw new IllegalStateException("no scales");
            }
        };
        ScenarioResult result = run(TABLE + "play:\n- expect: {richer: {than: bob}}\n", broken);
        assertThat(result.report()).startsWith("""
                        FAIL trial.yaml - A trial
                          step 1 (expect), play[0]: the rules broke: java.lang.IllegalStateException: no scales
                            at broadside.engine.scenario.OwnWordsTest""");
        assertThat(result.malformed()).isFalse();
    }
}
