package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import broadside.engine.yaml.YamlTree;
import broadside.pirateattack.battle.Attacks;
import broadside.pirateattack.questions.ChooseAttack;
import broadside.pirateattack.questions.ChooseFighter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who chooses a battle is told what he can know of it, and nothing else. */
class ForecastTest {
    private static final String TABLE = """
            game: pirate-attack
            seats: [ann, bob, cat]
            at: {turn: ann}
            market: {closed: true}
            ann: {hand: [Spy], ships: [{ship: Sloop 3/3, under: [{card: Skilled Blacksmith +2, known: [ann]}]}]}
            bob:
              ships:
              - {ship: Schooner 5/5, under: [{card: Lazy Carpenter -3, known: [bob]}], curses: [{doctor: Poison, known: [ann]}]}
              - {ship: Brigantine 9/9, curses: [{doctor: Storm, known: [bob]}]}
            cat: {ships: [{ship: Sloop 3/4, armada: true}, {ship: Sloop 4/4, armada: true}]}
            """;

    private static Position position() {
        return PositionDocument.read(new Rules(), Field.root(YamlTree.read(TABLE)), new Labels());
    }

    private static List<String> said(Tree shows, String what) {
        List<String> lines = new ArrayList<>();
        Field.root(shows).need(what).row().forEach(line -> lines.add(line.tree().toString()));
        return lines;
    }

    @Test
    void theNumbersAreThoseOfTheAddOnsOneHasSeen() {
        Tree shows = new ChooseAttack(Attacks.NOBODY).shows(position().mask(0), 0);
        assertThat(said(shows, "forces"))
                .containsExactly(
                        "{\"ship\":\"ann.ships[0]\",\"cannons\":5,\"strength\":3}",
                        "{\"ship\":\"bob.ships[0]\",\"cannons\":5,\"strength\":5,\"unseen\":1,\"doctors\":[\"Poison\"]}",
                        "{\"ship\":\"bob.ships[1]\",\"cannons\":9,\"strength\":9,\"doctors\":[\"?\"]}",
                        "{\"ship\":\"cat.ships[0]\",\"cannons\":7,\"strength\":8}",
                        "{\"ship\":\"cat.ships[1]\",\"cannons\":7,\"strength\":8}");
    }

    @Test
    void whoSinksWhomIsToldAsFarAsItIsKnown() {
        Tree shows = new ChooseAttack(Attacks.NOBODY).shows(position().mask(0), 0);
        assertThat(said(shows, "battles"))
                .containsExactly(
                        "{\"with\":\"ann.ships[0]\",\"attack\":\"bob.ships[0]\",\"sinks\":true,\"sunk\":true}",
                        "{\"with\":\"ann.ships[0]\",\"attack\":\"bob.ships[1]\",\"sunk\":true}",
                        "{\"with\":\"ann.ships[0]\",\"attack\":\"cat.ships[0]\",\"sunk\":true}",
                        "{\"with\":\"ann.ships[0]\",\"attack\":\"cat.ships[1]\",\"sunk\":true}");
    }

    @Test
    void whoLetsTwoOthersFightIsToldAboutThem() {
        Position mask = position().mask(0);
        assertThat(said(new ChooseFighter(-1).shows(mask, 0), "battles")).isEmpty();
        assertThat(said(new ChooseFighter(2).shows(mask, 0), "battles"))
                .containsExactly(
                        "{\"with\":\"bob.ships[1]\",\"attack\":\"cat.ships[0]\",\"sinks\":true}",
                        "{\"with\":\"bob.ships[1]\",\"attack\":\"cat.ships[1]\",\"sinks\":true}");
    }

    @Test
    void aPromptSaysWhatTheCardDoes() {
        Message bought = Message.of("pa.prompt.doctor", WitchDoctor.POISON);
        for (String language : Words.LANGUAGES) {
            Words words = Words.load(language, List.of("engine", "pirate-attack"));
            assertThat(words.say(bought, List.of())).contains(words.say("effect.poison"));
        }
    }
}
