package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Scene;
import broadside.engine.tree.Field;
import broadside.engine.yaml.YamlTree;
import broadside.highseas.questions.GiveOrder;
import broadside.highseas.questions.Menu;
import broadside.highseas.questions.PlaceCrew;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Captains put crew ashore to make room for gold, but not those whom their ships need more than room. */
class CrewStaysAboardTest {
    private static final String TABLE = """
            game: high-seas
            seats: [ann, bob]
            at: {turn: ann}
            islands:
            - {island: Isla Roja, pose: [300, 300, 0], home: ann}
            - {island: Gull Rock, pose: [850, 850, 0], home: bob}
            - {island: Cayo Largo, pose: [550, 550, 0], coins: [1, 2, 3]}
            ships:
            - {ship: Golondrina, of: bob, docked: Gull Rock, bearing: 45}
            """;
    private static final String GUNSHIP =
            "- {ship: HMS Warden, of: ann, docked: Isla Roja, bearing: 90, crew: [English Captain]}\n";
    private static final String TREASURE_SHIP =
            "- {ship: Petrel, of: ann, docked: Isla Roja, bearing: 270, crew: [English Helmsman, English Explorer]}\n";

    private final Rules rules = new Rules();

    @Test
    void theHelmsmanStaysAndTheCaptainOfAGunshipToo() {
        Position p = table(GUNSHIP + TREASURE_SHIP);
        assertThat(landed(p, false))
                .containsExactlyInAnyOrder("English Captain", "English Helmsman", "English Explorer");
        assertThat(landed(p, true)).containsExactly("English Explorer");
    }

    @Test
    void aGunshipThatHasToFetchTheGoldHerselfMayDoWithoutHerCaptain() {
        assertThat(landed(table(GUNSHIP), true)).containsExactly("English Captain");
    }

    @Test
    void aDerelictFetchesNothing() {
        Position p = table(GUNSHIP + "- {ship: Petrel, of: ann, pose: [700, 300, 0], masts: []}\n");
        assertThat(landed(p, true)).containsExactly("English Captain");
    }

    @Test
    void whereThereIsRoomForGoldACaptainMayBeInItsWay() {
        Position p = table("- {ship: Petrel, of: ann, docked: Isla Roja, bearing: 270, crew: [English Captain]}\n"
                + "- {ship: Kestrel, of: ann, pose: [700, 300, 0]}\n");
        assertThat(landed(p, true)).containsExactly("English Captain");
    }

    @Test
    void allBeginAboard() {
        Scene scene = Scene.silent(new SplitMixChance(1));
        OptionValues options = OptionValues.defaults(rules).typed("setup", "by-hand");
        Position p = rules.open(Setup.of(rules, List.of("ann", "bob"), options));
        p.advance(scene);
        Decision decision = p.pending().decision(0);
        while (!(((Object) decision.question()) instanceof PlaceCrew)) {
            p.answer(decision.id(), decision.fallback(p), scene);
            p.advance(scene);
            decision = p.pending().decision(0);
        }
        Choices choices = new Choices();
        decision.options(p, choices);
        assertThat(choices.has(0)).as("all of them may stay ashore").isTrue();
        rules.judgement().candidates(p, decision, choices);
        assertThat(choices.size()).isOne();
        int seat = decision.seat();
        PlaceCrew.put(p, seat, choices.get(0));
        for (int token : Archipelago.roll(p, seat)) {
            assertThat(Position.isShip(p.crewPlace(token))).isTrue();
        }
    }

    private Position table(String ships) {
        Position p = PositionDocument.read(rules, Field.root(YamlTree.read(TABLE + ships)), new Labels());
        p.advance(Scene.silent(new SplitMixChance(1)));
        return p;
    }

    /** Names the crew that may be put ashore by the rules, or that captains think of putting ashore. */
    private List<String> landed(Position p, boolean sensible) {
        Decision orders = p.pending().decision(0);
        Choices options = new Choices();
        orders.options(p, options);
        if (sensible) {
            rules.judgement().candidates(p, orders, options);
        }
        List<String> names = new ArrayList<>();
        for (long choice : options.toArray()) {
            if (Menu.kind(choice) == GiveOrder.LAND) {
                names.add(Pieces.crew(p.crewCard(Menu.a(choice))).name());
            }
        }
        return names;
    }
}
