package broadside.engine.scenario;

import broadside.engine.event.Told;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tests that none of these events happened since the last look. */
record NoEventCheck(List<Said> events, @Nullable Integer viewer) implements Check {

    static Check read(Cast cast, Field test) {
        test.only(Set.of("no-event", "seen-by"));
        return new NoEventCheck(
                Said.read(cast, test.need("no-event")), EventsCheck.viewer(cast, test.maybe("seen-by")));
    }

    @Override
    public <P extends Position> void check(Stage<P> stage) {
        for (Said event : events) {
            Vocabulary.of(stage).checkLabels(event.fields());
            for (Told told : stage.block().events()) {
                if (event.fits(stage, told, viewer)) {
                    throw new ScenarioFailed(
                            "the event " + Flow.write(event.tree()) + " happened",
                            "found: " + Flow.write(Said.tree(stage, told, viewer)));
                }
            }
            Vocabulary.of(stage).check(event.fields());
        }
    }
}
