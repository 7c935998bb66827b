package broadside.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.cli.CliRun;
import broadside.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays at the terminal by script, as a person would by hand. */
class PlayTest {
    private static final String REPAIR = "repair\n".repeat(80);

    @TempDir
    private Path folder;

    private static CliRun play(String typed, String... more) {
        String[] args = new String[5 + more.length];
        System.arraycopy(new String[] {"play", "spanish-main", "--seed", "5", "--think=5"}, 0, args, 0, 5);
        System.arraycopy(more, 0, args, 5, more.length);
        return CliRun.typing(typed, args);
    }

    @ParameterizedTest
    @ValueSource(strings = {"me,deckhand", "me,bosun,deckhand", "me,deckhand,deckhand,deckhand"})
    void aWholeGameEndsWithTheOutcomeItsReasonAndItsClauses(String seats) {
        CliRun run = play(REPAIR, "--seats", seats);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("The end", " wins with ", "SM-END-03", "1. ", "2. ", " + taken ")
                .containsPattern("You (win!|lose\\.)");
        // Nothing stays secret at the end: every ship has an owner or nobody.
        String last = run.out().substring(run.out().lastIndexOf("── After"));
        assertThat(last.lines().skip(2).limit(9)).noneMatch(line -> line.contains(" ? "));
    }

    @Test
    void aWholeGameInSpanish() {
        CliRun run = play("reparar\n".repeat(80), "--seats", "me,deckhand", "--lang", "es");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("El final", " gana con ", "Elige una acción");
    }

