package broadside.engine.properties;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.PositionDocument;
import broadside.engine.event.Event;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.game.OptionSpec;
import broadside.engine.game.Outcome;
import broadside.engine.game.Setup;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.engine.rules.Cited;
import broadside.engine.table.TimeTellsNothing;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Holds for every game; a game's test extends this and says which game, which tables and what is conserved.
 *
 * <p>Every property plays the same seeded random games. A failure names its seed; {@code -Dbroadside.seed=N} plays that
 * seed alone, {@code -Dbroadside.games=N} plays more of them.
 */
public abstract class GameProperties<P extends Position> {
    /** Windows of a game that are waited out: each is hosted twice for every viewer. */
    private static final int MOST_WINDOWS = 5;

    /** Returns the game under test. */
    protected abstract Game<P> game();

    /** Returns the tables to play at: every number of seats, and the options that change what can happen. */
    protected abstract List<Setup> setups();

    /** Fails if something is lost or made that no clause lets vanish or appear. */
    protected abstract void conserved(P position);

    /** Returns how many random games each property plays at each table. */
    protected int games() {
        return 20;
    }

    /**
     * Returns at which positions the costly checks look: every one, or every n-th, beginning at one that depends on the
     * seed. A game in which a player may think of thousands of things takes a larger number.
     */
    protected int stride() {
        return 1;
    }

    /** Returns how many choices a random game may take; more is a game that does not end. */
    protected int mostChoices() {
        return 5_000;
    }

    /** Returns how many kinds of stops the game has; random play sets them. */
    protected int stopKinds() {
        return 0;
    }

    /** Returns the parts of the words this game needs. */
    protected List<String> wordParts() {
        return List.of("engine", game().id());
    }

    /** Says whether the table itself tells nothing: a lean window tells who can react. */
    protected boolean covered(Setup setup) {
        for (OptionSpec option : game().options()) {
            if (option.id().equals("windows")) {
                return setup.options().text("windows").equals("covered");
            }
        }
        return true;
    }

    /** Says whether the document of a mask can be read back. */
    protected boolean readsMasks() {
        return true;
    }

    /** Says whether the rules show something by this event that the viewer cannot follow afterwards. */
    protected boolean momentary(Event event) {
        return false;
    }

    /** Checks one position of a random game. */
    protected interface Look<P extends Position> {
        void at(RandomPlay<P> play);
    }

    @Test
    void everyRandomGameEnds() {
        games(setup -> true, play -> {
            while (!play.position().isOver()) {
                assertThat(play.choices()).as("choices without an end").isLessThan(mostChoices());
                play.step(Scene.silent(play.chance()));
            }
            Outcome outcome = game().outcome(play.position());
            int seats = play.position().seats();
            assertThat(outcome.places()).hasSize(seats).allMatch(place -> place >= 1 && place <= seats);
            assertThat(outcome.scores()).hasSize(seats);
            assertThat(outcome.tree(play.position().setup().seats()).children()).containsKey("winners");
        });
    }

    /** Random players seldom sit on their hands; leavers always do. */
    @Test
    void aGameOfDefaultsEnds() {
        games(setup -> true, play -> {
            int left = mostChoices();
            while (!play.position().isOver()) {
                assertThat(left--).as("defaults without an end").isPositive();
                play.position().close(Scene.silent(play.chance()));
                play.position().advance(Scene.silent(play.chance()));
            }
        });
    }

    @Test
    void nothingIsLost() {
        everywhere(play -> conserved(play.position()));
    }

    /** Plays on with copies, and looks at the end whether any of the originals has changed. */
    @Test
    @SuppressWarnings("unchecked")
    void copiesAreDeep() {
        games(setup -> true, play -> {
            List<P> kept = new ArrayList<>();
            List<Tree> were = new ArrayList<>();
            while (!play.position().isOver()) {
                kept.add(play.position());
                were.add(PositionDocument.write(game(), play.position()));
                play.setPosition((P) play.position().copy());
                play.step(Scene.silent(play.chance()));
            }
            for (int i = 0; i < kept.size(); i++) {
                Tree is = PositionDocument.write(game(), kept.get(i));
                Same.documents("the position after " + i + " choices changed later", is, were.get(i));
            }
        });
    }

    @Test
    void documentsComeBack() {
        DocumentChecks<P> checks = new DocumentChecks<>(game(), readsMasks());
        everywhere(play -> {
            checks.comesBack(play.position(), play.rng());
            checks.noSeatTakesAField(play.position());
        });
    }

    @Test
    void spoiledDocumentsAreReadOrRefused() {
        DocumentChecks<P> checks = new DocumentChecks<>(game(), readsMasks());
        everywhere(play -> {
            if (isLookedAt(play)) {
                checks.spoiledOnesAreReadOrRefused(play.position(), play.rng(), 3);
            }
        });
    }

    /** Plays two games, one of which is written and read again after every choice. */
    @Test
    void aGameReadFromItsDocumentPlaysOnEqually() {
        DocumentChecks<P> checks = new DocumentChecks<>(game(), readsMasks());
        games(setup -> true, play -> {
            P twin = checks.read(play.position());
            while (!play.position().isOver()) {
                RandomPlay.Answer answer = play.next();
                checks.answerInWords(twin, play.position(), answer, Scene.silent(play.chance()));
                play.answer(answer, Scene.silent(play.chance()));
                Same.positions(game(), "played on from its document", twin, play.position());
                twin = checks.read(twin);
            }
        });
    }

