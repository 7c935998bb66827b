package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import org.jspecify.annotations.Nullable;

/** Finds what stands at the path by which a choice names a piece; writes the document once, and only at need. */
final class Named<P extends Position> {
    private final Stage<P> stage;
    private @Nullable Tree document;

    Named(Stage<P> stage) {
        this.stage = stage;
    }

    /** Returns what stands there; null where the text is no path into a list. */
    @Nullable
    Tree at(String path) {
        if (!path.endsWith("]") || path.indexOf('[') < 0) {
            return null;
        }
        Tree here = document == null ? stage.document(null) : document;
        document = here;
        return Place.read(Field.at("path", Tree.of(path)), path).find(here, stage.likeness());
    }
}
