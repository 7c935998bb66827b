package broadside.engine.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.harbour.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks how messages become sentences. */
class WordsTest {
    private static final List<String> SEATS = List.of("ann", "bob", "cat");

    private final Words english = Words.load("en", List.of("engine", "harbour"));
    private final Words spanish = Words.load("es", List.of("engine", "harbour"));

    @Test
    void argumentsFillTheBlanks() {
        Message message = Message.of("harbour.event.played-at", Arg.seat(0), Card.PLUNDER, Arg.seat(2));
        assertThat(english.say(message, SEATS)).isEqualTo("ann plays Plunder at cat.");
        assertThat(spanish.say(message, SEATS)).isEqualTo("ann juega Saqueo contra cat.");
    }

    @Test
    void aNameWithItsOwnMarkEndsTheSentence() {
        Message message = Message.of("harbour.event.played-at", Arg.seat(0), Card.PLUNDER, Arg.seat(2));
        assertThat(english.say(message, List.of("ann", "bob", "Ahoy!"))).isEqualTo("ann plays Plunder at Ahoy!");
    }

    @Test
    void numbersChooseTheirForm() {
        assertThat(english.say(Message.of("harbour.ask.bid", 1), SEATS)).endsWith("You have 1 coin.");
        assertThat(english.say(Message.of("harbour.ask.bid", 0), SEATS)).endsWith("You have 0 coins.");
        assertThat(spanish.say(Message.of("harbour.ask.bid", 2), SEATS)).endsWith("Tienes 2 monedas.");
    }

    @Test
    void listsReadLikeLists() {
        assertThat(winners()).isEqualTo("nothing win by the most coins, crates and castaways.");
        assertThat(winners(Arg.seat(1))).startsWith("bob wins ");
        assertThat(winners(Arg.seat(1), Arg.seat(0))).startsWith("bob and ann win ");
        assertThat(winners(Arg.seat(0), Arg.seat(1), Arg.seat(2))).startsWith("ann, bob and cat win ");
    }

    private String winners(Arg... seats) {
        return english.say(Message.of("harbour.outcome", List.of(seats)), SEATS);
    }

    @Test
    void whatNobodyMayKnowIsUnknown() {
        Message drawn = Message.of("harbour.event.drawn", Arg.seat(0), null);
        assertThat(english.say(drawn, SEATS)).isEqualTo("ann draws an unknown card.");
        assertThat(spanish.say(drawn, SEATS)).isEqualTo("ann roba una carta desconocida.");
        assertThat(drawn.tree()).hasToString("{\"key\":\"harbour.event.drawn\",\"args\":[{\"seat\":0},\"?\"]}");
    }

    @Test
    void aSeatThatIsNobodyHasAWord() {
        assertThat(english.say(Message.of("harbour.event.castaway", Arg.seat(-1)), SEATS))
                .isEqualTo("nobody finds a castaway.");
    }

    @Test
    void namesKeepTheirOwnWordWhereALanguageHasNone() {
        assertThat(spanish.name("Crate of Rum")).isEqualTo("Caja de ron");
        assertThat(english.name("Crate of Rum")).isEqualTo("Crate of Rum");
        assertThat(spanish.name("HMS Titan")).isEqualTo("HMS Titan");
    }

    @Test
    void missingWordsAndArgumentsAreFaults() {
        assertThatThrownBy(() -> english.say("harbour.no-such-key")).hasMessageContaining("no words in 'en'");
        assertThatThrownBy(() -> english.say("harbour.event.castaway")).hasMessageContaining("has no argument 0");
        assertThatThrownBy(() -> Words.load("fr", List.of("engine"))).hasMessageContaining("engine.fr");
    }

    @Test
    void sentencesAreListedInOrder() {
        assertThat(List.copyOf(english.sentences().keySet())).isSorted();
        assertThatThrownBy(() -> english.sentences().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThat(english.has("harbour.ask.dawn")).isTrue();
    }

    @Test
    void slugsAndPlainNames() {
        assertThat(Words.slug("  \u00a1Neptune\u2019s  \u00c1gil FAVOR! ")).isEqualTo("neptune-s-agil-favor");
        assertThat(Words.plain(" Neptune\u2019s   FAV\u00d3R ")).isEqualTo("neptune's favor");
    }

    @Test
    void argumentsComeFromPlainValues() {
        assertThat(Arg.of(3)).isEqualTo(Arg.number(3));
        assertThat(Arg.of(3L)).isEqualTo(Arg.number(3));
        assertThat(Arg.of(Card.AUCTION)).isEqualTo(Arg.piece("Auction"));
        assertThat(Arg.of(List.of(1, "x"))).isEqualTo(Arg.several(List.of(Arg.number(1), Arg.piece("x"))));
        assertThat(Arg.of(Arg.seat(2))).isEqualTo(Arg.seat(2));
        assertThat(Arg.several(List.of(Arg.number(1))).tree()).hasToString("[1]");
    }
}
