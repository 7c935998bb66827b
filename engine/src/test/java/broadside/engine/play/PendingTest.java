package broadside.engine.play;

import static broadside.engine.play.Slate.END;
import static broadside.engine.play.Slate.step;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.chance.SplitMixChance;
import org.junit.jupiter.api.Test;

/** Checks how decisions are asked, answered, sealed and closed. */
class PendingTest {
    /** Writes down the answers in the order of the set. */
    private record Tally() implements Closing<Slate> {
        @Override
        public void close(Slate position, Pending answered, Scene scene) {
            for (int i = 0; i < answered.size(); i++) {
                position.ran.add(answered.decision(i).seat() + ":" + answered.answer(i));
            }
        }
    }

    private final Slate slate = new Slate();
    private final Scene scene = Scene.silent(new SplitMixChance(1));

    private Pending together(boolean closing) {
        slate.now(
                step("ask", s -> s.askTogether(closing ? new Tally() : null, new int[] {2, 0, 1}, questions(3))), END);
        slate.advance(scene);
        return slate.pending();
    }

    private static Question<?>[] questions(int count) {
        Question<?>[] questions = new Question<?>[count];
        java.util.Arrays.fill(questions, new YesOrNo());
        return questions;
    }

    @Test
    void aSetIsResolvedWhenItsLastAnswerArrives() {
        Pending pending = together(true);
        assertThat(pending.isWindow()).isFalse();
        assertThat(pending.firstOpen()).isSameAs(pending.decision(0));
        assertThat(pending.openFor(1)).isSameAs(pending.decision(2));
        slate.answer(2, 1, scene);
        slate.answer(0, 0, scene);
        assertThat(slate.ran).containsExactly("ask");
        assertThat(slate.pending().isAnswered(2)).isTrue();
        assertThat(pending.isAnswered(2))
                .as("the set that copies share has not changed")
                .isFalse();
        slate.answer(1, 1, scene);
        slate.advance(scene);
        assertThat(slate.ran).containsExactly("ask", "2:0", "0:1", "1:1", "end");
    }

    @Test
    void withoutAClosingEachAnswerIsTakenInTheOrderOfTheSet() {
        together(false);
        slate.answer(2, 1, scene);
        slate.answer(1, 1, scene);
        slate.answer(0, 1, scene);
        assertThat(slate.ran).containsExactly("ask", "2 yes", "0 yes", "1 yes");
    }

    @Test
    void closingGivesDefaultsToTheRest() {
        together(true);
        slate.answer(1, 1, scene);
        slate.close(scene);
        assertThat(slate.ran).containsExactly("ask", "2:0", "0:1", "1:0");
        assertThatThrownBy(() -> slate.close(scene)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void onlyPendingDecisionsCanBeAnswered() {
        assertThatThrownBy(() -> slate.answer(0, 0, scene)).isInstanceOf(IllegalArgumentException.class);
        together(true);
        slate.answer(1, 1, scene);
        assertThatThrownBy(() -> slate.answer(1, 1, scene)).hasMessage("decision 1 is not pending");
        assertThatThrownBy(() -> slate.answer(3, 1, scene)).hasMessage("decision 3 is not pending");
        assertThatThrownBy(() -> slate.pending().answer(0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void decisionsAreNumberedOnAndOn() {
        together(true);
        slate.close(scene);
        slate.ask(0, new YesOrNo());
        assertThat(slate.pending().decision(0).id()).isEqualTo(3);
        assertThat(slate.asked()).isEqualTo(4);
    }

    @Test
    void aSecondQuestionIsAFault() {
        slate.ask(0, new YesOrNo());
        assertThatThrownBy(() -> slate.ask(1, new YesOrNo())).isInstanceOf(RulesFault.class);
        assertThatThrownBy(() -> slate.askTogether(new Tally(), new int[] {1}, questions(1)))
                .isInstanceOf(RulesFault.class);
    }

    @Test
    void aMaskHasOnlyItsOwnAnswers() {
        together(true);
        slate.answer(1, 1, scene);
        assertThat(slate.mask(0).pending().isAnswered(1)).isTrue();
        assertThat(slate.mask(1).pending().isAnswered(1)).isFalse();
        assertThat(slate.mask(Position.SPECTATOR).pending().isAnswered(1)).isFalse();
        assertThat(slate.pending().isAnswered(1)).isTrue();
    }

    /** Is an answer that waits to be carried out. */
    private record Secret(int seat) implements Step<Slate>, SealedStep {
        @Override
        public void run(Slate position, Scene scene) {}
    }

    @Test
    void aMaskHasOnlyItsOwnAnswersOnTheAgenda() {
        Step<Slate> open = step("open");
        slate.now(new Secret(1), open, new Secret(2));
        slate.interrupt(new Secret(2), new Secret(1));
        assertThat(slate.mask(1).agenda()).isEqualTo(new Steps(new Secret(1), null));
        assertThat(slate.mask(1).interrupted())
                .isEqualTo(new Frame(new Steps(new Secret(1), new Steps(open, null)), null));
        assertThat(slate.mask(0).agenda()).isNull();
        assertThat(slate.mask(Position.SPECTATOR).interrupted()).isEqualTo(new Frame(new Steps(open, null), null));
        assertThat(slate.agenda()).as("the truth keeps all").isNotNull();
    }

    @Test
    void stopsAndHandsBelongToTheirSeat() {
        slate.setStops(1, 5);
        Slate copy = slate.copy();
        slate.setStops(1, 0);
        slate.setRaised(2, true);
        assertThat(copy.stops(1)).isEqualTo(5);
        assertThat(copy.isRaised(2)).isFalse();
        assertThat(copy.mask(1).stops(1)).isEqualTo(5);
        assertThat(copy.mask(0).stops(1)).isZero();
        assertThat(slate.mask(2).isRaised(2)).isTrue();
        assertThat(slate.mask(Position.SPECTATOR).isRaised(2)).isFalse();
    }

    @Test
    void rulingsAndTheirReasonsAgree() {
        slate.ask(0, new YesOrNo());
        Decision decision = slate.pending().decision(0);
        assertThat(decision.refusal(slate, 1)).isNull();
        assertThat(decision.refusal(slate, 7))
                .hasToString("Refusal[message=Message[key=test.neither, args=[Number[value=7]]], clauses=[]]");
        assertThat(decision.legal(slate, 7)).isFalse();
        Choices options = new Choices();
        decision.options(slate, options);
        assertThat(options.toArray()).containsExactly(0, 1);
        assertThat(decision.fallback(slate)).isZero();
    }

    @Test
    void choicesGrowAndForget() {
        Choices choices = new Choices();
        for (int i = 0; i < 1_000; i++) {
            choices.add(i);
        }
        assertThat(choices.size()).isEqualTo(1_000);
        assertThat(choices.has(999)).isTrue();
        choices.clear();
        assertThat(choices.has(0)).isFalse();
        assertThatThrownBy(() -> choices.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
