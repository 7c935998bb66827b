package broadside.engine.properties;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import broadside.engine.tree.Tree;
import java.util.Arrays;
import java.util.function.Consumer;

/** Checks that offers, rulings, words and defaults of one decision agree. */
final class DecisionChecks<P extends Position> {
    private final Game<P> game;
    private final P position;
    private final Decision decision;
    private final Rng rng;
    private final Question<P> question;
    private final int seat;
    private final Choices options = new Choices();

    private DecisionChecks(RandomPlay<P> play, Decision decision) {
        this.game = play.game();
        this.position = play.position();
        this.decision = decision;
        this.rng = play.rng();
        this.question = decision.question();
        this.seat = decision.seat();
        question.options(position, seat, options);
    }

    static <P extends Position> void each(RandomPlay<P> play, Consumer<DecisionChecks<P>> check) {
        Pending pending = play.position().pending();
        for (int i = 0; pending != null && i < pending.size(); i++) {
            if (!pending.isAnswered(i)) {
                check.accept(new DecisionChecks<>(play, pending.decision(i)));
            }
        }
    }

    private boolean parametric() {
        return question.domain(position, seat) != null;
    }

    void offersAreExactlyTheLegalChoices() {
        assertThat(options.toArray()).as("options of %s", question).isNotEmpty().doesNotHaveDuplicates();
        for (long option : options.toArray()) {
            ruled(option, true);
        }
        Choices conceived = new Choices();
        question.conceive(position, seat, conceived);
        if (parametric()) {
            return;
        }
        long[] legal = Arrays.stream(conceived.toArray())
                .filter(choice -> ruled(choice, decision.legal(position, choice)))
                .distinct()
                .sorted()
                .toArray();
        long[] offered = Arrays.stream(options.toArray()).sorted().toArray();
        assertThat(legal)
                .as("legal among the conceivable answers to %s, against the offered", question)
                .isEqualTo(offered);
    }

    /** A choice has one number only: whatever else is legal must be offered. */
    void anyNumberIsRuledOn() {
        for (int i = 0; i < 40; i++) {
            long number = options.get(rng.below(options.size()));
            number = switch (i % 4) {
                case 0 -> rng.next();
                case 1 -> number ^ 1L << rng.below(64);
                case 2 -> number + rng.below(7) - 3;
                default -> rng.next() >>> rng.below(64);
            };
            boolean legal = decision.legal(position, number);
            ruled(number, legal);
            if (!parametric()) {
                assertThat(legal)
                        .as("%d is legal for %s but not offered", number, question)
                        .isEqualTo(options.has(number));
            }
        }
    }

    void choicesComeBack() {
        for (long option : options.toArray()) {
            Tree words = question.describe(position, seat, option);
            assertThat(question.parse(position, seat, words))
                    .as("%s of %s", words, question)
                    .isEqualTo(option);
        }
        if (parametric()) {
            long drawn = question.draw(position, seat, rng, new Choices());
            assertThat(question.parse(position, seat, question.describe(position, seat, drawn)))
                    .isEqualTo(drawn);
        }
        assertThat(question.parse(position, seat, Tree.of("no such words"))).isNull();
        assertThat(question.parse(position, seat, Tree.branch("no-such", Tree.of(7))))
                .isNull();
        assertThat(question.parse(position, seat, Tree.row(java.util.List.of())))
                .isNull();
        assertThat(question.parse(position, seat, Tree.NOTHING)).isNull();
    }

    void drawsAndFallbackAreLegal() {
        ruled(decision.fallback(position), true);
        Choices buffer = new Choices();
        for (int i = 0; i < 8; i++) {
            ruled(question.draw(position, seat, rng, buffer), true);
        }
    }

    void judgementHolds() {
        double[] values = new double[position.seats()];
        game.judgement().evaluate(position, values);
        assertThat(Arrays.stream(values).boxed()).as("values of the seats").allMatch(value -> value >= 0 && value <= 1);
        Choices candidates = new Choices();
        question.options(position, seat, candidates);
        game.judgement().candidates(position, decision, candidates);
        assertThat(candidates.size()).as("candidates for %s", question).isPositive();
        for (long candidate : candidates.toArray()) {
            ruled(candidate, true);
        }
        int index = game.judgement().playout(position, decision, candidates, rng);
        assertThat(index).as("playout of %s", question).isBetween(0, candidates.size() - 1);
    }

    /** Checks that the ruling is the same whether or not somebody listens, and that a refusal has a message. */
    private boolean ruled(long choice, boolean legal) {
        Refusal refusal = decision.refusal(position, choice);
        assertThat(decision.legal(position, choice))
                .as("%d to %s: %s", choice, question, refusal)
                .isEqualTo(legal);
        assertThat(refusal == null)
                .as("%d to %s: %s", choice, question, refusal)
                .isEqualTo(legal);
        assertThat(refusal == null || !refusal.message().key().isEmpty())
                .as("a refusal without a message")
                .isTrue();
        return legal;
    }
}
