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
    private final @Nullable Obvious obvious;
    private final boolean heard;

    private Scene(Chance chance, @Nullable EventSink sink, @Nullable Cited cited, @Nullable Obvious obvious) {
        this.chance = chance;
        this.sink = sink;
        this.cited = cited;
        this.obvious = obvious;
        this.heard = sink != null || cited != null;
    }

    /** Makes a scene without an audience. */
    public static Scene silent(Chance chance) {
        return new Scene(chance, null, null, null);
    }

    /** Makes a scene with an audience for events and for citations; either may be null. */
    public static Scene heard(Chance chance, @Nullable EventSink sink, @Nullable Cited cited) {
        return new Scene(chance, sink, cited, null);
    }

    /** Makes a scene whose audience also hears which questions answered themselves. */
    public static Scene heard(Chance chance, EventSink sink, Cited cited, Obvious obvious) {
        return new Scene(chance, sink, cited, obvious);
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

    /**
     * Notes that a question is not asked because this is its only answer. To be called before the answer is carried
     * out, and only where somebody {@linkplain #heard listens}.
     */
    public void obvious(Position position, int seat, Question<?> question, long answer) {
        if (obvious != null) {
            obvious.answered(position, seat, question, answer);
        }
    }
}
