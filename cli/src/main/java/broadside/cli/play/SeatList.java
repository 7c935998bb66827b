package broadside.cli.play;

import broadside.cli.Captains;
import broadside.cli.Speaker;
import broadside.cli.UserError;
import broadside.engine.match.Sitter;
import java.util.ArrayList;
import java.util.List;

/** Reads who sits where: {@code me,captain,bosun} or {@code me:Ann,me:Bob,captain:Flint}, clockwise. */
final class SeatList {
    static final String PERSON = "me";

    private final List<String> names = new ArrayList<>();
    private final List<Sitter> sitters = new ArrayList<>();

    private SeatList() {}

    static SeatList read(String text, Speaker speaker) {
        SeatList list = new SeatList();
        List<String> wanted = new ArrayList<>();
        for (String seat : text.split(",", -1)) {
            int colon = seat.indexOf(':');
            String kind = (colon < 0 ? seat : seat.substring(0, colon)).strip();
            if (!kind.equals(PERSON) && !Captains.LEVELS.contains(kind)) {
                throw new UserError("cli.error.seat", kind, PERSON, Captains.LEVELS);
            }
            list.sitters.add(kind.equals(PERSON) ? Sitter.person() : Sitter.captain(kind));
            wanted.add(colon < 0 ? "" : seat.substring(colon + 1).strip());
        }
        list.nameAll(wanted, speaker);
        return list;
    }

    /** Gives a name to seats without one: what they are, with a number where there are several. */
    private void nameAll(List<String> wanted, Speaker speaker) {
        for (int seat = 0; seat < sitters.size(); seat++) {
            Sitter sitter = sitters.get(seat);
            String usual = speaker.say("cli.seat." + (sitter.isPerson() ? PERSON : sitter.level()));
            if (!wanted.get(seat).isEmpty()) {
                names.add(wanted.get(seat));
            } else if (sitters.stream().filter(sitter::equals).count() == 1) {
                names.add(usual);
            } else {
                long number = sitters.subList(0, seat + 1).stream().filter(sitter::equals).count();
                names.add(usual + " " + number);
            }
        }
    }

    List<String> names() {
        return names;
    }

    List<Sitter> sitters() {
        return sitters;
    }
}
