package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Chance;
import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Sight;
import broadside.highseas.questions.Sail;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sails every proposed course: each segment must be legal when it comes, and the promised contact must come about. */
class CoursesTest {
    private int courses;
    private int contacts;
    private int shorts;

    @Test
    void everyCourseCanBeSailed() {
        Rules rules = new Rules();
        OptionValues options = OptionValues.defaults(rules).typed("rounds", "12");
        for (int seed = 1; seed <= 6; seed++) {
            Chance chance = new SplitMixChance(seed);
            Rng rng = new Rng(seed);
            Position p = rules.open(Setup.of(rules, List.of("ann", "bob"), options));
            p.advance(Scene.silent(chance));
            while (!p.isOver()) {
                Decision decision = p.pending().decision(0);
                Object question = decision.question();
                if (question instanceof Sail) {
                    sailAll(p, decision, chance);
                }
                Choices all = new Choices();
                decision.options(p, all);
                p.answer(decision.id(), all.get(rng.below(all.size())), Scene.silent(chance));
                p.advance(Scene.silent(chance));
            }
        }
        assertThat(courses).isGreaterThan(100);
        assertThat(contacts).isGreaterThan(10);
        assertThat(shorts).isGreaterThan(10);
    }

    @Test
    void aCourseIsProposedWhereverAnySegmentIsPossible() {
        Rules rules = new Rules();
        for (String fleets : List.of("two-ships", "forty-points")) {
            OptionValues options = OptionValues.defaults(rules).typed("fleets", fleets);
            for (int seed = 1; seed <= 15; seed++) {
                Chance chance = new SplitMixChance(seed);
                Position p = rules.open(Setup.of(rules, List.of("ann", "bob"), options));
                p.advance(Scene.silent(chance));
                Decision orders = p.pending().decision(0);
                for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
                    if (!Allegiance.sailsFor(p, ship, orders.seat())) {
                        continue;
                    }
                    Question<Position> order = orders.question();
                    Long move = order.parse(p, orders.seat(), Tree.branch("move", Tree.of(Names.of(p, ship))));
                    Position after = p.copy();
                    after.answer(orders.id(), move, Scene.silent(chance));
                    after.advance(Scene.silent(chance));
                    Decision sail = after.pending().decision(0);
                    Question<Position> question = sail.question();
                    boolean isProposed = !Field.root(question.domain(after, sail.seat()))
                            .need("courses")
                            .row()
                            .isEmpty();
                    assertThat(isProposed || !canStir(after, sail, ship))
                            .as("%s of seed %d, %s, finds a way", Names.of(p, ship), seed, fleets)
                            .isTrue();
                }
            }
        }
    }

    /** Tries headings and lengths one after another, as a patient person would. */
    private static boolean canStir(Position p, Decision sail, int ship) {
        int most = Bars.of(p, ship)[0];
        for (int heading = 0; heading < Angle.FULL; heading += 500) {
            for (int length = most; length > 0; length -= most / 8) {
                for (int contact = 0; contact < p.card(ship).hull().contacts().size(); contact++) {
                    if (sail.legal(p, Leg.of(0, contact, heading, length))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** What was told of the course is what the rules find where she lies now. */
    private void foreseenCameAbout(Field course, Position after, int ship) {
        if (!after.isAfloat(ship)) {
            return;
        }
        Sight sight = new Sight();
        for (int target = Position.firstShip(); target < after.endOfShips(); target++) {
            int bears = 0;
            for (int cannon = 0; cannon <= Guns.EXTRA && after.isAfloat(target); cannon++) {
                bears += Guns.rule(after, ship, cannon, target, sight, Why.SILENT) ? 1 : 0;
            }
            Field told = course.maybe("bears");
            String name = Names.of(after, target);
            long foretold =
                    told == null || !told.has(name) ? 0 : told.need(name).whole();
            if (course.has("short")) {
                // Who stops on purpose before she touches anything finds everybody as they were.
                assertThat(foretold).as("cannons on " + name).isEqualTo(bears);
                shorts += bears;
            }
        }
        int docked = Contacts.dockedAt(after, ship);
        assertThat(course.has("docks") ? course.need("docks").text() : "")
                .isEqualTo(docked < 0 ? "" : Names.of(after, docked));
    }

    private void sailAll(Position p, Decision decision, Chance chance) {
        Question<Position> question = decision.question();
        int ship = ((Sail) (Question<?>) question).ship();
        for (Field course :
                Field.root(question.domain(p, decision.seat())).need("courses").row()) {
            courses++;
            String to = course.need("to").text();
            Position after = p.copy();
            for (Field leg : course.need("legs").row()) {
                Decision open = after.pending().decision(0);
                Question<Position> sail = open.question();
                Long choice = sail.parse(after, open.seat(), leg.tree());
                assertThat(choice).as("a segment toward " + to).isNotNull();
                assertThat(open.legal(after, choice))
                        .as("is legal: " + leg.tree() + " toward " + to)
                        .isTrue();
                after.answer(open.id(), choice, Scene.silent(chance));
                after.advance(Scene.silent(chance));
            }
            foreseenCameAbout(course, after, ship);
            if (course.has("touches")) {
                contacts++;
                assertThat(Contacts.touch(after, ship, Names.piece(after, to)))
                        .as("touches " + to)
                        .isTrue();
            }
        }
    }
}
