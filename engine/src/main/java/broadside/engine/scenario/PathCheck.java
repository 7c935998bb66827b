package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tests what stands at a path of the document, or of what viewers see of it.
 *
 * @param viewers whose views are looked at; null means the whole truth
 */
record PathCheck(@Nullable List<Integer> viewers, Place place, Contents contents) implements Check {
    private static final Pattern VIEW = Pattern.compile("view\\(([^)]*)\\)\\.?(.*)");

    static PathCheck read(Cast cast, Field test) {
        Field path = test.need("path");
        String text = path.text().strip();
        List<Integer> viewers = null;
        Matcher view = VIEW.matcher(text);
        if (view.matches()) {
            viewers = viewers(cast, path, view.group(1).strip());
            text = view.group(2);
        }
        Contents contents = Contents.read(test, Set.of("path", "unchanged"));
        if (viewers != null && contents.unchanged()) {
            throw test.wrong("only the table itself can be tested for 'unchanged', not a view");
        }
        return new PathCheck(viewers, Place.read(path, text), contents);
    }

    private static List<Integer> viewers(Cast cast, Field path, String who) {
        List<Integer> viewers = new ArrayList<>();
        if (who.equals("*")) {
            for (int seat = 0; seat < cast.seats().size(); seat++) {
                viewers.add(seat);
            }
            viewers.add(Position.SPECTATOR);
        } else {
            viewers.add(who.equals("spectator") ? Position.SPECTATOR : cast.seat(path, who));
        }
        return viewers;
    }

    @Override
    public <P extends Position> void check(Stage<P> stage) {
        if (viewers == null) {
            check(stage, null);
            return;
        }
        Place seen = Spot.find(stage, place);
        stage.cite(List.of(stage.game().secrecy(String.valueOf(seen == null ? place : seen))));
        for (int viewer : viewers) {
            check(stage, viewer);
        }
    }

    private <P extends Position> void check(Stage<P> stage, @Nullable Integer viewer) {
        Place where = Spot.find(stage, place);
        Tree document = stage.document(viewer);
        Likeness likeness = stage.likeness(document);
        Tree found = where == null ? null : where.find(document, likeness);
        if (found == null && where != null) {
            Spot.mustExist(stage, where, contents.sample());
        }
        if (contents.unchanged()) {
            Tree before = where == null ? null : where.find(stage.block().before(), stage.likeness());
            UnchangedCheck.compare(stage, String.valueOf(place), before, found);
        }
        contents.check(stage, likeness, name(stage, viewer), found);
        contents.checkLabels(stage, where);
    }

    private <P extends Position> String name(Stage<P> stage, @Nullable Integer viewer) {
        if (viewer == null) {
            return place.toString();
        }
        String who = viewer == Position.SPECTATOR ? "spectator" : stage.seats().get(viewer);
        return "view(" + who + ")" + (place.parts().isEmpty() ? "" : "." + place);
    }
}
