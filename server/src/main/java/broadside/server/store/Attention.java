package broadside.server.store;

import java.util.List;

/**
 * Says whom a match waits for.
 *
 * @param asked the seats that are asked, for all an outsider knows
 * @param watched whether a node must think or count time for it
 */
public record Attention(List<Integer> asked, boolean watched) {
    /** Waits for nobody: the match is over. */
    public static final Attention OVER = new Attention(List.of(), false);

    public Attention {
        asked = List.copyOf(asked);
    }
}
