package broadside.pirateattack;

import broadside.engine.tree.Tree;
import broadside.engine.words.Named;
import broadside.pirateattack.cards.Market;
import broadside.pirateattack.cards.SeaCreature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists the components of the game for scenarios, name lists and component clauses. */
final class Catalogue {
    private static final int RED_CHIPS = 12;
    private static final int WHITE_CHIPS = 48;

    private Catalogue() {}

    static Map<String, List<String>> names() {
        Map<String, List<String>> names = new LinkedHashMap<>();
        names.put("ships", names(Card.Group.SHIP));
        names.put("add-ons", names(Card.Group.ADD_ON));
        names.put("play cards", names(Card.Group.PLAY));
        names.put("red cards", names(Card.Group.RED));
        names.put("gold in the deck", names(Card.Group.GOLD));
        List<String> doctors = new ArrayList<>();
        for (WitchDoctor doctor : WitchDoctor.values()) {
            doctors.add(doctor.documentName());
        }
        names.put("witch doctors", doctors);
        List<String> tellers = new ArrayList<>();
        for (FortuneTeller teller : FortuneTeller.values()) {
            tellers.add(teller.documentName());
        }
        names.put("fortune tellers", tellers);
        List<String> gold = new ArrayList<>();
        for (int value = 1; value <= Purse.VALUES; value++) {
            gold.add(Stocks.goldName(value));
        }
        names.put("gold cards", gold);
        names.put("stalls", List.of(ChoiceWords.DOCTOR, ChoiceWords.TELLER));
        return names;
    }

    private static List<String> names(Card.Group group) {
        List<String> names = new ArrayList<>();
        for (Card card : Card.values()) {
            if (card.group() == group) {
                names.add(card.documentName());
            }
        }
        return names;
    }

    static Tree.Branch catalogue() {
        Tree.Grow copies = Tree.branch();
        Map<Card.Group, List<Tree>> groups = new LinkedHashMap<>();
        List<Tree> all = new ArrayList<>();
        for (Card card : Card.values()) {
            copies.put(card.documentName(), card.copies());
            for (int i = 0; i < card.copies(); i++) {
                groups.computeIfAbsent(card.group(), group -> new ArrayList<>()).add(card(card));
                all.add(Tree.of(card.documentName()));
            }
        }
        Tree.Grow out = Tree.branch();
        out.put("ships", Tree.row(groups.getOrDefault(Card.Group.SHIP, List.of())));
        out.put("add-ons", Tree.row(groups.getOrDefault(Card.Group.ADD_ON, List.of())));
        out.put("play-cards", Tree.row(groups.getOrDefault(Card.Group.PLAY, List.of())));
        out.put("red-cards", Tree.row(groups.getOrDefault(Card.Group.RED, List.of())));
        out.put("saved-gold", Tree.row(groups.getOrDefault(Card.Group.GOLD, List.of())));
        List<Tree> doctors = several(WitchDoctor.values(), WitchDoctor.COPIES, copies);
        List<Tree> tellers = several(FortuneTeller.values(), FortuneTeller.COPIES, copies);
        List<Tree> gold = new ArrayList<>();
        for (int value = 1; value <= Purse.VALUES; value++) {
            int count = Purse.IN_PILE[value - 1] + Purse.FOR_CHANGE[value - 1];
            copies.put(Stocks.goldName(value), count);
            for (int i = 0; i < count; i++) {
                gold.add(Tree.of(Stocks.goldName(value)));
            }
        }
        all.addAll(doctors);
        all.addAll(tellers);
        all.addAll(gold);
        List<Tree> chips = new ArrayList<>();
        for (int i = 0; i < RED_CHIPS + WHITE_CHIPS; i++) {
            boolean red = i < RED_CHIPS;
            chips.add(Tree.branch()
                    .put("chip", red ? "red" : "white")
                    .put("points", red ? 5 : 1)
                    .done());
        }
        return out.put("witch-doctors", Tree.row(doctors))
                .put("fortune-tellers", Tree.row(tellers))
                .put("gold-cards", Tree.row(gold))
                .put("cards", Tree.row(all))
                .put("copies", copies.done())
                .put("fame-chips", Tree.row(chips))
                .done();
    }

    private static Tree card(Card card) {
        Tree.Grow out = Tree.branch().put("card", card.documentName());
        if (card.isShip() || card.group() == Card.Group.ADD_ON) {
            out.put("cannons", card.cannons()).put("strength", card.strength());
        }
        if (card.effect() instanceof SeaCreature creature) {
            out.put("level", creature.level());
        }
        if (card.effect() instanceof Market market && market.opens()) {
            out.put("price", market.price());
        }
        return out.putUnlessZero("gold", card.gold()).done();
    }

    private static List<Tree> several(Named[] kinds, int each, Tree.Grow copies) {
        List<Tree> cards = new ArrayList<>();
        for (Named kind : kinds) {
            copies.put(kind.documentName(), each);
            for (int i = 0; i < each; i++) {
                cards.add(Tree.of(kind.documentName()));
            }
        }
        return cards;
    }
}
