package broadside.engine.document;

import broadside.engine.tree.Field;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Remembers which piece a document calls by which label ({@code as: B}); pieces are numbered as the game likes. */
public final class Labels {
    private final Map<String, Integer> pieces = new LinkedHashMap<>();

    /** Notes the label that this field gives to a piece, if it gives one. */
    public void note(Field field, int piece) {
        if (!field.isBranch()) {
            return;
        }
        Field label = field.maybe("as");
        if (label != null && pieces.put(label.text(), piece) != null) {
            throw label.wrong("the label '" + label.text() + "' is given twice");
        }
    }

    /** Returns every label. */
    public Set<String> all() {
        return Collections.unmodifiableSet(pieces.keySet());
    }

    /** Returns the piece with this label, or null. */
    public @Nullable Integer piece(String label) {
        return pieces.get(label);
    }
}
