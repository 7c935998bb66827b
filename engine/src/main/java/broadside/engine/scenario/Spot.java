package broadside.engine.scenario;

import broadside.engine.document.Labels;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import org.jspecify.annotations.Nullable;

/** Finds the place that a path with a label means, and tells a field that is left out from one that cannot be. */
final class Spot {
    private Spot() {}

    /** Returns the place in the document; null where the labelled piece is out of the game. */
    static <P extends Position> @Nullable Place find(Stage<P> stage, Place place) {
        if (place.parts().isEmpty()) {
            return place;
        }
        Integer piece = stage.labels().piece(place.parts().get(0));
        if (piece == null) {
            return place;
        }
        String path = stage.game().path(stage.position(), piece);
        return path == null ? null : place.under(Place.read(Field.at("path", Tree.of(path)), path));
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
