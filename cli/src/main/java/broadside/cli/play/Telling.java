package broadside.cli.play;

import broadside.cli.Speaker;
import broadside.cli.Text;
import broadside.engine.match.Happening;
import java.util.ArrayList;
import java.util.List;

/** Tells events in words: one paragraph for each thing somebody did and all that followed from it. */
public final class Telling {
    private Telling() {}

    /**
     * Returns the lines that tell these events.
     *
     * @param viewer the seat that listens, -1 for a spectator
     */
    public static List<String> lines(List<Happening> events, int viewer, Speaker speaker, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        for (int i = 0; i < events.size(); i++) {
            Happening event = events.get(i);
            paragraph
                    .append(paragraph.length() == 0 ? "" : " ")
                    .append(speaker.say(event.seenBy(viewer).told().event().message()));
            if (i + 1 == events.size() || events.get(i + 1).seq() != event.seq()) {
                lines.addAll(Text.hanging("*", paragraph.toString(), 2, width));
                paragraph.setLength(0);
            }
        }
        return lines;
    }
}
