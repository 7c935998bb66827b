package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.Map;
import java.util.function.BiFunction;

/** Is one entry of {@code play}. */
interface PlayStep {
    <P extends Position> void play(Stage<P> stage);

    /** The words an entry may begin with, and how the rest of it is read. */
    Map<String, BiFunction<Cast, Field, PlayStep>> KINDS = Map.of(
            "do", DoStep::read,
            "refuse", RefuseStep::read,
            "asked", AskedStep::read,
            "offer", OfferStep::read,
            "until", UntilStep::read,
            "raise", RaiseStep::read,
            "expect", (cast, entry) -> ExpectStep.read(cast, entry, "expect", true),
            "meanwhile", (cast, entry) -> ExpectStep.read(cast, entry, "meanwhile", false));

    /** Returns the word an entry begins with; an entry has exactly one of them. */
    static String kind(Field entry) {
        String found = null;
        for (String name : entry.children().keySet()) {
            if (KINDS.containsKey(name)) {
                if (found != null) {
                    throw entry.wrong("an entry does one thing; this one has both '" + found + "' and '" + name + "'");
                }
                found = name;
            }
        }
        if (found == null) {
            throw entry.wrong("expected one of " + String.join(", ", new java.util.TreeSet<>(KINDS.keySet()))
                    + "; found " + Flow.write(entry.tree()));
        }
        return found;
    }

    static PlayStep read(Cast cast, Field entry) {
        var reader = KINDS.get(kind(entry));
        if (reader == null) {
            throw new IllegalStateException("every kind has its reader");
        }
        return reader.apply(cast, entry);
    }
}
