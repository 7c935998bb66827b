package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.Codec;
import broadside.engine.event.AtSeat;
import broadside.engine.game.Game;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Rules;
import broadside.engine.harbour.steps.AskAction;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.engine.yaml.YamlTree;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests choices of several items, asked one by one with "done", and copies of equal cards, which Harbour lacks. */
class SeveralItemsTest {
    private static final Reason TAKEN = Reason.of("harbour.no.action", "HB-TURN-03");
    private static final List<String> ITEMS = List.of("Gold", "Gold", "Rum", "Map");

    /** Asks for items until the captain is done; the berth tells how much was taken: 1, 1, 2 and 4. */
    public record TakeItems(@AtSeat int captain, int taken) implements Question<Position> {
        @Override
        public void offer(Position position, int seat, Choices out) {
            for (int item = 0; item <= ITEMS.size(); item++) {
                out.add(item);
            }
        }

        @Override
        public boolean rule(Position position, int seat, long choice, Why why) {
            return choice == 0 || choice > 0 && choice <= ITEMS.size() && (taken >> choice & 1) == 0 || why.no(TAKEN);
        }

        @Override
        public void take(Position position, int seat, long choice, Scene scene) {
            if (choice == 0) {
                position.now(new AskAction(captain));
            } else {
                int worth = choice <= 2 ? 1 : choice == 3 ? 2 : 4;
                position.setBerth(seat, Math.max(position.berth(seat), 0) + worth);
                position.ask(seat, new TakeItems(captain, taken | 1 << choice));
            }
        }

        @Override
        public long fallback(Position position, int seat) {
            return 0;
        }

        @Override
        public Tree describe(Position position, int seat, long choice) {
            if (choice == 0) {
                return Tree.of("done");
            }
            Tree.Grow take = Tree.branch().put("take", ITEMS.get((int) choice - 1));
            return choice <= 2 ? take.put("copy", choice).done() : take.done();
        }

        @Override
        public Message prompt(Position position, int seat) {
            return Message.of("harbour.ask.action");
        }

        @Override
        public Message label(Position position, int seat, long choice) {
            return Message.of("harbour.choice.rest");
        }

        @Override
        public Clause[] clauses() {
            return Clause.NONE;
        }
    }

    /** Plays from the moment at which ann is asked for items. */
    private static String run(String steps) {
        Rules rules = new Rules();
        Codec codec = rules.codec().and(Codec.of(TakeItems.class));
        Game<?> game = (Game<?>) Proxy.newProxyInstance(
                SeveralItemsTest.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, args) -> {
                    if (method.getName().equals("codec")) {
                        return codec;
                    }
                    if (method.getName().equals("startAt")) {
                        ((Position) args[0]).ask(0, new TakeItems(0, 0));
                        return null;
                    }
                    try {
                        return method.invoke(rules, args);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        String head = "title: Items\ngame: harbour\nseats: [ann, bob, cat]\ntable: {at: {turn: ann}}\nplay:\n";
        return new ScenarioRunner(List.of(game))
                .run("trial.yaml", YamlTree.read(head + steps))
                .report();
    }

    @Test
    void aListIsTakenOneByOneAndThenDone() {
        assertThat(run("- do: {ann: {take: [Map, Gold, Gold]}}\n- offer: {seat: ann, has: rest}\n"
                        + "- expect: {path: ann.berth, value: 6}"))
                .isEqualTo("pass trial.yaml - Items");
    }

    @Test
    void oneItemAloneLeavesTheChoiceOpen() {
        assertThat(run("- do: {ann: {take: Rum}}\n- offer: {seat: ann, only: [done, {take: Gold}, {take: Map}]}\n"
                        + "- do: {ann: [{take: Gold}, done]}\n- offer: {seat: ann, has: rest}\n"
                        + "- expect: {path: ann.berth, value: 3}"))
                .isEqualTo("pass trial.yaml - Items");
    }

    @Test
    void equalCopiesCountAsOneAndOneOfThemCanBeNamed() {
        assertThat(run("- offer: {seat: ann, count: 4}\n- do: {ann: {take: Gold, copy: 2}}\n- do: {ann: {take: Gold}}\n"
                        + "- refuse: {ann: {take: Gold}, because: [HB-TURN-03]}"))
                .isEqualTo("pass trial.yaml - Items");
    }

    @Test
    void anItemOfTheListThatCannotBeTaken() {
        assertThat(run("- do: {ann: {take: [Rum, Rum]}}")).isEqualTo("""
                        FAIL trial.yaml - Items
                          step 1 (do), play[0]: ann should do {take: [Rum, Rum]}, but that is not offered; left over: {take: [Rum]}
                            refused: {take: Rum}: There is no such action. [HB-TURN-03]
                            ann is asked: Your turn: what do you do?
                            possible:
                              {take: Gold}
                              {take: Map}
                              done""");
    }
}
