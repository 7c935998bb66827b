package broadside.highseas.questions;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Bars;
import broadside.highseas.Measure;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.Sailing;
import broadside.highseas.abilities.Matter;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.RoutePlanner;
import broadside.highseas.geometry.Slide;
import broadside.highseas.steps.PauseAtSegment;
import broadside.highseas.steps.SailBonus;
import broadside.highseas.steps.SailPrinted;
import broadside.highseas.steps.SailSegment;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Asks for one segment of a move: bar, heading, length; or to sail no further. */
public record Sail(int ship) implements WithinAction {
    /** No number of a {@link Leg}: a bar that stays unused is not the end of the move (HS-R059). */
    public static final long STOP = 1L << 40;

    private static final String UNTIL_CONTACT = "contact";
    private static final String TOWARD = "toward";
    private static final int LONGEST = 19_999;
    private static final int TOLERANCE = 50;
    private static final Reason NO_CONTACT = Reason.of("hs.no.contact", "PC-MOVE-10");
    private static final Clause UNUSED = Clause.of("PC-MOVE-13");
    private static final Clause[] CLAUSES = Clause.all("PC-MOVE-04", "PC-MOVE-10", "PC-MOVE-13", "PC-ORDMOVE-07");

    @Override
    public Tree domain(Position p, int seat) {
        Tree.Grow bars = Tree.branch();
        int[] lengths = Bars.of(p, ship);
        for (int bar = 0; bar < lengths.length; bar++) {
            if ((p.usedBars() >> bar & 1) == 0) {
                bars.put(Integer.toString(bar + 1), Measure.tree(lengths[bar]));
            }
        }
        return Tree.branch()
                .put("bars", bars.done())
                .put("heading", Measure.tree(p.pose(ship).heading()))
                .put("turn", Measure.tree(p.card(ship).hull().turn()))
                .put("contacts", p.card(ship).hull().contacts().size())
                .putIfTrue("shoots", Aboard.speaker(p, ship, Matter.SHOOT_AFTER_MOVE) >= 0)
                .put("courses", Courses.of(p, this))
                .done();
    }

