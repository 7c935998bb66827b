package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.rules.Clause;
import org.junit.jupiter.api.Test;

/** Tests when a file names a clause that it claims, and when the claim only sails along. */
class NamedClausesTest {
    private static final String START = """
            title: A trial
            covers: [HB-SEAT-01]
            game: harbour
            """;

    private static void names(Trial trial, String... ids) {
        trial.passes();
        assertThat(trial.result().named()).extracting(Clause::id).containsExactlyInAnyOrder(ids);
    }

    @Test
    void aClaimThatNothingDemandsIsNotNamed() {
        names(Trial.play("covers: [HB-TURN-04]", "- do: {ann: rest}"));
    }

    @Test
    void theStepRightBeforeMustCiteIt() {
        String rest = "- do: {ann: rest}\n";
        names(Trial.play("covers: [HB-TURN-04]", rest + "- expect: {cites: [HB-TURN-04]}"), "HB-TURN-04");
        names(
                Trial.play("covers: [HB-TURN-04]", rest + "- asked: [bob]\n- expect: {cites: [HB-TURN-04]}"),
                "HB-TURN-04");
        assertThat(Trial.play("""
                                - do: {ann: rest}
                                - offer: {seat: bob, has: [rest]}
                                - expect: {cites: [HB-TURN-04]}""").result().report()).contains("the step before this did not cite: [HB-TURN-04]");
    }

    @Test
    void onlyWhatTheFileClaimsIsNamed() {
        names(Trial.play("", "- do: {ann: rest}\n- expect: {cites: [HB-TURN-04]}"));
    }

    @Test
    void refusalsNameTheirReasons() {
        Trial trial = Trial.play("covers: [HB-TURN-01]", "- refuse: {bob: rest, because: [HB-TURN-01]}");
        names(trial, "HB-TURN-01");
    }

    @Test
    void aLineOfTheCatalogueNamesWhatItCounts() {
        String box = """
                title: A trial
                covers: [HB-SEAT-03]
                game: harbour
                catalogue: [{path: coins, value: 30%s}]
                """;
        names(Trial.whole(box.formatted("")));
        names(Trial.whole(box.formatted(", because: [HB-SEAT-03]")), "HB-SEAT-03");
    }

    @Test
    void aStartNamesWhatRefusesIt() {
        names(Trial.whole(START + "seats: [ann]\nstart: {refused: [HB-SEAT-01]}"), "HB-SEAT-01");
        assertThat(Trial.whole(START + "seats: [ann, bob, cat]\nstart: {allowed: true, because: [HB-SEAT-01]}")
                        .result()
                        .report())
                .contains("start.because: this start does not rely on HB-SEAT-01");
    }
}
