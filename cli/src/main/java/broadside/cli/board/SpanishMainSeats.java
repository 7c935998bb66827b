package broadside.cli.board;

import broadside.cli.Text;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import java.util.ArrayList;
import java.util.List;

/** Says what a viewer knows of the seats: who owns which ship, who certainly does not, what lies in front of them. */
final class SpanishMainSeats {
    private SpanishMainSeats() {}

    /** Says who owns a ship, as far as the viewer knows. */
    static String owner(Position mask, int viewer, int ship, Canvas canvas) {
        int owner = mask.owner(ship);
        if (owner >= 0 && owner < mask.seats()) {
            String name = owner == viewer
                    ? canvas.say("sm.board.you")
                    : canvas.speaker().seat(owner);
            String secret = canvas.say("sm.board.secret");
            return mask.isRevealed(ship) || owner != viewer ? name : name + secret;
        }
        List<String> not = new ArrayList<>();
        int possible = 0;
        for (int seat = 0; seat < mask.seats(); seat++) {
            if (seat == viewer) {
                continue;
            }
            if (mask.isDenied(ship, seat)) {
                not.add(canvas.speaker().seat(seat));
            } else if (hasSecrets(mask, seat)) {
                possible++;
            }
        }
        if (owner >= mask.seats() || possible == 0) {
            return canvas.say("engine.nobody");
        }
        return not.isEmpty() ? "?" : canvas.say("sm.board.not", String.join("/", not));
    }

    /** Says whether a seat still has a pirate that nobody has seen. */
    private static boolean hasSecrets(Position mask, int seat) {
        int secret = mask.pirates(seat);
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            secret -= mask.owner(ship) == seat && mask.isRevealed(ship) ? 1 : 0;
        }
        return secret > 0;
    }

    /** Says what lies in front of each seat, and how many cards it holds where hands are played. */
    static List<String> lines(Position mask, int viewer, Canvas canvas) {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < mask.seats(); seat++) {
            String you = seat == viewer ? " (" + canvas.say("sm.board.you") + ")" : "";
            String cards = mask.hasHands() ? canvas.say("sm.board.cards", mask.handSize(seat)) : "";
            seats.add(canvas.speaker().seat(seat) + you + " " + mask.fameBefore(seat) + cards);
        }
        String all = String.join(", ", seats) + canvas.say("sm.board.each", mask.pirates(0));
        return Text.hanging(" " + canvas.say("sm.board.taken"), all, 12, canvas.width());
    }
}
