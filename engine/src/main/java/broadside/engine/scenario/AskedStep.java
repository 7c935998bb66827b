package broadside.engine.scenario;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Tests that exactly these seats have something to answer at this moment. */
record AskedStep(List<Integer> seats) implements PlayStep {

    static AskedStep read(Cast cast, Field entry) {
        entry.only(Set.of("asked"));
        return new AskedStep(cast.seats(entry.need("asked")));
    }

    @Override
    public <P extends Position> void play(Stage<P> stage) {
        stage.look();
        Set<Integer> found = new TreeSet<>();
        List<String> lines = new ArrayList<>();
        for (Decision decision : stage.open()) {
            found.add(decision.seat());
            lines.add(stage.voice().asked(stage.position(), decision));
        }
        if (!found.equals(new TreeSet<>(seats))) {
            lines.add(0, "expected: " + names(stage, seats));
            lines.add(1, "found:    " + names(stage, found));
            throw new ScenarioFailed("other seats are asked", lines);
        }
    }

    private static String names(Stage<?> stage, Iterable<Integer> seats) {
        List<String> names = new ArrayList<>();
        for (int seat : seats) {
            names.add(stage.seats().get(seat));
        }
        return names.isEmpty() ? "nobody" : String.join(", ", names);
    }
}
