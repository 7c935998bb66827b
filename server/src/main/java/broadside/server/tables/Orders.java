package broadside.server.tables;

import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Writes standing orders for the store and reads them back. */
final class Orders {
    private Orders() {}

    static String write(Map<String, Boolean> orders) {
        Tree.Grow out = Tree.branch();
        new TreeMap<>(orders).forEach((window, pass) -> out.put(window, pass));
        return Json.write(out.done());
    }

    static Map<String, Boolean> read(String written) {
        Map<String, Boolean> orders = new HashMap<>();
        Field root = Field.root(Json.read(written));
        root.children()
                .keySet()
                .forEach(window -> orders.put(window, root.need(window).truth()));
        return orders;
    }
}