    @Test
    void handsArePlayedToo() {
        CliRun run = play(REPAIR, "--seats", "me,deckhand", "-o", "hand-of-movement-cards=true");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("(4 cards)", "The end");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "quit\n", "q", "1\n", "why\nhelp"})
    void endOfInputAndQuitLeaveCleanly(String typed) {
        CliRun run = play(typed);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Fair winds!");
    }

    @Test
    void theBoardStaysWithinEightyColumns() {
        CliRun run = play(REPAIR, "--seats", "me,deckhand,deckhand,deckhand", "-o", "upcoming-adventures=true");
        assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void everyOtherScreenStaysWithinEightyColumnsToo() {
        String typed = "help\nhelp game\nrules\nwhy\nwhy 1\n?\nhint\n1\n\naccuse\n\nrules accuse\nlog\nquit\n";
        for (String language : new String[] {"en", "es"}) {
            CliRun run = play(typed, "--lang", language);
            assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        }
    }

    @Test
    void theFirstScreenShowsOwnShipsTheAdventureAndTheMenu() {
        CliRun run = play("quit\n", "--seats", "me,deckhand,deckhand");
        assertThat(run.out())
                .contains("you, secret", "Adventure  ", "Accuse another player (18)", "Repair", "2 pirates each");
        assertThat(run.out().lines().filter(line -> line.contains("you, secret")))
                .hasSize(2);
    }

    @Test
    void wordsChooseAsWellAsNumbers() {
        CliRun byWords = play("accuse nell blackheart\nquit\n", "--seats", "me,deckhand");
        assertThat(byWords.out()).contains("Skipper says: \"Nell is Captain Blackheart!\"");
        CliRun unclear = play("accuse\n\nquit\n", "--seats", "me,deckhand");
        assertThat(unclear.out()).contains("choices have these words", "Joris van der Zwaan", "(Enter or b goes back)");
        assertThat(play("dance\nquit\n").out()).contains("has the words \"dance\"");
        assertThat(play("99\nquit\n").out()).contains("There is no number 99 here.");
    }

    @Test
    void aQuestionMarkExplainsThePromptWithItsClauses() {
        assertThat(play("?\nquit\n").out()).contains("SM-TURN-01      In a turn the active player must carry out");
        assertThat(play("? SM-R001\nquit\n").out()).contains("Mutiny: which ship?");
    }

    @Test
    void whyNamesReasonsAndClauses() {
        assertThat(play("why\nquit\n").out())
                .contains("What you cannot do now", "not among the face-up movement cards");
        assertThat(play("why 3\nquit\n").out()).contains("SM-TURN-01", "You can do that:");
        assertThat(play("why 99\nquit\n").out()).contains("There is no number 99 here.");
        assertThat(play("why accuse skipper zeewolf\nquit\n").out()).contains("SM-ACCUSE-01");
        assertThat(play("why repair\nquit\n").out())
                .contains("You can do that:")
                .doesNotContain("This concerns:");
    }

    @Test
    void hintNamesAChoiceAndHowToTypeIt() {
        assertThat(play("hint\nquit\n", "--seats", "me,deckhand").out())
                .containsPattern("(?s)The captain would: .*Type [\\d ]+");
    }

    @Test
    void undoTakesTheLastChoiceBack() {
        CliRun run = play("undo\nrepair\nundo\nquit\n", "--seats", "me,deckhand");
        assertThat(run.out()).contains("You have nothing to take back.", "Taken back.");
        String last = run.out().substring(run.out().lastIndexOf("Turn "));
        assertThat(last).contains("Skipper");
    }

    @Test
    void undoAndBackDropAHalfMadeChoiceOnly() {
        for (String back : new String[] {"undo", "b", "back", "cancel", ""}) {
            CliRun run = play("repair\naccuse\n" + back + "\nquit\n", "--seats", "me,deckhand");
            assertThat(run.out()).contains("choices have these words").doesNotContain("Taken back");
            assertThat(run.out().substring(run.out().indexOf("choices have these words")))
                    .contains("Choose one action");
        }
    }

    @Test
    void beginnersLearnHowToPlay() {
        assertThat(play("help game\nquit\n").out()).contains("secretly owns", "rounded up", "most fame wins");
        assertThat(play("rules\nquit\n").out()).contains("secretly owns", "To look something up");
        assertThat(play("ayuda juego\nquit\n", "--lang", "es").out()).contains("en secreto", "redondeada");
    }

    @Test
    void noMenuIsCut() {
        CliRun run = play(REPAIR, "--seats", "me,deckhand,deckhand");
        assertThat(run.out().lines().filter(line -> line.matches(" {2}\\d [A-Z].*")))
                .hasSizeGreaterThan(9)
                .noneMatch(line -> line.contains("…"));
    }

    @Test
    void theLastTurnIsAnnounced() throws IOException {
        Path file = Files.writeString(
                folder.resolve("last.yaml"),
                "game: spanish-main\nseats: [ann, bob]\nat: {turn: ann, moment: action}\n"
                        + "adventures: [Kraken]\nadventure-pile: 0\n"
                        + "ann: {pirates: [Bess Harrowgate, Zurdo Montoya, Piet Kaapvaarder]}\n"
                        + "bob: {pirates: [Silas Thornby, Inés Valcárcel, Griet Haverkamp]}\n");
        CliRun run = CliRun.typing("quit\n", "play", "--load", file.toString(), "--seats", "me,deckhand");
        assertThat(run.out() + run.err()).contains("Last turn!");
    }

    @Test
    void oneLetterIsNoChoice() {
        CliRun run = play("accuse\nz\nj\nr\nquit\n", "--seats", "me,deckhand");
        assertThat(run.out()).contains("at least two letters").doesNotContain("Skipper says");
    }

    @Test
    void leavingAnUnsavedMatchOffersToSaveIt() {
        Path file = folder.resolve("left.jsonl");
        String[] args = {"play", "spanish-main", "--seed", "5", "--think=5", "--seats", "me,deckhand"};
        CliRun run = CliRun.byHand("repair\nquit\nstay\nquit\n\n" + file + "\n", args);
        assertThat(run.out()).contains("Save before you leave?", "Saved.", "Fair winds!");
        assertThat(file).exists();
        assertThat(CliRun.byHand("quit\n", args).out()).doesNotContain("Save before");
        assertThat(CliRun.byHand("repair\nquit\nn\n", args).out()).contains("Save before", "Fair winds!");
        assertThat(CliRun.byHand("repair\n", args).out()).contains("Save before", "Fair winds!");
        assertThat(CliRun.typing("repair\nquit\n", args).out()).doesNotContain("Save before");
    }

    @Test
    void severalPeopleHandTheScreenOver() {
        CliRun run = play("\nrepair\n\n\nrepair\n\n\nquit\n", "--seats", "me:Ann,me:Bob");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("Ann, are you alone at the screen?", "Bob, are you alone", "let Bob come to the screen");
    }

    @Test
    void peopleMustAgreeToGoBackFar() {
        String typed = "\nrepair\n\n\nrepair\n\n\nundo\nn\nundo\ny\nquit\n";
        CliRun run = play(typed, "--seats", "me:Ann,me:Bob");
        assertThat(run.out()).contains("Then the match goes on.", "The game goes back");
    }

    @Test
    void aSavedMatchGoesOnWhereItStopped() {
        Path file = folder.resolve("evening.jsonl");
        CliRun first = play("repair\nsave " + file + "\nquit\n", "--seats", "me,deckhand");
        assertThat(first.out()).contains("Saved. Go on later with: broadside play --load");
        CliRun second = CliRun.typing(REPAIR, "play", "--load", file.toString());
        assertThat(second.code()).isZero();
        assertThat(second.out()).contains("The end").doesNotContain("The row, front first");
        CliRun twice = CliRun.typing("", "play", "--load", file.toString(), "--seats", "me,bosun");
        assertThat(twice.code()).isEqualTo(ExitCode.USER_ERROR);
    }

    @Test
    void savingNeverDestroysSomethingElse() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Ann");
        assertThat(play("save " + file + "\nquit\n").out()).contains("is no match record");
        assertThat(file).hasContent("Dear Ann");
        assertThat(play("save " + folder + "\nsave " + folder.resolve("no/where") + "\nquit\n")
                        .out()
                        .replace('\n', ' '))
                .contains("that is a folder", "the folder does not exist")
                .doesNotContain("Exception");
    }

    @Test
    void savingAsksBeforeItReplacesAnotherMatch() throws IOException {
        Path file = folder.resolve("evening.jsonl");
        String save = "save " + file + "\n";
        play("repair\n" + save + "repair\n" + save + "quit\n", "--seats", "me,deckhand");
        String kept = Files.readString(file);
        String[] other = {"play", "spanish-main", "--seed", "6", "--think=5", "--seats", "me,deckhand"};
        assertThat(CliRun.typing(save + "quit\n", other).out()).contains("holds another match,");
        assertThat(CliRun.byHand(save + "n\nquit\n", other).out()).contains("Replace it? (y/n)");
        assertThat(file).hasContent(kept);
        assertThat(CliRun.byHand(save + "y\nquit\n", other).out()).contains("Saved.");
        assertThat(Files.readString(file)).isNotEqualTo(kept);
    }

    @Test
    void aPositionDocumentCanBePlayed() throws IOException {
        Path file = Files.writeString(
                folder.resolve("table.yaml"),
                "game: spanish-main\nseats: [ann, bob]\nat: {turn: ann, moment: action}\n"
                        + "adventures: [Kraken]\ndisplay: [Sabotage!, Lost at Sea, English Advance]\n"
                        + "ann: {pirates: [Bess Harrowgate, Zurdo Montoya, Piet Kaapvaarder]}\n"
                        + "bob: {pirates: [Silas Thornby, Inés Valcárcel, Griet Haverkamp]}\n");
        CliRun run =
                CliRun.typing("sabotage zeewolf\nquit\n", "play", "--load", file.toString(), "--seats", "me,deckhand");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("ann plays Sabotage! Damaged: Zeewolf.");
    }

    @Test
    void captainsCanPlayAmongThemselves() {
        CliRun run = play("", "--seats", "deckhand,deckhand");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("The end");
    }
}
