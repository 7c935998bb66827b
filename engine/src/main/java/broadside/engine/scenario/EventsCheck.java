package broadside.engine.scenario;

import broadside.engine.event.Told;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tests that these events happened in this order since the last look; others may stand between them.
 *
 * @param viewer through whose eyes; null means the whole truth
 */
record EventsCheck(List<Said> events, @Nullable Integer viewer) implements Check {

    static Check read(Cast cast, Field test) {
        test.only(Set.of("events", "seen-by"));
        return new EventsCheck(Said.read(cast, test.need("events")), viewer(cast, test.maybe("seen-by")));
    }

    static @Nullable Integer viewer(Cast cast, @Nullable Field field) {
        if (field == null) {
            return null;
        }
        return field.text().equals("spectator")
                ? Integer.valueOf(Position.SPECTATOR)
                : Integer.valueOf(cast.seat(field));
    }

    @Override
    public <P extends Position> void check(Stage<P> stage) {
        events.forEach(event -> Vocabulary.of(stage).checkLabels(event.fields()));
        int next = 0;
        List<Told> told = stage.block().events();
        for (int i = 0; i < told.size() && next < events.size(); i++) {
            if (events.get(next).fits(stage, told.get(i), viewer)) {
                stage.name(events.get(next).because());
                next++;
            }
        }
        if (next < events.size()) {
            Said missing = events.get(next);
            List<String> lines = new ArrayList<>();
            for (Told one : told) {
                if (!one.because().containsAll(missing.because()) && missing.fitsWithoutReason(stage, one, viewer)) {
                    String found = one.because().isEmpty() ? " none" : Voice.ids(one.because());
                    lines.add("it happened, but with other clauses:" + found);
                }
            }
            lines.addAll(Asking.list(
                    "what happened",
                    told.stream()
                            .<Tree>map(one -> Said.tree(stage, one, viewer))
                            .toList()));
            throw new ScenarioFailed(
                    "the event " + Flow.write(missing.tree()) + " did not happen"
                            + (next == 0
                                    ? ""
                                    : " after "
                                            + Flow.write(events.get(next - 1).tree())),
                    lines);
        }
    }
}