    /** Offers to stop, to sail ahead, and the first segments of routes to everything a ship may want to touch. */
    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(STOP);
        Slide slide = new Slide();
        Hull hull = p.card(ship).hull();
        int[] bars = Bars.of(p, ship);
        int printed = Bars.printed(p, ship);
        RoutePlanner planner = new RoutePlanner();
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            if (!p.isAfloat(piece) || piece == ship || piece == p.tows(ship)) {
                continue;
            }
            planner.plan(
                    hull, p.pose(ship), bars, printed, p.usedBars(), p.contact(), p.chart(), ship, p.tows(ship), piece);
            for (int route = 0; route < planner.found(); route++) {
                add(p, planner.firstLeg(route), slide, out);
            }
            if (planner.found() == 0 && planner.approach().length > 0) {
                add(p, planner.approach()[0], slide, out);
            }
        }
    }

    private void add(Position p, long leg, Slide slide, Choices out) {
        if (!out.has(leg) && Sailing.rule(p, ship, leg, slide, Why.SILENT)) {
            out.add(leg);
        }
    }

    @Override
    public boolean sails() {
        return true;
    }

    @Override
    public boolean ruleAnswer(Position p, int seat, long choice, Why why) {
        if (choice != STOP && Leg.isOne(choice) && Leg.length(choice) == LONGEST) {
            return why.no(NO_CONTACT);
        }
        return choice == STOP || Sailing.rule(p, ship, choice, new Slide(), why);
    }

    @Override
    public long draw(Position p, int seat, Rng rng, Choices buffer) {
        if (rng.below(4) == 0) {
            return STOP;
        }
        Slide slide = new Slide();
        int[] bars = Bars.of(p, ship);
        for (int attempt = 0; attempt < 20; attempt++) {
            int bar = rng.below(bars.length);
            long leg = Leg.of(
                    bar,
                    rng.below(p.card(ship).hull().contacts().size()),
                    rng.below(Angle.FULL),
                    1 + rng.below(bars[bar]));
            if (Sailing.rule(p, ship, leg, slide, Why.SILENT)) {
                return leg;
            }
        }
        return STOP;
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (choice == STOP) {
            return;
        }
        boolean isBonus = Leg.bar(choice) >= Bars.printed(p, ship);
        Step<Position> further = isBonus ? new SailBonus(ship) : new SailPrinted(ship);
        if (Leg.isUnused(choice)) {
            scene.cite(UNUSED);
            p.now(further);
        } else {
            p.now(new SailSegment(ship, choice), new PauseAtSegment(ship), further);
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return STOP;
    }

    @Override
    public Tree describeAnswer(Position p, int seat, long choice) {
        if (choice == STOP) {
            return Tree.of("stop");
        }
        Tree.Grow out = Tree.branch()
                .put("bar", Leg.bar(choice) + 1)
                .put("heading", Measure.tree(Leg.heading(choice)))
                .put("length", Measure.tree(Leg.length(choice)));
        if (Leg.contact(choice) > 0) {
            out.put("contact", Leg.contact(choice) + 1);
        }
        return out.done();
    }

    @Override
    public @Nullable Long parse(Position p, int seat, Tree parts) {
        if (parts.toString().equals("stop")) {
            return STOP;
        }
        int[] place = place(parts);
        if (place != null) {
            List<Long> legs = Courses.toward(p, this, place[0], place[1]).legs();
            return legs.isEmpty() ? null : legs.get(0);
        }
        if (!(parts instanceof Tree.Branch branch)
                || !Set.of("bar", "heading", "length", "contact")
                        .containsAll(branch.children().keySet())) {
            return null;
        }
        Integer heading = Measure.read(branch.get("heading"));
        Integer length = UNTIL_CONTACT.equals(text(branch.get("length")))
                ? Integer.valueOf(LONGEST)
                : Measure.length(branch.get("length"));
        long bar = branch.get("bar") instanceof Tree.Whole whole ? whole.value() : branch.get("bar") == null ? 1 : 0;
        long contact = branch.get("contact") instanceof Tree.Whole whole
                ? whole.value()
                : branch.get("contact") == null ? 1 : 0;
        if (heading == null || length == null) {
            return null;
        }
        boolean sound = heading >= 0
                && heading < Angle.FULL
                && length >= 0
                && length <= LONGEST
                && bar >= 1
                && bar <= 8
                && contact >= 1
                && contact <= 2;
        return sound ? Long.valueOf(measured(p, (int) bar - 1, (int) contact - 1, heading, length)) : null;
    }

    /**
     * Returns the segment that people mean by a length: who says "until she touches", or measures the way to what stops
     * her half a millimetre too long, means the contact.
     */
    private long measured(Position p, int bar, int contact, int heading, int length) {
        int[] bars = Bars.of(p, ship);
        int most = length;
        if (bar < bars.length && contact < p.card(ship).hull().contacts().size()) {
            Slide slide = new Slide();
            Sailing.slide(p, ship, contact, heading, bars[bar], slide);
            boolean isContact = slide.stoppedBy() >= 0 && length - slide.most() <= TOLERANCE;
            // Where nothing stops her there is nothing that "until she touches" could mean.
            boolean isOpen = slide.stoppedBy() == Slide.NOTHING;
            most = isContact || length == LONGEST && !isOpen ? slide.most() : length;
        }
        return Leg.of(bar, contact, heading, Math.min(length, most));
    }

    /** Returns the place on the water that somebody points at, in hundredths of a millimetre; null where parts name none. */
    private static int @Nullable [] place(Tree parts) {
        if (parts instanceof Tree.Branch branch
                && branch.children().size() == 1
                && branch.get(TOWARD) instanceof Tree.Row row
                && row.items().size() == 2) {
            Integer x = Measure.read(row.items().get(0));
            Integer y = Measure.read(row.items().get(1));
            return x == null || y == null ? null : new int[] {x, y};
        }
        return null;
    }

    /** Tells of a segment, or of a whole course to a place, where it leads and what comes of it. */
    @Override
    public @Nullable Tree foresees(Position p, int seat, Tree parts) {
        int[] place = place(parts);
        if (place != null) {
            Trial way = Courses.toward(p, this, place[0], place[1]);
            return Foresight.of(way).put("legs", way.answers()).done();
        }
        Long leg = parse(p, seat, parts);
        Trial way = new Trial(p, ship);
        return leg != null && leg != STOP && !Leg.isUnused(leg) && way.sail(leg)
                ? Foresight.of(way).put("legs", way.answers()).done()
                : null;
    }

    private static String text(@Nullable Tree tree) {
        return tree == null ? "" : tree.toString();
    }

    @Override
    public Message labelAnswer(Position p, int seat, long choice) {
        return choice == STOP ? Message.of("hs.label.stop") : CourseWords.of(p, ship, choice);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.sail", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
