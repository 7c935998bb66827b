package broadside.server.lobby;

import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.store.StoredSeat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the names of people who deleted what was known of them from everybody who is shown their matches. The record goes
 * by the names it was begun with, since its chain covers them; what is told of it does not.
 */
public final class Pseudonyms {
    /** Changes nothing. */
    public static final Pseudonyms NONE = new Pseudonyms(Map.of());

    /** Fields that hold words of the protocol, whatever anybody is called. */
    private static final Set<String> OURS = Set.of("type", "kind", "line", "ref", "report", "session");

    private final Map<String, String> shown;

    private Pseudonyms(Map<String, String> shown) {
        this.shown = shown;
    }

    /**
     * Finds out who is gone.
     *
     * @param names the seats as the match calls them
     */
    public static Pseudonyms of(List<String> names, List<StoredSeat> seats) {
        Map<String, String> shown = new LinkedHashMap<>();
        for (StoredSeat seat : seats) {
            if (seat.isFree() && seat.name().isEmpty() && seat.seat() < names.size()) {
                String former = Noticeboard.FORMER + (shown.isEmpty() ? "" : " " + (shown.size() + 1));
                shown.put(names.get(seat.seat()), former);
            }
        }
        return shown.isEmpty() ? NONE : new Pseudonyms(shown);
    }

    /** Returns a message as it may be shown. */
    public String shown(String json) {
        return shown.isEmpty() ? json : Json.write(shown(Json.read(json)));
    }

    /** Returns a document as it may be shown. */
    public Tree shown(Tree tree) {
        Tree out = tree;
        for (Map.Entry<String, String> name : shown.entrySet()) {
            out = replaced(out, null, word(name.getKey()), name.getValue());
        }
        return out;
    }

    /** Returns what somebody means who goes by what he is shown. */
    public Tree meant(Tree tree) {
        Tree out = tree;
        List<Map.Entry<String, String>> longestFirst = new ArrayList<>(shown.entrySet());
        longestFirst.sort(
                (one, other) -> other.getValue().length() - one.getValue().length());
        for (Map.Entry<String, String> name : longestFirst) {
            out = replaced(out, null, word(name.getValue()), name.getKey());
        }
        return out;
    }

    private static Pattern word(String name) {
        return Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])");
    }

    private static Tree replaced(Tree tree, @Nullable String field, Pattern name, String by) {
        if (tree instanceof Tree.Text text) {
            boolean ours = field != null && OURS.contains(field);
            return ours ? tree : Tree.of(name.matcher(text.value()).replaceAll(Matcher.quoteReplacement(by)));
        }
        if (tree instanceof Tree.Row row) {
            return Tree.row(row.items().stream()
                    .map(item -> replaced(item, field, name, by))
                    .toList());
        }
        if (tree instanceof Tree.Branch branch) {
            Tree.Grow out = Tree.branch();
            branch.children().forEach((key, child) -> {
                String shownKey = name.matcher(key).matches() ? by : key;
                out.put(shownKey, replaced(child, key, name, by));
            });
            return out.done();
        }
        return tree;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Pseudonyms same && same.shown.equals(shown);
    }

    @Override
    public int hashCode() {
        return shown.hashCode();
    }
}
