package broadside.cli.play;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Groups the choices of a decision part by part, so that nobody has to read a hundred lines: first the action or the
 * card, then the ship, then whatever else the choice needs.
 */
final class Menu {
    /** So many lines are read at a glance and need no groups. */
    private static final int FEW = 9;

    /** No choice has more parts. */
    private static final int DEEPEST = 16;

    /** Says which number an item wants; 0 leaves it to the menu. */
    interface Numbers {
        int of(Part part);
    }

    /** Says whether the choices with this first part make a group of their own, such as those of one card. */
    interface Splits {
        boolean split(Part part);
    }

    /**
     * One line: a choice, or a group of them that opens another menu.
     *
     * @param part what the choices of this line have in common and those of other lines have not
     * @param isFlat whether it differs from other lines in more than this part, so that its whole label must be shown
     */
    record Item(int number, Part part, List<Choice> choices, int depth, boolean isFlat) {
        boolean isChoice() {
            return choices.size() == 1;
        }

        boolean has(long choice) {
            return choices.stream().anyMatch(one -> one.value() == choice);
        }

        Item numbered(int other) {
            return new Item(other, part, choices, depth, isFlat);
        }
    }

    private final List<Item> items;

    private Menu(List<Item> items) {
        this.items = items;
    }

    List<Item> items() {
        return items;
    }

    /**
     * Makes the first menu: one line per action, or per card where cards differ.
     *
     * @param last the choice whose line stands last: what happens if the person does nothing
     */
    static Menu first(List<Choice> choices, long last, Splits splits, Numbers numbers) {
        Map<Object, List<Choice>> groups = new LinkedHashMap<>();
        for (Choice choice : choices) {
            Part part = choice.parts().get(0);
            Object key = splits.split(part) ? part : part.key();
            groups.computeIfAbsent(key, k -> new ArrayList<>()).add(choice);
        }
        if (groups.size() == 1 && choices.size() > 1) {
            return below(choices, 0, numbers);
        }
        List<Item> items = new ArrayList<>();
        groups.forEach((key, group) -> {
            Part part = key instanceof Part whole
                    ? whole
                    : new Part(group.get(0).parts().get(0).key(), Tree.NOTHING);
            items.add(new Item(0, part, group, 0, false));
        });
        // Cards first, then actions; the sort keeps the order of the question otherwise.
        items.sort(Comparator.comparingInt(item -> item.has(last) ? 2 : splits.split(item.part()) ? 0 : 1));
        List<Item> numbered = new ArrayList<>();
        items.forEach(item -> numbered.add(item.numbered(numbered.size() + 1)));
        return new Menu(numbered);
    }

    /** Makes the menu behind a group: one line per value of the first part in which its choices differ. */
    static Menu below(List<Choice> choices, int from, Numbers numbers) {
        int depth = from;
        Map<Object, List<Choice>> groups = split(choices, depth);
        while (groups.size() == 1 && depth < DEEPEST) {
            groups = split(choices, ++depth);
        }
        boolean grouped = groups.size() < choices.size();
        if (groups.size() == 1 || (grouped && choices.size() <= FEW)) {
            return flat(choices);
        }
        List<Item> items = new ArrayList<>();
        for (List<Choice> group : groups.values()) {
            Part part = group.get(0).part(depth);
            Part shown = part == null ? new Part("", Tree.NOTHING) : part;
            items.add(new Item(items.size() + 1, shown, group, depth, false));
        }
        return new Menu(renumber(items, numbers));
    }

    /** Makes a menu with one line for each choice. */
    static Menu flat(List<Choice> choices) {
        List<Item> items = new ArrayList<>();
        for (Choice choice : choices) {
            items.add(new Item(items.size() + 1, choice.parts().get(0), List.of(choice), 0, true));
        }
        return new Menu(items);
    }

    private static Map<Object, List<Choice>> split(List<Choice> choices, int depth) {
        Map<Object, List<Choice>> groups = new LinkedHashMap<>();
        for (Choice choice : choices) {
            Part part = choice.part(depth);
            groups.computeIfAbsent(part == null ? "" : part, k -> new ArrayList<>())
                    .add(choice);
        }
        return groups;
    }

    /** Uses the table's own numbers if every line has one and no two are the same. */
    private static List<Item> renumber(List<Item> items, Numbers numbers) {
        Map<Integer, Item> byNumber = new TreeMap<>();
        for (Item item : items) {
            int wanted = numbers.of(item.part());
            if (wanted > 0) {
                byNumber.put(wanted, item.numbered(wanted));
            }
        }
        return byNumber.size() == items.size() ? List.copyOf(byNumber.values()) : items;
    }

    @Nullable
    Item find(int number) {
        for (Item item : items) {
            if (item.number() == number) {
                return item;
            }
        }
        return null;
    }
}
