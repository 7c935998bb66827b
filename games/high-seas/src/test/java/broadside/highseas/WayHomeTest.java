package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.play.Decision;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sails the proposed course turn after turn: from every side of an island she finds home, past what lies in between. */
class WayHomeTest {
    private static final String TABLE = """
            - {island: Cayo Largo, pose: [420, 420, 0], coins: [1, 2, 3]}
            ships:
            - {ship: Lady Margaret, of: ann, docked: Cayo Largo, bearing: BEARING}
            - {ship: Gaviota, of: bob, docked: Gull Rock, bearing: 45}
            """;
    private static final int MOST_TURNS = 9;

    private final Scene scene = Scene.silent(new SplitMixChance(1));

    @ParameterizedTest
    @ValueSource(ints = {0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330})
    void sheComesHome(int bearing) {
        String table = TABLE.replace("BEARING", Integer.toString(bearing));
        Position p = WrittenSea.with(table);
        p.advance(scene);
        int ship = Position.firstShip();
        int home = 0;
        int turns = 0;
        while (!Contacts.touch(p, ship, home) && turns++ < MOST_TURNS) {
            answer(p, Tree.branch("move", Tree.of("Lady Margaret")));
            sail(p, "Isla Roja");
            while (!p.isOver() && !isOrders(p, 0)) {
                p.close(scene);
                p.advance(scene);
            }
        }
        assertThat(Contacts.touch(p, ship, home))
                .as("home after %d turns", turns)
                .isTrue();
    }

    private void sail(Position p, String to) {
        Question<Position> sail = open(p).question();
        for (Field course :
                Field.root(sail.domain(p, open(p).seat())).need("courses").row()) {
            if (course.need("to").text().equals(to)) {
                course.need("legs").row().forEach(leg -> answer(p, leg.tree()));
            }
        }
    }

    private void answer(Position p, Tree parts) {
        Decision open = open(p);
        Question<Position> question = open.question();
        Long choice = question.parse(p, open.seat(), parts);
        assertThat(choice).as("understood: " + parts).isNotNull();
        p.answer(open.id(), choice, scene);
        p.advance(scene);
    }

    private static Decision open(Position p) {
        return p.pending().decision(0);
    }

    private static boolean isOrders(Position p, int seat) {
        Question<Position> question = open(p).question();
        return open(p).seat() == seat && question.parse(p, seat, Tree.of("end turn")) != null;
    }
}
