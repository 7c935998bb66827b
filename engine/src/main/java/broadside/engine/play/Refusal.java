package broadside.engine.play;

import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;

/** Says why a choice is not possible, in words and clauses. */
public record Refusal(Message message, List<Clause> clauses) {
    public Refusal {
        clauses = List.copyOf(clauses);
    }

    public static Refusal of(Reason reason, Object... args) {
        return new Refusal(Message.of(reason.key(), args), List.of(reason.clauses()));
    }

    /** Writes the refusal for the protocol. */
    public Tree tree() {
        List<String> ids = new ArrayList<>();
        for (Clause clause : clauses) {
            ids.add(clause.id());
        }
        return Tree.branch()
                .put("message", message.tree())
                .put("clauses", Tree.texts(ids))
                .done();
    }
}
