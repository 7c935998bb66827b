package broadside.server.tables;

import broadside.engine.table.Desk;
import broadside.engine.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * Is a request that was tried: should the store go away meanwhile, it can be found out whether it was taken.
 *
 * @param answer what it answers; null where it is no answer
 * @param entries how many entries the match had before
 */
record Tried(Tree message, Desk.@Nullable Answer answer, int entries) {

    /** Says whether another message asks for the same; the mark for its reply may differ. */
    boolean isSame(Tree other) {
        return asked(message).equals(asked(other));
    }

    private static Tree asked(Tree message) {
        if (!(message instanceof Tree.Branch branch)) {
            return message;
        }
        Tree.Grow out = Tree.branch();
        for (String name : branch.children().keySet()) {
            if (!name.equals("ref")) {
                out.put(name, branch.children().get(name));
            }
        }
        return out.done();
    }
}
