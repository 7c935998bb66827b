package broadside.server.tables;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Lets the others decide about a seat that is away: wait, let a captain play, or go on without it. More than half of
 * those who may vote settle it; when the time is over, whatever has most votes, and nothing against waiting.
 */
final class Absence {
    static final List<String> OPTIONS = List.of("wait", "captain", "out");

    final int seat;
    final long since;
    final long until;
    private final Map<Integer, String> votes = new TreeMap<>();

    Absence(int seat, long since, long until) {
        this.seat = seat;
        this.since = since;
        this.until = until;
    }

    void vote(int voter, String option) {
        votes.put(voter, option);
    }

    /**
     * Returns what was decided, or null as long as nothing is.
     *
     * @param voters the seats that may vote
     */
    @Nullable
    String decided(List<Integer> voters, long now) {
        String most = "wait";
        long mostVotes = 0;
        for (String option : OPTIONS) {
            long count = voters.stream()
                    .filter(voter -> option.equals(votes.get(voter)))
                    .count();
            if (count * 2 > voters.size()) {
                return option;
            }
            if (count > mostVotes) {
                mostVotes = count;
                most = option;
            } else if (count == mostVotes) {
                most = "wait";
            }
        }
        return now >= until ? most : null;
    }

    Tree.Branch message(List<String> names) {
        List<Tree> rows = new ArrayList<>();
        votes.forEach((voter, option) -> rows.add(
                Tree.branch().put("seat", names.get(voter)).put("for", option).done()));
        return Message.of("absence")
                .put("seat", names.get(seat))
                .put("since", since)
                .put("options", Tree.texts(OPTIONS))
                .put("votes", Tree.row(rows))
                .put("until", until)
                .done();
    }

    /** Says that nobody's absence is to be decided about any more. */
    static Tree.Branch settled() {
        return Message.of("absence").put("seat", Tree.NOTHING).done();
    }
}
