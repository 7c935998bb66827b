package broadside.engine.event;

import broadside.engine.rules.Clause;
import java.util.List;

/** Joins an event with the clauses that caused it. */
public record Told(Event event, List<Clause> because) {
    public Told {
        because = List.copyOf(because);
    }

    public Told seenBy(int seat) {
        Event seen = event.seenBy(seat);
        return seen == event ? this : new Told(seen, because);
    }
}
