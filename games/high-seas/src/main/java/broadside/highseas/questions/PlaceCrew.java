package broadside.highseas.questions;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Allegiance;
import broadside.highseas.Archipelago;
import broadside.highseas.Names;
import broadside.highseas.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks, secretly, on which ship each crew begins; who is on none stays on the home island. */
public record PlaceCrew() implements Question<Position> {
    private static final int BITS = 3;

    /** The highest number there is: no fleet has so many ships. */
    private static final long NO_SHIP = (1 << BITS) - 1;

    private static final Reason NONE = Reason.of("hs.no.crew-place", "CB-CREW-01", "MI-CREW-01");
    private static final Reason ROOM = Reason.of("hs.no.crew-no-space", "CB-CREW-02", "MI-CREW-02");
    private static final Reason POINTS = Reason.of("hs.no.crew-points", "CB-CREW-03", "MI-CREW-03");

    private static int ship(Position p, int seat, int number) {
        int left = number;
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.isOf(p, ship, seat) && --left == 0) {
                return ship;
            }
        }
        return -1;
    }

    /** Carries out the sealed answer of a seat. */
    public static void put(Position p, int seat, long choice) {
        long rest = choice;
        for (int token : Archipelago.roll(p, seat)) {
            int number = (int) (rest & (1 << BITS) - 1);
            p.moveCrew(token, number == 0 ? p.home(seat) : ship(p, seat, number));
            rest >>>= BITS;
        }
    }

    @Override
    public Tree domain(Position p, int seat) {
        return Tree.branch("crew", Tree.of("a ship, or 0 for the home island, for each"));
    }

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(Archipelago.usualCrew(p, seat, BITS));
        out.add(0);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (choice < 0) {
            return why.no(NONE);
        }
        long rest = choice;
        Position after = p.copy();
        for (int token : Archipelago.roll(p, seat)) {
            int number = (int) (rest & (1 << BITS) - 1);
            rest >>>= BITS;
            int ship = number == 0 ? p.home(seat) : ship(p, seat, number);
            if (ship < 0) {
                return why.no(NONE);
            }
            if (number > 0) {
                if (!Aboard.fits(after, token, ship)) {
                    return refuse(after, token, ship, why);
                }
                after.moveCrew(token, ship);
            }
        }
        return rest == 0 || why.no(NONE);
    }

    /** Says which ship cannot take which crew, and why. */
    private static boolean refuse(Position p, int token, int ship, Why why) {
        boolean isFull = Aboard.room(p, ship) <= 0;
        if (!why.isListening()) {
            return false;
        }
        return isFull
                ? why.no(ROOM, Arg.piece(Names.of(p, ship)), Names.crew(p, token))
                : why.no(POINTS, Arg.piece(Names.of(p, ship)), Names.crew(p, token));
    }

    @Override
    public long draw(Position p, int seat, Rng rng, Choices buffer) {
        for (int attempt = 0; attempt < 20; attempt++) {
            long choice = 0;
            int shift = 0;
            for (int left = Archipelago.roll(p, seat).length; left > 0; left--) {
                choice |= (long) rng.below(4) << shift;
                shift += BITS;
            }
            if (rule(p, seat, choice, Why.SILENT)) {
                return choice;
            }
        }
        return fallback(p, seat);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        put(p, seat, choice);
    }

    @Override
    public long fallback(Position p, int seat) {
        return Archipelago.usualCrew(p, seat, BITS);
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        if (choice < 0) {
            // All that is known of a list of the wrong length is how long it was.
            return Tree.branch("crew", Tree.row(Collections.nCopies((int) Math.min(99, -1 - choice), Tree.of("?"))));
        }
        List<Tree> places = new ArrayList<>();
        long rest = choice;
        for (int left = Archipelago.roll(p, seat).length; left > 0; left--) {
            places.add(Tree.of(rest & (1 << BITS) - 1));
            rest >>>= BITS;
        }
        return Tree.branch("crew", Tree.row(places));
    }

    @Override
    public @Nullable Long parse(Position p, int seat, Tree parts) {
        if (!(parts instanceof Tree.Branch branch)
                || branch.children().size() != 1
                || !(branch.get("crew") instanceof Tree.Row row)) {
            return null;
        }
        int own = Archipelago.roll(p, seat).length;
        if (row.items().size() != own) {
            // Refused in words, rather than not understood.
            return -1L - row.items().size();
        }
        long choice = 0;
        for (int i = 0; i < own; i++) {
            if (!(row.items().get(i) instanceof Tree.Whole place)) {
                return null;
            }
            boolean isPlace = place.value() >= 0 && place.value() < NO_SHIP;
            choice |= (isPlace ? place.value() : NO_SHIP) << BITS * i;
        }
        return choice;
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Message.of(choice == 0 ? "hs.label.crew-ashore" : "hs.label.crew-placed");
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.crew");
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-CREW-01", "CB-CREW-02", "MI-CREW-02", "CB-CREW-03", "MI-CREW-03", "MI-CREW-01");
    }
}
