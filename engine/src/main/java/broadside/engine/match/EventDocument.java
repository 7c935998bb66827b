package broadside.engine.match;

import broadside.engine.document.Codec;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes events for records and messages: the event itself, what to say of it, and the clauses behind it. */
public final class EventDocument {
    private final Codec codec;
    private final List<String> seats;
    private final @Nullable Words words;

    /**
     * Makes a writer for the events of one match.
     *
     * @param words where given, each event also carries its sentence
     */
    public EventDocument(Game<?> game, List<String> seats, @Nullable Words words) {
        this.codec = game.codec().and(TableEvents.CODEC);
        this.seats = seats;
        this.words = words;
    }

    /** Writes the event as it is told; the caller has made it the viewer's with {@code seenBy}. */
    public Tree.Branch write(Told told) {
        List<String> because = new ArrayList<>();
        for (Clause clause : told.because()) {
            because.add(clause.id());
        }
        Tree.Grow out = Tree.branch()
                .put("event", codec.write(told.event(), seats))
                .put("message", told.event().message().tree());
        if (!because.isEmpty()) {
            out.put("because", Tree.texts(because));
        }
        if (words != null) {
            out.put("says", words.say(told.event().message(), seats));
        }
        return out.done();
    }
}
