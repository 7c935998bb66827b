package broadside.engine.table;

import broadside.engine.event.Told;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Writes what happened. Most events look the same from every seat, so each is written once while a change is told. */
final class Chronicle {
    private final Map<String, Map<Told, String>> written = new HashMap<>();

    /** Forgets what was written, since the next change tells of other events. */
    void turnPage() {
        written.clear();
    }

    /** Writes the message of these events; what is past belongs into the log and is not kept here. */
    String events(List<Told> seen, boolean past, Protocol<?> protocol) {
        StringBuilder out = new StringBuilder(256 * seen.size())
                .append(past ? "{\"type\":\"events\",\"past\":true,\"events\":[" : "{\"type\":\"events\",\"events\":[");
        Map<Told, String> page = past
                ? new IdentityHashMap<>()
                : written.computeIfAbsent(protocol.language(), language -> new IdentityHashMap<>());
        for (int i = 0; i < seen.size(); i++) {
            if (i > 0) {
                out.append(',');
            }
            Told told = seen.get(i);
            String text = page.get(told);
            if (text == null) {
                text = protocol.event(told);
                page.put(told, text);
            }
            out.append(text);
        }
        return out.append("]}").toString();
    }
}
