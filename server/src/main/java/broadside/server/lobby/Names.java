package broadside.server.lobby;

import broadside.ai.CaptainNames;
import broadside.ai.Level;
import broadside.engine.game.Game;
import broadside.engine.game.SeatNames;
import broadside.engine.game.SetupRefused;
import broadside.server.people.NotPossible;
import broadside.server.people.Person;
import broadside.server.store.StoredSeat;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** Decides what the seats of a table are called: everybody by another name. */
final class Names {
    private static final int LONGEST = 24;

    private Names() {}

    /** Returns a name for every seat of a table that is being opened; empty for free ones. */
    static List<String> of(Game<?> game, Person person, List<OpenTable.SeatWish> wishes) {
        List<String> names = new ArrayList<>();
        for (OpenTable.SeatWish wish : wishes) {
            String wanted = wish.name();
            String usual = switch (wish.sits()) {
                case "me", "hotseat" -> person.name();
                case "captain" -> captain(wish, names, wishes);
                case "free" -> "";
                default -> throw new NotPossible("sits", "sits");
            };
            if (wish.sits().equals("free")) {
                names.add("");
            } else {
                boolean asked = wanted != null && !wanted.isBlank();
                names.add(free(game, wanted != null && asked ? wanted : usual, asked, names));
            }
        }
        if (wishes.stream().filter(wish -> wish.sits().equals("me")).count() > 1) {
            throw new NotPossible("seats", "twice");
        }
        return names;
    }

    /** Returns the level of this name, or complains. */
    static String level(@Nullable String level) {
        Level found = level == null ? Level.BOSUN : Level.find(level);
        if (found == null) {
            throw new NotPossible("level", "level");
        }
        return found.id();
    }

    /** Returns a sailor's name that nobody at the table has; another one at every table. */
    static String captain(List<String> taken) {
        return CaptainNames.free(ThreadLocalRandom.current().nextInt(1_000), taken);
    }

    private static String captain(OpenTable.SeatWish wish, List<String> before, List<OpenTable.SeatWish> wishes) {
        level(wish.level());
        return captain(taken(before, wishes));
    }

    private static List<String> taken(List<String> before, List<OpenTable.SeatWish> wishes) {
        List<String> taken = new ArrayList<>(before);
        for (OpenTable.SeatWish wish : wishes) {
            if (wish.name() != null) {
                taken.add(wish.name().strip());
            }
        }
        return taken;
    }

    /** Returns a name that is free at this table; one that was asked for is given or refused, not changed. */
    static String free(Game<?> game, String wanted, List<StoredSeat> seats, boolean asked) {
        return free(game, wanted, asked, seats.stream().map(StoredSeat::name).toList());
    }

    private static String free(Game<?> game, String wanted, boolean asked, List<String> taken) {
        String name = Normalizer.normalize(wanted, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
        try {
            SeatNames.check(name, game.tableFields());
        } catch (SetupRefused e) {
            if (asked) {
                throw SeatingRules.refused(game, "name", e);
            }
            name = "Guest";
        }
        String free = name;
        for (int number = 2; isTaken(free, taken); number++) {
            if (asked) {
                throw new NotPossible("name", "name-taken");
            }
            String tail = " " + number;
            free = name.substring(0, Math.min(name.length(), LONGEST - tail.length()))
                            .strip()
                    + tail;
        }
        return free;
    }

    private static boolean isTaken(String name, List<String> taken) {
        return taken.stream().anyMatch(other -> other.equalsIgnoreCase(name));
    }
}
