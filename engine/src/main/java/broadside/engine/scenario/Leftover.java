package broadside.engine.scenario;

import broadside.engine.tree.Tree;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Judges the parts of an act that a choice leaves for later decisions. */
final class Leftover {
    private Leftover() {}

    /** Says whether other choices of the same kind have such a part: then it was meant here, not for later. */
    static boolean isHeldByOthers(Fit fit, List<Tree> thinkable, Likeness likeness) {
        for (String part : left(fit)) {
            for (Tree other : thinkable) {
                if (fit.described() instanceof Tree.Branch own
                        && other instanceof Tree.Branch branch
                        && Likeness.child(own, part) == null
                        && Likeness.child(branch, part) != null
                        && isSameKind(own, branch, likeness)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isSameKind(Tree.Branch one, Tree.Branch other, Likeness likeness) {
        String verb = one.children().keySet().iterator().next();
        Tree main = one.get(verb);
        Tree there = other.get(verb);
        return main != null && there != null && likeness.equal(main, there);
    }

    /** Says whether a part is called almost, but not quite, as one that choices with the same verb have. */
    static boolean isMistyped(Fit fit, List<Tree> thinkable) {
        if (!(fit.described() instanceof Tree.Branch own)) {
            return false;
        }
        String verb = own.children().keySet().iterator().next();
        Set<String> names = new HashSet<>();
        for (Tree other : thinkable) {
            if (other instanceof Tree.Branch branch && branch.get(verb) != null) {
                names.addAll(branch.children().keySet());
            }
        }
        Set<String> unknown = new HashSet<>(left(fit));
        unknown.removeAll(names);
        names.remove(verb);
        return unknown.stream().anyMatch(part -> names.stream().anyMatch(name -> Vocabulary.isAlike(part, name)));
    }

    private static Collection<String> left(Fit fit) {
        return fit.rest() instanceof Tree.Branch rest ? rest.children().keySet() : List.of();
    }
}