    @Test
    void anAudienceChangesNothing() {
        games(setup -> true, play -> {
            RandomPlay<P> heard = new RandomPlay<>(game(), play.position().setup(), play.seed(), stopKinds());
            Scene audience = Scene.heard(heard.chance(), told -> {}, new Cited());
            heard.open(audience);
            while (!play.position().isOver()) {
                Same.positions(game(), "played before an audience", heard.position(), play.position());
                play.step(Scene.silent(play.chance()));
                heard.step(audience);
            }
        });
    }

    @Test
    void offersAreExactlyTheLegalChoices() {
        everyDecision(DecisionChecks::offersAreExactlyTheLegalChoices);
    }

    @Test
    void anyNumberIsRuledOn() {
        everyDecision(DecisionChecks::anyNumberIsRuledOn);
    }

    @Test
    void choicesComeBackFromTheirWords() {
        everyDecision(DecisionChecks::choicesComeBack);
    }

    @Test
    void drawsAndFallbacksAreLegal() {
        everyDecision(DecisionChecks::drawsAndFallbackAreLegal);
    }

    @Test
    void captainsGetSomethingToThinkAbout() {
        everyDecision(DecisionChecks::judgementHolds);
    }

    @Test
    void arrivalOrderChangesNothing() {
        everywhere(play -> {
            if (play.position().pending() != null) {
                new ArrivalOrder<>(play).check();
            }
        });
    }

    @Test
    void everythingCanBeSaid() {
        Speech<P> speech = new Speech<>(game(), wordParts());
        speech.options();
        games(setup -> true, play -> {
            List<Told> told = new ArrayList<>();
            Scene audience = Scene.heard(play.chance(), told::add, null);
            while (!play.position().isOver()) {
                if (isLookedAt(play)) {
                    speech.decisions(play.position());
                }
                told.clear();
                play.step(audience);
                speech.events(told, play.position());
            }
            speech.outcome(play.position());
        });
    }

    @Test
    void masksAreStable() {
        KnowledgeChecks<P> checks = new KnowledgeChecks<>(game());
        everywhere(play -> checks.masksAreStable(play.position(), play.rng()));
    }

    @Test
    void decisionsDependOnWhatTheSeatKnows() {
        KnowledgeChecks<P> checks = new KnowledgeChecks<>(game());
        everywhere(play -> {
            if (isLookedAt(play)) {
                checks.decisionsDependOnTheMask(play.position(), play.rng());
            }
        });
    }

    /** Plays the same choice in two worlds that one viewer cannot tell apart. */
    @Test
    void worldsThatLookEqualStayEqual() {
        games(this::covered, play -> {
            TwinWorlds<P> worlds = new TwinWorlds<>(game(), this::momentary);
            while (!play.position().isOver()) {
                for (int viewer = Position.SPECTATOR; viewer < play.position().seats(); viewer++) {
                    worlds.check(play, viewer);
                }
                play.step(Scene.silent(play.chance()));
            }
        });
    }

    /** Compares what a viewer hears of the choices of others with what he sees afterwards. */
    @Test
    void choicesThatSoundAlikeLookAlike() {
        games(this::covered, play -> {
            HiddenChoices<P> choices = new HiddenChoices<>(game());
            while (!play.position().isOver()) {
                for (int viewer = Position.SPECTATOR; viewer < play.position().seats(); viewer++) {
                    choices.check(play, viewer);
                }
                play.step(Scene.silent(play.chance()));
            }
        });
    }

    /** Lets windows of a random game run out on a virtual clock, in two worlds that a viewer cannot tell apart. */
    @Test
    void timeTellsNothing() {
        games(this::covered, play -> {
            int left = MOST_WINDOWS;
            while (!play.position().isOver()) {
                Pending pending = play.position().pending();
                if (left > 0 && pending != null && pending.isWindow() && isFresh(pending)) {
                    left--;
                    for (int viewer = Position.SPECTATOR;
                            viewer < play.position().seats();
                            viewer++) {
                        TimeTellsNothing.check(game(), play.position(), viewer, play.rng());
                    }
                }
                play.step(Scene.silent(play.chance()));
            }
        });
    }

    private static boolean isFresh(Pending pending) {
        for (int i = 0; i < pending.size(); i++) {
            if (pending.isAnswered(i)) {
                return false;
            }
        }
        return true;
    }

    private void everyDecision(java.util.function.Consumer<DecisionChecks<P>> check) {
        everywhere(play -> {
            if (isLookedAt(play)) {
                DecisionChecks.each(play, check);
            }
        });
    }

    private boolean isLookedAt(RandomPlay<P> play) {
        return (play.choices() + play.seed()) % stride() == 0;
    }

    /** Looks at every position of every random game, the last one included. */
    protected final void everywhere(Look<P> look) {
        games(setup -> true, play -> {
            while (!play.position().isOver()) {
                look.at(play);
                play.step(Scene.silent(play.chance()));
            }
            look.at(play);
        });
    }

    /** Starts every random game at its first decision. */
    protected final void games(java.util.function.Predicate<Setup> which, Look<P> look) {
        for (Setup setup : setups()) {
            for (long seed : which.test(setup) ? seeds() : new long[0]) {
                RandomPlay<P> play = new RandomPlay<>(game(), setup, seed, stopKinds());
                try {
                    play.open(Scene.silent(play.chance()));
                    look.at(play);
                } catch (Throwable failed) {
                    throw new AssertionError(
                            "seed " + seed + ", " + setup.seats().size() + " seats, options "
                                    + setup.options().write() + ", after " + play.choices() + " choices: "
                                    + failed.getMessage(),
                            failed);
                }
            }
        }
    }

    private long[] seeds() {
        Long only = Long.getLong("broadside.seed");
        return only != null
                ? new long[] {only}
                : LongStream.rangeClosed(1, Integer.getInteger("broadside.games", games()))
                        .toArray();
    }
}
