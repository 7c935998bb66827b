package broadside.spanishmain;

import broadside.engine.tree.Tree;
import broadside.engine.words.Named;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists the components of the game for scenarios, name lists and component clauses. */
final class Cards {
    private Cards() {}

    static Map<String, List<String>> names() {
        Map<String, List<String>> names = new LinkedHashMap<>();
        names.put("ships", names(Ship.values()));
        names.put("pirates", names(Pirate.values()));
        names.put("adventures", names(Adventure.values()));
        names.put("movement cards", names(Movement.values()));
        names.put("nations", names(Nation.values()));
        return names;
    }

    private static List<String> names(Named[] all) {
        return Arrays.stream(all).map(Named::documentName).toList();
    }

    static Tree.Branch catalogue() {
        List<Tree> ships = new ArrayList<>();
        List<Tree> pirates = new ArrayList<>();
        for (Ship ship : Ship.values()) {
            ships.add(Tree.branch()
                    .put("ship", ship.documentName())
                    .put("nation", ship.nation().documentName())
                    .put("pirate", ship.pirate().documentName())
                    .put("sides", Tree.texts(List.of("undamaged", "damaged")))
                    .done());
        }
        for (Pirate pirate : Pirate.values()) {
            pirates.add(Tree.branch()
                    .put("pirate", pirate.documentName())
                    .put("ship", pirate.ship().documentName())
                    .done());
        }
        List<Tree> adventures = new ArrayList<>();
        Tree.Grow adventureCopies = Tree.branch();
        for (Adventure adventure : Adventure.values()) {
            adventureCopies.put(adventure.documentName(), adventure.copies());
            for (int i = 0; i < adventure.copies(); i++) {
                adventures.add(Tree.branch()
                        .put("card", adventure.documentName())
                        .put("back", "fame")
                        .done());
            }
        }
        List<Tree> movements = new ArrayList<>();
        Tree.Grow movementCopies = Tree.branch();
        for (Movement movement : Movement.values()) {
            movementCopies.put(movement.documentName(), movement.copies());
            for (int i = 0; i < movement.copies(); i++) {
                movements.add(Tree.of(movement.documentName()));
            }
        }
        List<Tree> holds = new ArrayList<>();
        for (int space = 1; space <= Ship.COUNT; space++) {
            holds.add(Tree.of("cargo hold " + space));
        }
        return Tree.branch()
                .put("ships", Tree.row(ships))
                .put("pirates", Tree.row(pirates))
                .put("adventures", Tree.row(adventures))
                .put("adventure-copies", adventureCopies.done())
                .put("movements", Tree.row(movements))
                .put("movement-copies", movementCopies.done())
                .put("cargo-holds", Tree.row(holds))
                .done();
    }
}
