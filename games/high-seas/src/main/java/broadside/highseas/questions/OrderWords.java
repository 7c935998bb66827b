package broadside.highseas.questions;

import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Names;
import broadside.highseas.Position;

/** Says what an order is, in parts and in words. */
final class OrderWords {
    private static final String[] VERBS = {
        "end turn", "move", "shoot", "explore", "repair", "scuttle", "release", "land", "embark", "row"
    };

    private OrderWords() {}

    static Tree parts(Position p, long choice) {
        int kind = Menu.kind(choice);
        if (kind == GiveOrder.END) {
            return Tree.of(VERBS[0]);
        }
        Tree.Grow out = Tree.branch().put(VERBS[kind], Names.of(p, Menu.ship(choice)));
        if (kind == GiveOrder.EXPLORE) {
            out.put("target", Names.of(p, Menu.a(choice)));
        } else if (kind == GiveOrder.REPAIR) {
            out.put("mast", Menu.a(choice) + 1);
        } else if (kind == GiveOrder.LAND || kind == GiveOrder.EMBARK) {
            out.put("crew", Names.crew(p, Menu.a(choice)));
            if (p.isFaceUp(Menu.a(choice))) {
                out.put("face-up", true);
            }
        }
        return out.done();
    }

    static Message label(Position p, long choice) {
        int kind = Menu.kind(choice);
        String key = "hs.label." + VERBS[kind].replace(' ', '-');
        if (kind == GiveOrder.END) {
            return Message.of(key);
        }
        String ship = Names.of(p, Menu.ship(choice));
        return switch (kind) {
            case GiveOrder.EXPLORE -> Message.of(key, ship, Names.of(p, Menu.a(choice)));
            case GiveOrder.REPAIR -> Message.of(key, ship, Menu.a(choice) + 1);
            case GiveOrder.LAND, GiveOrder.EMBARK -> Message.of(key, ship, Names.crew(p, Menu.a(choice)));
            default -> Message.of(key, ship);
        };
    }
}
