package broadside.cli.board;

import broadside.cli.Speaker;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.event.Event;
import broadside.engine.play.Scene;
import broadside.spanishmain.Adventure;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.FameGained;
import broadside.spanishmain.events.FameLooted;
import broadside.spanishmain.events.FameLost;
import broadside.spanishmain.events.MutinyFailed;
import broadside.spanishmain.events.PirateRevealed;
import broadside.spanishmain.events.ShipsDamaged;
import java.util.Arrays;

/**
 * Says what the active adventure would do to each space if nobody moved a ship: the adventure is tried on a copy of what
 * the viewer knows, so the marks cannot disagree with the rules.
 */
final class Forecast {
    private final int[] fame = new int[Ship.COUNT];
    private final boolean[] damaged = new boolean[Ship.COUNT];
    private int mutiny = -1;

    private Forecast() {}

    /** Returns a short mark for each space, front first; empty where nothing happens. */
    static String[] of(Position mask, Speaker speaker) {
        String[] marks = new String[Ship.COUNT];
        Arrays.fill(marks, "");
        if (mask.upcoming() == 0 || mask.isOver()) {
            return marks;
        }
        Forecast forecast = new Forecast();
        Position trial = mask.copy();
        Adventure.of(mask.upcoming(0))
                .effect()
                .execute(trial, Scene.heard(new SplitMixChance(0), told -> forecast.note(told.event()), null));
        for (int space = 0; space < Ship.COUNT; space++) {
            marks[space] = forecast.mark(mask.shipAt(space), speaker);
        }
        return marks;
    }

    private void note(Event event) {
        if (event instanceof FameGained gained) {
            fame[gained.ship().ordinal()] += gained.amount();
        } else if (event instanceof FameLost lost && mutiny < 0) {
            fame[lost.ship().ordinal()] -= lost.amount();
        } else if (event instanceof FameLooted looted) {
            fame[looted.looter().ordinal()]++;
            fame[looted.victim().ordinal()]--;
        } else if (event instanceof ShipsDamaged ships) {
            ships.ships().forEach(ship -> damaged[ship.ordinal()] = true);
        } else if (event instanceof PirateRevealed revealed) {
            mutiny = revealed.pirate().ordinal();
        } else if (event instanceof MutinyFailed failed) {
            // The mask need not know the owner; what would happen then is for the table to find out.
            mutiny = failed.ship().ordinal();
        }
    }

    private String mark(int ship, Speaker speaker) {
        String out = fame[ship] == 0
                ? ""
                : (fame[ship] > 0 ? "+" : "") + fame[ship] + " " + speaker.say("sm.board.mark-fame");
        if (damaged[ship]) {
            // Both must fit into nine columns.
            out = out.isEmpty()
                    ? speaker.say("sm.board.mark-damage")
                    : (fame[ship] > 0 ? "+" : "") + fame[ship] + ", " + speaker.say("sm.board.mark-hit");
        }
        return mutiny == ship ? speaker.say("sm.board.mark-mutiny") : out;
    }
}
