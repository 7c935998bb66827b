package broadside.highseas.questions;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Mooring;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import broadside.highseas.steps.PutShip;

/** Asks where a ship begins: anywhere with her bow on the home island. */
public record PlaceShip(int ship) implements Placement {
    private static final int STEP = 1500;
    private static final Reason BOW =
            Reason.of("hs.no.berth-bow", "CB-HOME-02", "MI-HOME-02", "CB-HOME-05", "MI-HOME-04");
    private static final Reason ROOM = Reason.of("hs.no.berth-room", "CB-HOME-02", "MI-HOME-02");

    @Override
    public Tree domain(Position p, int seat) {
        return Tree.branch("home", Tree.of(Names.of(p, p.home(seat))));
    }

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int bearing = 0; bearing < Angle.FULL; bearing += STEP) {
            add(p, seat, bearing, out);
        }
    }

    private void add(Position p, int seat, int bearing, Choices out) {
        Pose pose = Mooring.against(p, ship, p.home(seat), bearing);
        if (pose != null) {
            out.add(Spot.of(pose));
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (!Spot.isOne(choice)) {
            return why.no(BOW);
        }
        Hull hull = p.card(ship).hull();
        Polygon outline = hull.outline().at(Spot.pose(choice));
        if (!p.chart().isInside(outline) || p.chart().overlapped(outline, ship) >= 0) {
            return why.no(ROOM);
        }
        return Nearness.touch(hull.bow().at(Spot.pose(choice)), p.outline(p.home(seat))) || why.no(BOW);
    }

    @Override
    public long draw(Position p, int seat, Rng rng, Choices buffer) {
        buffer.clear();
        for (int attempt = 0; attempt < 20 && buffer.size() == 0; attempt++) {
            add(p, seat, rng.below(Angle.FULL), buffer);
        }
        return buffer.size() == 0 ? fallback(p, seat) : buffer.get(0);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        p.now(new PutShip(ship, Spot.pose(choice)));
    }

    @Override
    public String word() {
        return "berth";
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.berth", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-HOME-02", "CB-HOME-05", "MI-HOME-04", "MI-HOME-02", "MI-HOME-05", "CB-HOME-06");
    }
}
