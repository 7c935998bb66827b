package broadside.engine.play;

import static broadside.engine.play.Slate.END;
import static broadside.engine.play.Slate.step;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.chance.SplitMixChance;
import org.junit.jupiter.api.Test;

/** Checks in which order steps run: now, later, and in frames above what they interrupt. */
class AgendaTest {
    private final Slate slate = new Slate();
    private final Scene scene = Scene.silent(new SplitMixChance(1));

    private void runs(String... steps) {
        slate.advance(scene);
        assertThat(slate.ran).containsExactly(steps);
    }

    @Test
    void nowComesNextAndLaterComesLast() {
        slate.now(
                step("a", s -> {
                    s.later(step("z"));
                    s.later(END);
                    s.now(step("c"));
                    s.now(step("b"));
                }),
                step("d"));
        runs("a", "b", "c", "d", "z", "end");
    }

    @Test
    void severalStepsNowKeepTheirOrder() {
        slate.now(END);
        slate.now(step("a"), step("b"), step("c"));
        slate.now(step("x"), step("y"));
        runs("x", "y", "a", "b", "c", "end");
    }

    @Test
    void aFrameIsFinishedBeforeWhatItInterrupts() {
        slate.now(
                step("play", s -> s.interrupt(step("effect", t -> t.later(step("after the effect"))), step("rest"))),
                END);
        runs("play", "effect", "rest", "after the effect", "end");
    }

    @Test
    void aBlockedEffectDoesNotGoOn() {
        slate.now(
                step(
                        "turn",
                        s -> s.interrupt(
                                step("announce", t -> t.interrupt(step("block", Position::cancelInterrupted))),
                                step("resolve"))),
                END);
        runs("turn", "announce", "block", "end");
    }

    @Test
    void aBlockedBlockLetsTheEffectGoOn() {
        slate.now(
                step(
                        "turn",
                        s -> s.interrupt(
                                step(
                                        "announce",
                                        t -> t.interrupt(
                                                step(
                                                        "counter",
                                                        u -> u.interrupt(step("stop", Position::cancelInterrupted))),
                                                step("block", Position::cancelInterrupted))),
                                step("resolve"))),
                END);
        runs("turn", "announce", "counter", "stop", "resolve", "end");
    }

    @Test
    void anEffectCanBeGivenOtherSteps() {
        slate.now(
                step(
                        "turn",
                        s -> s.interrupt(
                                step(
                                        "announce",
                                        t -> t.interrupt(step(
                                                "wind",
                                                u -> u.replaceInterrupted(new Steps(step("elsewhere"), null))))),
                                step("here"))),
                END);
        runs("turn", "announce", "wind", "elsewhere", "end");
    }

    @Test
    void endingDropsEverything() {
        slate.now(step("a", s -> s.interrupt(END)), step("never"));
        runs("a", "end");
        assertThat(slate.isOver()).isTrue();
        assertThat(slate.agenda()).isNull();
        assertThat(slate.interrupted()).isNull();
    }

    @Test
    void aLoopIsReportedInsteadOfHanging() {
        slate.now(step("a", new java.util.function.Consumer<>() {
            @Override
            public void accept(Slate s) {
                s.ran.clear();
                s.now(step("a", this));
            }

            @Override
            public String toString() {
                return "loop";
            }
        }));
        assertThatThrownBy(() -> slate.advance(scene))
                .isInstanceOf(RulesFault.class)
                .hasMessageContaining("more than 100000 steps without a choice");
    }

    @Test
    void aGameThatRunsOutOfStepsIsAFault() {
        slate.now(step("a"));
        assertThatThrownBy(() -> slate.advance(scene))
                .isInstanceOf(RulesFault.class)
                .hasMessageContaining("nothing is left");
        assertThatThrownBy(slate::cancelInterrupted).isInstanceOf(RulesFault.class);
    }

    @Test
    void copiesGoTheirOwnWay() {
        slate.now(step("a", s -> s.ask(0, new YesOrNo())), END);
        slate.advance(scene);
        Slate copy = slate.copy();
        copy.answer(0, 1, scene);
        copy.advance(scene);
        assertThat(copy.ran).containsExactly("a", "0 yes", "end");
        assertThat(slate.ran).containsExactly("a");
        assertThat(slate.isOver()).isFalse();
    }
}
