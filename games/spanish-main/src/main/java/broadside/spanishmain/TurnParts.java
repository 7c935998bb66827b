package broadside.spanishmain;

import broadside.engine.tree.Tree;
import broadside.engine.words.Named;
import broadside.engine.words.Words;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the parts that {@link TurnWords} writes back into a choice. */
final class TurnParts {
    private static final Map<String, Integer> CARDS = index(Movement.values());
    private static final Map<String, Integer> SHIPS = index(Ship.values());
    private static final Map<String, Integer> PIRATES = index(Pirate.values());

    private TurnParts() {}

    /** Returns the choice, or null where the parts make none that anybody could think of. */
    static @Nullable Long parse(Position position, Tree parts) {
        if (parts instanceof Tree.Text text) {
            return switch (text.value()) {
                case "pass" -> TurnChoice.pass();
                case "repair" -> TurnChoice.repair();
                default -> null;
            };
        }
        if (!(parts instanceof Tree.Branch branch)) {
            return null;
        }
        if (branch.get("play") != null) {
            return only(branch, "play", "ship", "ships", "spaces") ? play(position, branch) : null;
        }
        if (branch.get("accuse") != null) {
            return only(branch, "accuse", "pirate", "discard") ? accuse(position, branch) : null;
        }
        if (branch.get("repair") != null && only(branch, "repair")) {
            Integer ship = SHIPS.get(plain(branch.get("repair")));
            return ship == null ? null : TurnChoice.onShip(TurnChoice.repair(), ship);
        }
        if (plain(branch.get("pass")).equals("swap") && only(branch, "pass", "discard")) {
            Integer card = CARDS.get(plain(branch.get("discard")));
            return card == null ? null : TurnChoice.discarding(TurnChoice.pass(), card);
        }
        return null;
    }

    private static @Nullable Long play(Position position, Tree.Branch parts) {
        Integer card = CARDS.get(plain(parts.get("play")));
        if (card == null) {
            return null;
        }
        long choice = TurnChoice.play(card);
        if (parts.get("ship") != null) {
            Integer ship = SHIPS.get(plain(parts.get("ship")));
            if (ship == null || parts.get("ships") != null) {
                return null;
            }
            choice = TurnChoice.onShip(choice, ship);
        } else if (parts.get("ships") != null) {
            if (!(parts.get("ships") instanceof Tree.Row row) || row.items().size() != 2) {
                return null;
            }
            Integer first = SHIPS.get(plain(row.items().get(0)));
            Integer second = SHIPS.get(plain(row.items().get(1)));
            if (first == null || second == null || first.equals(second)) {
                return null;
            }
            // Whichever ship is named first: the one nearer to the front leads.
            boolean inOrder = position.spaceOf(first) < position.spaceOf(second);
            choice = TurnChoice.onShips(choice, inOrder ? first : second, inOrder ? second : first);
        }
        return parts.get("spaces") == null ? Long.valueOf(choice) : spaces(choice, parts.get("spaces"));
    }

    /** Adds a distance; the card's own needs no mention. */
    private static @Nullable Long spaces(long choice, @Nullable Tree named) {
        if (!(named instanceof Tree.Whole spaces) || spaces.value() < 1 || spaces.value() >= Ship.COUNT) {
            return null;
        }
        int own = Movement.of(TurnChoice.card(choice)).effect().distance();
        return spaces.value() == own ? choice : TurnChoice.spaces(choice, (int) spaces.value());
    }

    private static @Nullable Long accuse(Position position, Tree.Branch parts) {
        int seat = position.setup().seat(String.valueOf(parts.get("accuse")));
        Integer pirate = PIRATES.get(plain(parts.get("pirate")));
        if (seat < 0 || pirate == null) {
            return null;
        }
        long choice = TurnChoice.accuse(seat, pirate);
        if (parts.get("discard") == null) {
            return choice;
        }
        Integer card = CARDS.get(plain(parts.get("discard")));
        return card == null ? null : TurnChoice.discarding(choice, card);
    }

    private static boolean only(Tree.Branch branch, String... names) {
        return Set.of(names).containsAll(branch.children().keySet());
    }

    private static String plain(@Nullable Tree tree) {
        return tree == null ? "" : Words.plain(tree.toString());
    }

    private static Map<String, Integer> index(Named[] all) {
        Map<String, Integer> index = new HashMap<>();
        for (int i = 0; i < all.length; i++) {
            index.put(Words.plain(all[i].documentName()), i);
        }
        return Map.copyOf(index);
    }
}
