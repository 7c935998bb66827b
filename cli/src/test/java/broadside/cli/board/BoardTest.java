package broadside.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.cli.Speaker;
import broadside.cli.Terminal;
import broadside.cli.Yaml;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Rules;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Draws tables and looks at what stands where. */
class BoardTest {
    private static final String TABLE = """
            game: spanish-main
            seats: [ann, bob, cat]
            at: {turn: ann, moment: action}
            row:
            - {ship: Zeewolf, fame: ["?", "?"]}
            - {ship: Winter Rose, damaged: true}
            - {ship: Hangman's Jest, fame: ["?"]}
            - {ship: Estrella de Cádiz}
            - {ship: Santa Leocadia}
            - {ship: Viento Negro, fame: ["?", "?", "?"]}
            - {ship: Gouden Reiger}
            - {ship: Vliegende Snoek}
            - {ship: Magpie's Bargain, fame: ["?"]}
            adventures: [%s]
            display: [Sabotage!, Sabotage!, Lost at Sea]
            ann: {pirates: [Piet Kaapvaarder, Bess Harrowgate]}
            bob: {pirates: [{pirate: Silas Thornby, revealed: true}, Zurdo Montoya], denied: [Captain Blackheart]}
            cat: {pirates: [Inés Valcárcel, Griet Haverkamp], denied: [Captain Blackheart, Joris van der Zwaan]}
            """;

    private static Position table(String adventure) {
        Tree tree = Yaml.read(TABLE.formatted(adventure));
        return PositionDocument.read(new Rules(), Field.root(tree), new Labels());
    }

    private static Canvas canvas() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        Terminal terminal = new Terminal(new StringReader(""), nowhere, nowhere, "en", Terminal.Features.PLAIN);
        return new Canvas(terminal, new Speaker(terminal.words(List.of(new Rules())), List.of("ann", "bob", "cat")));
    }

    private static List<String> draw(String adventure, int viewer) {
        return new SpanishMainBoard().draw(table(adventure).mask(viewer), viewer, false, canvas());
    }

    /** Returns the line of a space. */
    private static String space(List<String> lines, int space) {
        return lines.get(1 + space);
    }

    @Test
    void aSeatSeesItsOwnSecretsAndWhatIsPublic() {
        List<String> lines = draw("Kraken", 0);
        assertThat(space(lines, 1)).contains("Zeewolf", "DUT", " 2 ", "you, secret");
        assertThat(space(lines, 2)).contains("damaged", "you, secret");
        assertThat(space(lines, 3)).contains("Silas Thornby", "bob");
        assertThat(space(lines, 6)).contains("Zurdo Montoya", "?");
        assertThat(space(lines, 8)).contains("not cat");
        // Neither bob nor cat is Captain Blackheart, and ann would know if she were.
        assertThat(space(lines, 9)).contains("nobody");
    }

    @Test
    void aSpectatorSeesNoSecret() {
        List<String> lines = draw("Kraken", -1);
        assertThat(String.join("\n", lines)).doesNotContain("secret").contains("bob", "not cat", "not bob/cat");
        assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Kraken             | 4 6 8   | damage",
                "Ancient Relics     | 1 3     | +1 fame",
                "Treasure Map       | 1 3 4   | +1 fame",
                "Legendary Treasure | 1 3     | +2 fame",
                "Cursed Treasure    | 1       | +2, hit",
                "Ghost Ship         | 9       | -1 fame",
                "Cursed Ship        | 1       | -1 fame",
                "Maelstrom          | 9       | damage",
                "Mutiny             | 1       | mutiny",
                "Volcano            | 1       | damage",
                "Spanish Attack     | 3       | damage"
            })
    void theSpacesThatTheAdventureWillAffectAreMarked(String adventure, String spaces, String mark) {
        List<String> lines = draw(adventure, 0);
        for (int space = 1; space <= 9; space++) {
            boolean marked = List.of(spaces.split(" ")).contains(Integer.toString(space));
            assertThat(space(lines, space).endsWith(" " + mark))
                    .as("space " + space)
                    .isEqualTo(marked);
        }
    }

    @Test
    void lootIsMarkedOnBothShips() {
        List<String> lines = draw("Spanish Loot", 0);
        assertThat(space(lines, 6)).endsWith("-1 fame");
        assertThat(space(lines, 7)).endsWith("+1 fame");
    }

    @Test
    void menusCallShipsByTheirSpaceAndCountEqualCards() {
        SpanishMainBoard board = new SpanishMainBoard();
        Position mask = table("Kraken").mask(0);
        assertThat(board.number(mask, Tree.of("Hangman's Jest"))).isEqualTo(3);
        assertThat(board.number(mask, Tree.of("Captain Blackheart"))).isEqualTo(9);
        assertThat(board.number(mask, Tree.texts(List.of("Gouden Reiger", "Vliegende Snoek"))))
                .isEqualTo(7);
        assertThat(board.number(mask, Tree.of("bob"))).isZero();
        assertThat(board.note(mask, 0, Tree.of("Sabotage!"), canvas())).isEqualTo("x2");
        assertThat(board.note(mask, 0, Tree.of("Zeewolf"), canvas())).isEqualTo("yours");
        assertThat(board.note(mask, 0, Tree.of("Zurdo Montoya"), canvas())).isEqualTo("Viento Negro, prize 2");
    }

    @Test
    void anyGameCanBeDrawnFromItsDocument() {
        Rules rules = new Rules();
        List<String> lines = new DocumentBoard<>(rules).draw(table("Kraken").mask(1), 1, true, canvas());
        assertThat(lines).contains("row:", "adventures: [Kraken]");
        String all = String.join("\n", lines);
        assertThat(all).contains("Zurdo Montoya").doesNotContain("Piet Kaapvaarder");
        Tree back = Yaml.read(all.substring(all.indexOf('\n') + 1));
        assertThat(Field.root(back).need("row").row()).hasSize(9);
    }
}
