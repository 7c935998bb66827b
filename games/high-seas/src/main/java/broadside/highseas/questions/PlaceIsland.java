package broadside.highseas.questions;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Archipelago;
import broadside.highseas.Measure;
import broadside.highseas.Position;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Pose;
import broadside.highseas.steps.PutIsland;

/** Asks where an island drawn at random is placed. */
public record PlaceIsland(int outline, int restarts) implements Placement {
    private static final Reason APART =
            Reason.of("hs.no.island-apart", "PC-ISLANDS-01", "PC-ISLANDS-03", "CB-ISLANDS-04", "MI-ISLANDS-04");
    private static final Reason LONELY = Reason.of("hs.no.island-lonely", "PC-ISLANDS-02", "MI-ISLANDS-05");
    private static final Reason EDGE = Reason.of("hs.no.island-edge", "PC-ISLANDS-04", "PC-ISLANDS-05");

    @Override
    public Tree domain(Position p, int seat) {
        return Tree.branch()
                .put("sea", Measure.tree(p.size()))
                .put("outline", outline)
                .done();
    }

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int place = 0; place < Archipelago.GRID * Archipelago.GRID; place++) {
            Pose pose = Archipelago.spot(p, place);
            if (Archipelago.fits(p, outline, pose)) {
                out.add(Spot.of(pose));
            }
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (!Spot.isOne(choice) || !Archipelago.isOnSea(p, outline, Spot.pose(choice))) {
            return why.no(EDGE);
        }
        if (!Archipelago.isApart(p, outline, Spot.pose(choice))) {
            return why.no(APART);
        }
        return Archipelago.hasNeighbour(p, outline, Spot.pose(choice)) || why.no(LONELY);
    }

    @Override
    public long draw(Position p, int seat, Rng rng, Choices buffer) {
        for (int attempt = 0; attempt < 30; attempt++) {
            long choice = Spot.of(new Pose(rng.below(p.size()), rng.below(p.size()), rng.below(Angle.FULL)));
            if (rule(p, seat, choice, Why.SILENT)) {
                return choice;
            }
        }
        options(p, seat, buffer);
        return buffer.get(rng.below(buffer.size()));
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        p.now(new PutIsland(seat, outline, Spot.pose(choice), restarts));
    }

    @Override
    public String word() {
        return "place island";
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.island", p.islands() + 1);
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-ISLANDS-03", "MI-ISLANDS-03", "PC-ISLANDS-01", "PC-ISLANDS-02");
    }
}
