package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Measure;
import broadside.highseas.Position;
import broadside.highseas.geometry.Pose;
import org.jspecify.annotations.Nullable;

/** Is a question for a place on the sea, given as {@code {<word>: [east, north, heading]}}. */
interface Placement extends Question<Position> {
    /** Returns the word before the place. */
    String word();

    /** Takes the first place that is offered. */
    @Override
    default long fallback(Position p, int seat) {
        Choices all = new Choices();
        offer(p, seat, all);
        return all.get(0);
    }

    @Override
    default Tree describe(Position p, int seat, long choice) {
        return Tree.branch(word(), Spot.tree(choice));
    }

    @Override
    default @Nullable Long parse(Position p, int seat, Tree parts) {
        return Spot.read(parts, word());
    }

    @Override
    default Message label(Position p, int seat, long choice) {
        Pose pose = Spot.pose(choice);
        return Message.of("hs.label.place", Measure.inBars(pose.x()), Measure.inBars(pose.y()));
    }
}
