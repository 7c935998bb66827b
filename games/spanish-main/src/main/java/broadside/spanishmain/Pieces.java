package broadside.spanishmain;

import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Tells the facts of ships, pirates and cards that a picture of them needs. */
final class Pieces {
    private Pieces() {}

    static Tree.Branch all() {
        List<Tree> ships = new ArrayList<>();
        List<Tree> pirates = new ArrayList<>();
        for (Ship ship : Ship.values()) {
            String nation = ship.nation().documentName();
            String pirate = ship.pirate().documentName();
            ships.add(Tree.branch()
                    .put("id", ship.documentName())
                    .put("nation", nation)
                    .put("pirate", pirate)
                    .done());
            pirates.add(Tree.branch()
                    .put("id", pirate)
                    .put("nation", nation)
                    .put("ship", ship.documentName())
                    .done());
        }
        List<Tree> adventures = new ArrayList<>();
        for (Adventure adventure : Adventure.values()) {
            adventures.add(Tree.branch()
                    .put("id", adventure.documentName())
                    .put("copies", adventure.copies())
                    .putAll(adventure.effect().facts())
                    .put("clauses", ids(adventure.clauses()))
                    .done());
        }
        List<Tree> movements = new ArrayList<>();
        for (Movement movement : Movement.values()) {
            movements.add(Tree.branch()
                    .put("id", movement.documentName())
                    .put("copies", movement.copies())
                    .put("targets", movement.effect().targets())
                    .putAll(movement.effect().facts())
                    .put("clauses", ids(movement.clauses()))
                    .done());
        }
        List<Tree> nations = new ArrayList<>();
        for (Nation nation : Nation.values()) {
            nations.add(Tree.branch("id", Tree.of(nation.documentName())));
        }
        return Tree.branch()
                .put("ship", Tree.row(ships))
                .put("pirate", Tree.row(pirates))
                .put("adventure", Tree.row(adventures))
                .put("movement", Tree.row(movements))
                .put("nation", Tree.row(nations))
                .done();
    }

    private static Tree.Row ids(Clause... clauses) {
        List<String> ids = new ArrayList<>();
        for (Clause clause : clauses) {
            ids.add(clause.id());
        }
        return Tree.texts(ids);
    }
}
