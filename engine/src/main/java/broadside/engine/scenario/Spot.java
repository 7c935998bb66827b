package broadside.engine.scenario;

import broadside.engine.document.Labels;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the place that a path with a label or a name means, and tells a field that is left out from one that cannot be. */
final class Spot {
    private Spot() {}

    /** Returns the place in the document; null where the labelled piece is out of the game. */
    static <P extends Position> @Nullable Place find(Stage<P> stage, Place place) {
        if (place.parts().isEmpty()) {
            return place;
        }
        Integer piece = stage.labels().piece(place.parts().get(0));
        if (piece == null) {
            return named(stage, place);
        }
        String path = stage.game().path(stage.position(), piece);
        return path == null ? null : place.under(Place.read(Field.at("path", Tree.of(path)), path));
    }

    /** Finds a thing by its name alone, as people speak of it, where no field and no other thing is called so. */
    private static <P extends Position> Place named(Stage<P> stage, Place place) {
        String name = place.parts().get(0);
        Tree.Branch document = stage.document(null);
        if (Likeness.child(document, name) != null) {
            return place;
        }
        List<List<String>> found = new ArrayList<>();
        search(document, List.of(), name, stage.likeness(), found);
        return found.size() == 1 ? place.under(new Place(found.get(0))) : place;
    }

    /** Looks through the lists of a document and of its seats. */
    private static void search(
            Tree.Branch here, List<String> path, String name, Likeness likeness, List<List<String>> found) {
        here.children().forEach((key, child) -> {
            if (child instanceof Tree.Branch seat && path.isEmpty()) {
                search(seat, List.of(key), name, likeness, found);
            } else if (child instanceof Tree.Row row) {
                for (Tree item : row.items()) {
                    if (item instanceof Tree.Branch && likeness.fits(Tree.of(name), item)) {
                        List<String> place = new ArrayList<>(path);
                        place.addAll(List.of(key, name));
                        found.add(place);
                    }
                }
            }
        });
    }

    /**
     * Complains about a path that no document of the game can have.
     *
     * <p>Documents leave out what is at its default, so a missing field may be right or mistyped. The game itself
     * knows: its reader refuses fields it does not know.
     */
    static <P extends Position> void mustExist(Stage<P> stage, Place place, Tree sample) {
        Tree with = place.with(stage.document(null), sample, stage.likeness());
        if (with == null) {
            return;
        }
        try {
            stage.game().read(stage.position().setup(), Field.root(with), new Labels());
        } catch (BadDocument refused) {
            if (refused.complaint().contains("is unknown here")) {
                throw new ScenarioFailed("there is no place '" + place + "' in the document", refused.complaint());
            }
        }
    }
}
