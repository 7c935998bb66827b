package broadside.cli.play;

import broadside.cli.Text;
import broadside.engine.event.Event;
import broadside.engine.match.Happening;
import java.util.ArrayList;
import java.util.List;

/** Tells events in words: one paragraph for each thing somebody did, one line for each stage of what followed. */
final class Telling {
    private Telling() {}

    /**
     * Returns the lines that tell these events.
     *
     * @param viewer the seat that listens, -1 for a spectator
     */
    static List<String> lines(List<Happening> events, int viewer, Room<?> room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        String mark = "*";
        int seq = -1;
        Event before = null;
        for (Happening happening : events) {
            Event event = happening.seenBy(viewer).told().event();
            boolean other = happening.seq() != seq;
            if (before != null && (other || room.board().opensLine(before, event))) {
                lines.addAll(
                        Text.hanging(mark, line.toString(), 2, room.canvas().width()));
                line.setLength(0);
                mark = other ? "*" : "";
            }
            line.append(line.length() == 0 ? "" : " ").append(room.speaker().say(event.message()));
            before = event;
            seq = happening.seq();
        }
        if (before != null) {
            lines.addAll(Text.hanging(mark, line.toString(), 2, room.canvas().width()));
        }
        return lines;
    }
}
