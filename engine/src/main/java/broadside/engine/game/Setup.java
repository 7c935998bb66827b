package broadside.engine.game;

import java.util.HashSet;
import java.util.List;

/** Holds what is agreed before a game begins: the seats clockwise and the options. Immutable, shared by all copies. */
public final class Setup {
    private final List<String> seats;
    private final OptionValues options;

    private Setup(List<String> seats, OptionValues options) {
        this.seats = List.copyOf(seats);
        this.options = options;
    }

    /** Checks the seats' names and the options, and refuses what the game does not allow. */
    public static Setup of(Game<?> game, List<String> seats, OptionValues options) {
        if (new HashSet<>(seats).size() < seats.size()) {
            throw new SetupRefused(SeatNames.twice(seats));
        }
        for (String seat : seats) {
            SeatNames.check(seat, game.tableFields());
        }
        var refusal = game.startRefusal(seats.size(), options);
        if (refusal != null) {
            throw new SetupRefused(refusal);
        }
        return new Setup(seats, options);
    }

    public List<String> seats() {
        return seats;
    }

    public OptionValues options() {
        return options;
    }

    /** Returns the seat of this name, or -1. */
    public int seat(String name) {
        return seats.indexOf(name);
    }
}
