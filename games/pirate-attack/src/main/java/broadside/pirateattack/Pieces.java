package broadside.pirateattack;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tells what a picture of a card needs: its sort, its scroll, its numbers, how many there are. */
final class Pieces {
    private Pieces() {}

    static Tree.Branch all() {
        List<Tree> cards = new ArrayList<>();
        List<Tree> ships = new ArrayList<>();
        for (Card card : Card.values()) {
            Tree.Grow piece = Tree.branch()
                    .put("id", card.documentName())
                    .put("group", card.group().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                    .put("scroll", scroll(card))
                    .put("copies", card.copies())
                    .putUnlessZero("cannons", card.cannons())
                    .putUnlessZero("strength", card.strength())
                    .putUnlessZero("gold", card.gold());
            (card.isShip() ? ships : cards).add(piece.done());
        }
        List<Tree> doctors = new ArrayList<>();
        List<Tree> tellers = new ArrayList<>();
        for (int kind = 0; kind < WitchDoctor.KINDS; kind++) {
            String doctor = WitchDoctor.of(kind).documentName();
            String teller = FortuneTeller.of(kind).documentName();
            doctors.add(Tree.branch()
                    .put("id", doctor)
                    .put("copies", WitchDoctor.COPIES)
                    .put("countered", teller)
                    .done());
            tellers.add(Tree.branch()
                    .put("id", teller)
                    .put("copies", FortuneTeller.COPIES)
                    .put("counters", doctor)
                    .done());
        }
        return Tree.branch()
                .put("ship", Tree.row(ships))
                .put("card", Tree.row(cards))
                .put("doctor", Tree.row(doctors))
                .put("teller", Tree.row(tellers))
                .done();
    }

    /** Red cards are played at once, purple ones saved; the others are held in the hand. */
    private static String scroll(Card card) {
        return switch (card.group()) {
            case RED -> "red";
            case GOLD -> "purple";
            default -> "plain";
        };
    }
}
