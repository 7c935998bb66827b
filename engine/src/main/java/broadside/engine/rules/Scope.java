package broadside.engine.rules;

import broadside.engine.tree.Field;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Says by which step of the work each clause is due: {@code SM: {due: 1, sections: {"Some section": 2}}}. */
public final class Scope {
    private final Map<String, Integer> byIndex = new HashMap<>();
    private final Map<String, Integer> bySection = new HashMap<>();
    private final Map<String, Integer> byClause = new HashMap<>();

    private Scope() {}

    /** Makes a scope by which everything is due from the start. */
    public static Scope everything() {
        return new Scope();
    }

    /** Reads the content of a {@code scope.yaml}. */
    public static Scope read(Field field) {
        Scope scope = new Scope();
        for (String index : field.children().keySet()) {
            Field entry = field.need(index).only(Set.of("due", "sections", "clauses"));
            scope.byIndex.put(index, entry.need("due").whole(0, 1000));
            Field clauses = entry.maybe("clauses");
            if (clauses != null) {
                for (String id : clauses.children().keySet()) {
                    if (ClauseIndex.of(index).clauses().stream()
                            .noneMatch(clause -> clause.id().equals(id))) {
                        throw clauses.wrong("the index " + index + " has no clause '" + id + "'");
                    }
                    scope.byClause.put(id, clauses.need(id).whole(0, 1000));
                }
            }
            Field sections = entry.maybe("sections");
            if (sections != null) {
                for (String section : sections.children().keySet()) {
                    if (ClauseIndex.of(index).clauses().stream()
                            .noneMatch(clause -> clause.section().equals(section))) {
                        throw sections.wrong("the index " + index + " has no section '" + section + "'");
                    }
                    scope.bySection.put(
                            index + " " + section, sections.need(section).whole(0, 1000));
                }
            }
        }
        return scope;
    }

    /** Returns the step by which this clause is due; a clause that nothing speaks of is due from the start. */
    public int due(Clause clause) {
        Integer own = byClause.get(clause.id());
        if (own != null) {
            return own;
        }
        String index = clause.id().substring(0, clause.id().indexOf('-'));
        return bySection.getOrDefault(index + " " + clause.section(), byIndex.getOrDefault(index, 0));
    }
}
