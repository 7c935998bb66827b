package broadside.server.rules;

import broadside.engine.rules.Clause;
import broadside.engine.rules.RuleBook;
import broadside.engine.rules.Ruling;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes pages of a rule book: its contents, what a search found, one clause or ruling. */
final class RulePages {
    private final RuleBook book;

    RulePages(RuleBook book) {
        this.book = book;
    }

    /** Writes all sections, or one of them, with their clauses; and the titles of the rulings. */
    Tree.Branch contents(@Nullable String section) {
        Map<String, List<Tree>> sections = new LinkedHashMap<>();
        for (Clause clause : book.clauses()) {
            if (section == null || section.equals(clause.section())) {
                sections.computeIfAbsent(clause.section(), id -> new ArrayList<>())
                        .add(brief(clause));
            }
        }
        List<Tree> rows = new ArrayList<>();
        sections.forEach((id, clauses) -> rows.add(
                Tree.branch().put("id", id).put("clauses", Tree.row(clauses)).done()));
        List<Tree> rulings = new ArrayList<>();
        if (section == null) {
            book.rulings().forEach(ruling -> rulings.add(brief(ruling)));
        }
        return Tree.branch()
                .put("game", book.game())
                .put("sections", Tree.row(rows))
                .put("rulings", Tree.row(rulings))
                .put("found", Tree.row(List.of()))
                .done();
    }

    /** Writes the clauses and rulings that hold these words, the best first. */
    Tree.Branch found(String words) {
        List<Tree> found = new ArrayList<>();
        for (String line : book.search(words)) {
            String id = line.substring(0, line.indexOf("  "));
            Clause clause = book.clause(id);
            Ruling ruling = book.ruling(id);
            if (clause != null) {
                found.add(brief(clause));
            } else if (ruling != null) {
                found.add(brief(ruling));
            }
        }
        return Tree.branch()
                .put("game", book.game())
                .put("sections", Tree.row(List.of()))
                .put("rulings", Tree.row(List.of()))
                .put("found", Tree.row(found))
                .done();
    }

    /** Writes one clause or ruling; null where nothing has this number. */
    Tree.@Nullable Branch one(String id) {
        Ruling ruling = book.ruling(id);
        if (ruling != null) {
            return whole(ruling);
        }
        Clause clause = book.clause(id);
        return clause == null ? null : whole(clause);
    }

    private Tree.Branch whole(Clause clause) {
        int at = book.clauses().indexOf(clause);
        Tree.Grow neighbours = Tree.branch();
        if (at > 0) {
            neighbours.put("before", book.clauses().get(at - 1).id());
        }
        if (at + 1 < book.clauses().size()) {
            neighbours.put("after", book.clauses().get(at + 1).id());
        }
        List<Tree> rulings = new ArrayList<>();
        for (Ruling ruling : book.rulingsOn(clause)) {
            rulings.add(Tree.branch()
                    .put("id", ruling.id())
                    .put("title", ruling.title())
                    .put("text", ruling.answer())
                    .done());
        }
        return Tree.branch()
                .put("id", clause.id())
                .put("what", "clause")
                .put("section", clause.section())
                .put("source", clause.kind())
                .put("text", clause.text())
                .put("testable", clause.testable())
                .put("rulings", Tree.row(rulings))
                .put("neighbours", neighbours.done())
                .done();
    }

    private Tree.Branch whole(Ruling ruling) {
        List<Tree> clauses = new ArrayList<>();
        for (String id : ruling.clauses()) {
            Clause clause = book.clause(id);
            if (clause != null) {
                clauses.add(brief(clause));
            }
        }
        int at = book.rulings().indexOf(ruling);
        Tree.Grow neighbours = Tree.branch();
        if (at > 0) {
            neighbours.put("before", book.rulings().get(at - 1).id());
        }
        if (at + 1 < book.rulings().size()) {
            neighbours.put("after", book.rulings().get(at + 1).id());
        }
        return Tree.branch()
                .put("id", ruling.id())
                .put("what", "ruling")
                .put("title", ruling.title())
                .put("source", ruling.status())
                .put("question", ruling.question())
                .put("text", ruling.answer())
                .put("reason", ruling.reason())
                .put("clauses", Tree.row(clauses))
                .put("neighbours", neighbours.done())
                .done();
    }

    private static Tree brief(Clause clause) {
        return Tree.branch()
                .put("id", clause.id())
                .put("what", "clause")
                .put("section", clause.section())
                .put("text", clause.text())
                .done();
    }

    private static Tree brief(Ruling ruling) {
        return Tree.branch()
                .put("id", ruling.id())
                .put("what", "ruling")
                .put("section", "")
                .put("text", ruling.title())
                .done();
    }
}
