package broadside.pirateattack;

import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Named;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tells the facts of cards that a picture of them needs. */
final class Pieces {
    private Pieces() {}

    static Tree.Branch all() {
        Map<Card.Group, List<Tree>> groups = new LinkedHashMap<>();
        for (Card card : Card.values()) {
            groups.computeIfAbsent(card.group(), group -> new ArrayList<>()).add(facts(card));
        }
        Tree.Grow out = Tree.branch();
        groups.forEach((group, cards) -> out.put(Words.slug(group.name()), Tree.row(cards)));
        return out.put("witch-doctor", bought(WitchDoctor.values(), WitchDoctor.COPIES))
                .put("fortune-teller", bought(FortuneTeller.values(), FortuneTeller.COPIES))
                .done();
    }

    private static Tree facts(Card card) {
        List<String> clauses = new ArrayList<>();
        for (Clause clause : card.clauses()) {
            clauses.add(clause.id());
        }
        return Tree.branch()
                .put("id", card.documentName())
                .put("copies", card.copies())
                .putUnlessZero("cannons", card.cannons())
                .putUnlessZero("strength", card.strength())
                .putUnlessZero("gold", card.gold())
                .put("clauses", Tree.texts(clauses))
                .done();
    }

    private static Tree bought(Named[] kinds, int copies) {
        List<Tree> cards = new ArrayList<>();
        for (Named kind : kinds) {
            cards.add(Tree.branch()
                    .put("id", kind.documentName())
                    .put("copies", copies)
                    .done());
        }
        return Tree.row(cards);
    }
}
