package broadside.engine.scenario;

import broadside.engine.document.Codec;
import broadside.engine.event.Event;
import broadside.engine.event.Told;
import broadside.engine.play.Position;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Is an event as a file says it: its name, the fields that matter, and perhaps the clauses behind it. */
record Said(Tree tree, String name, Tree fields, List<Clause> because) {

    /** Reads one event or a list of them. */
    static List<Said> read(Cast cast, Field field) {
        List<Said> events = new ArrayList<>();
        for (Field one : field.rowOrOne()) {
            events.add(one(cast, one));
        }
        return events;
    }

    private static Said one(Cast cast, Field field) {
        String name = "";
        Tree fields = Tree.branch().done();
        List<Clause> because = List.of();
        if (!field.isBranch()) {
            name = field.text();
        } else {
            Set<String> names = new HashSet<>(field.children().keySet());
            names.remove("because");
            if (names.size() != 1) {
                throw field.wrong("expected one event name with its fields");
            }
            name = names.iterator().next();
            fields = field.children().getOrDefault(name, Tree.NOTHING);
            if (fields instanceof Tree.Nothing) {
                fields = Tree.branch().done();
            }
            Field clauses = field.maybe("because");
            because = clauses == null ? List.of() : cast.clauses(clauses);
        }
        Set<String> events = events(cast);
        if (!events.contains(name)) {
            throw field.wrong("there is no event '" + name + "'" + Vocabulary.nearest(name, events));
        }
        if (fields instanceof Tree.Branch branch) {
            List<String> known = cast.game().codec().fields(name);
            for (String part : branch.children().keySet()) {
                if (!known.contains(part)) {
                    throw field.wrong("the event '" + name + "' has no field '" + part + "'; it has "
                            + (known.isEmpty() ? "none" : String.join(", ", known)));
                }
            }
        } else {
            throw field.wrong("expected the fields of the event '" + name + "', found " + Flow.write(fields));
        }
        return new Said(field.tree(), name, fields, because);
    }

    /** Names the events of the game; its codec knows steps and questions too. */
    private static Set<String> events(Cast cast) {
        Codec codec = cast.game().codec();
        Set<String> events = new TreeSet<>();
        Iterator<Class<? extends Record>> classes = codec.classes().iterator();
        for (String name : codec.names()) {
            if (Event.class.isAssignableFrom(classes.next())) {
                events.add(name);
            }
        }
        return events;
    }

    /** Says whether this is the event that was told, as the viewer saw it. */
    <P extends Position> boolean fits(Stage<P> stage, Told told, @Nullable Integer viewer) {
        return told.because().containsAll(because) && fitsWithoutReason(stage, told, viewer);
    }

    /** Says whether this is the event that was told, whatever the clauses behind it. */
    <P extends Position> boolean fitsWithoutReason(Stage<P> stage, Told told, @Nullable Integer viewer) {
        Told seen = viewer == null ? told : told.seenBy(viewer);
        if (!stage.game().codec().name(seen.event()).equals(name)) {
            return false;
        }
        Tree written = stage.game().codec().write(seen.event(), stage.seats());
        Tree parts = written instanceof Tree.Branch branch ? branch.get(name) : null;
        return stage.likeness().fits(fields, parts == null ? Tree.branch().done() : parts);
    }

    /** Writes a told event the way a file says it. */
    static <P extends Position> Tree tree(Stage<P> stage, Told told, @Nullable Integer viewer) {
        Told seen = viewer == null ? told : told.seenBy(viewer);
        return stage.game().codec().write(seen.event(), stage.seats());
    }
}
