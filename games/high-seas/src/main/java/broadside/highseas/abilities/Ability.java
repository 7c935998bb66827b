package broadside.highseas.abilities;

import broadside.engine.rules.Clause;
import java.util.EnumMap;
import java.util.Map;

/**
 * Is one ability: its id, its clauses, and which matters it answers.
 *
 * <p>The rules never ask for an ability by name; they ask who answers a matter for a ship.
 *
 * @param stack abilities with the same key on one ship do not add up (PC-STACK-01)
 */
public record Ability(String id, String stack, Clause[] clauses, Map<Matter, Integer> answers) {
    public Ability {
        answers = new EnumMap<>(answers);
    }

    /** Returns the answer to a matter, or 0. */
    public int answer(Matter matter) {
        return answers.getOrDefault(matter, 0);
    }
}
