package broadside.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Says that something about a match has changed, not what: who wants to know reads the store.
 *
 * @param seq how far it has come; see {@link Topic}
 */
public record News(Topic topic, String match, int seq) {

    /** Writes what travels between nodes. */
    String payload() {
        return match + ":" + seq;
    }

    /** Reads what another node sent; null for what no node of ours sends. */
    static @Nullable News read(String channel, String payload) {
        int colon = payload.lastIndexOf(':');
        if (colon <= 0) {
            return null;
        }
        for (Topic topic : Topic.values()) {
            if (topic.channel().equals(channel)) {
                try {
                    return new News(topic, payload.substring(0, colon), Integer.parseInt(payload.substring(colon + 1)));
                } catch (NumberFormatException foreign) {
                    return null;
                }
            }
        }
        return null;
    }
}
