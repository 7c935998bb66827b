package broadside.engine.scenario;

import broadside.engine.game.Game;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import java.util.ArrayList;
import java.util.List;

/** Knows which game a file is about and who sits at the table, so that its steps can be read. */
record Cast(Game<?> game, List<String> seats) {
    Cast {
        seats = List.copyOf(seats);
    }

    /** Reads the name of a seat. */
    int seat(Field field) {
        return seat(field, field.text());
    }

    /** Finds a seat by a name that stands in this field. */
    int seat(Field field, String name) {
        int seat = seats.indexOf(name);
        if (seat < 0) {
            throw field.wrong("there is no seat '" + name + "'; expected one of " + String.join(", ", seats));
        }
        return seat;
    }

    List<Integer> seats(Field field) {
        List<Integer> read = new ArrayList<>();
        for (Field one : field.rowOrOne()) {
            read.add(seat(one));
        }
        return read;
    }

    /** Reads clause ids; they must stand in the index of this game. */
    List<Clause> clauses(Field field) {
        List<Clause> clauses = new ArrayList<>();
        for (Field one : field.rowOrOne()) {
            clauses.add(clause(one));
        }
        return clauses;
    }

    private Clause clause(Field field) {
        String id = field.text();
        for (String prefix : game.clausePrefixes()) {
            if (id.startsWith(prefix + "-")) {
                try {
                    return Clause.of(id);
                } catch (IllegalArgumentException unknown) {
                    throw field.wrong("the rule index has no clause '" + id + "'");
                }
            }
        }
        throw field.wrong("'" + id + "' is no clause of " + game.id() + "; its clauses begin with "
                + String.join("-, ", game.clausePrefixes()) + "-");
    }
}
