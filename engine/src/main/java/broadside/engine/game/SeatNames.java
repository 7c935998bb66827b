package broadside.engine.game;

import broadside.engine.play.Refusal;
import broadside.engine.words.Message;
import java.util.List;
import java.util.Set;

/** Says which names a seat may have: documents use them as field names beside their own. */
public final class SeatNames {
    private static final Set<String> TAKEN = Set.of(
            "game",
            "seats",
            "options",
            "at",
            "running",
            "rest",
            "table",
            "turn",
            "nobody",
            "spectator",
            "row",
            "because");

    private SeatNames() {}

    /** Refuses a name that no seat may have; the fields are {@link Game#tableFields} of the game. */
    public static void check(String name, Set<String> tableFields) {
        boolean fits = !name.isBlank() && name.equals(name.strip()) && name.length() <= 24;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            fits &= Character.isLetterOrDigit(c) || c == ' ' || c == '-' || c == '_' || c == '\'';
        }
        if (!fits) {
            throw new SetupRefused(new Refusal(Message.of("engine.seat-name", name), List.of()));
        }
        if (TAKEN.contains(name) || tableFields.contains(name)) {
            throw new SetupRefused(new Refusal(Message.of("engine.seat-reserved", name), List.of()));
        }
    }

    static Refusal twice(List<String> seats) {
        return new Refusal(Message.of("engine.seat-twice", List.copyOf(seats)), List.of());
    }
}
