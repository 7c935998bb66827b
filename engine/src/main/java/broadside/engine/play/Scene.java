package broadside.engine.play;

import broadside.engine.chance.Chance;
import broadside.engine.event.Event;
import broadside.engine.event.EventSink;
import broadside.engine.event.Told;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives steps their chance and carries what they tell.
 *
 * <p>A silent scene (search, simulation) hears nothing: steps test {@link #heard} before they make an event.
 */
public final class Scene {
    private final Chance chance;
    private final @Nullable EventSink sink;
    private final @Nullable Cited cited;
    private final boolean heard;

    private Scene(Chance chance, @Nullable EventSink sink, @Nullable Cited cited) {
        this.chance = chance;
        this.sink = sink;
        this.cited = cited;
        this.heard = sink != null || cited != null;
    }

    /** Makes a scene without an audience. */
    public static Scene silent(Chance chance) {
        return new Scene(chance, null, null);
    }

    /** Makes a scene with an audience for events and for citations; either may be null. */
    public static Scene heard(Chance chance, @Nullable EventSink sink, @Nullable Cited cited) {
        return new Scene(chance, sink, cited);
    }

    public Chance chance() {
        return chance;
    }

    /** Says whether anybody listens. */
    public boolean heard() {
        return heard;
    }

    /** Tells an event and cites the clauses that caused it. */
    public void tell(Event event, Clause... because) {
        if (sink != null) {
            sink.accept(new Told(event, List.of(because)));
        }
        cite(because);
    }

    /** Cites clauses that applied without an event of their own. */
    public void cite(Clause... clauses) {
        if (cited != null) {
            cited.add(clauses);
        }
    }

    /** Cites one clause. */
    public void cite(Clause clause) {
        if (cited != null) {
            cited.add(clause);
        }
    }
}
