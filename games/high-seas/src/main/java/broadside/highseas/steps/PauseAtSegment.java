package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.engine.window.Checkpoint;
import broadside.highseas.Position;
import broadside.highseas.windows.SegmentWindow;

/** Lets whoever has raised a hand speak up before or after a segment of a move. */
public record PauseAtSegment(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.isAfloat(ship)) {
            Checkpoint.reach(p, SegmentWindow.KIND, new SegmentWindow(ship));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDMOVE-22");
    }
}
