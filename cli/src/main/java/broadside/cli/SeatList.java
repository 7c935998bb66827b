package broadside.cli;

import broadside.ai.CaptainNames;
import broadside.engine.match.Sitter;
import java.util.ArrayList;
import java.util.List;

/** Reads who sits where: {@code me,captain,bosun} or {@code me:Ann,me:Bob,captain:Flint}, clockwise. */
public final class SeatList {
    private final List<String> names = new ArrayList<>();
    private final List<Sitter> sitters = new ArrayList<>();

    private SeatList() {}

    /**
     * Reads the list.
     *
     * @param person what a seat is called that no captain plays: {@code me}, or {@code bot}
     */
    public static SeatList read(String text, String person, Speaker speaker) {
        SeatList list = new SeatList();
        List<String> wanted = new ArrayList<>();
        for (String seat : text.split(",", -1)) {
            int colon = seat.indexOf(':');
            String kind = (colon < 0 ? seat : seat.substring(0, colon)).strip();
            if (!kind.equals(person) && !Captains.LEVELS.contains(kind)) {
                throw new UserError("cli.error.seat", kind, person, Captains.LEVELS);
            }
            list.sitters.add(kind.equals(person) ? Sitter.person() : Sitter.captain(kind));
            wanted.add(colon < 0 ? "" : seat.substring(colon + 1).strip());
        }
        list.nameAll(wanted, person, speaker);
        return list;
    }

    /** Gives a name to seats without one: a sailor's, or what they are, with a number where there are several. */
    private void nameAll(List<String> wanted, String person, Speaker speaker) {
        for (int seat = 0; seat < sitters.size(); seat++) {
            Sitter sitter = sitters.get(seat);
            String usual = speaker.say("cli.seat." + (sitter.isPerson() ? person : sitter.level()));
            if (!wanted.get(seat).isEmpty()) {
                names.add(wanted.get(seat));
            } else if (!sitter.isPerson() && sitters.stream().anyMatch(Sitter::isPerson)) {
                // Among people captains have names; in a series of games they are called what they are.
                List<String> taken = new ArrayList<>(names);
                taken.addAll(wanted);
                names.add(CaptainNames.free(0, taken));
            } else if (sitters.stream().filter(sitter::equals).count() == 1) {
                names.add(usual);
            } else {
                long number = sitters.subList(0, seat + 1).stream()
                        .filter(sitter::equals)
                        .count();
                names.add(usual + " " + number);
            }
        }
    }

    public List<String> names() {
        return names;
    }

    public List<Sitter> sitters() {
        return sitters;
    }
}
