package broadside.highseas.questions;

import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.Sailing;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Slide;
import java.util.ArrayList;
import java.util.List;

/** Tries a course: a copy of the sea on which one ship sails ahead of the game. */
final class Trial {
    final Position p;
    final int ship;
    private final List<Long> legs;
    private final Slide slide = new Slide();

    Trial(Position p, int ship) {
        this(p.copy(), ship, List.of());
    }

    private Trial(Position copy, int ship, List<Long> legs) {
        this.p = copy;
        this.ship = ship;
        this.legs = new ArrayList<>(legs);
    }

    /** Returns another trial that goes on from here. */
    Trial fork() {
        return new Trial(p.copy(), ship, legs);
    }

    /** Sails a segment if the rules allow it. */
    boolean sail(long leg) {
        if (!Sailing.rule(p, ship, leg, slide, Why.SILENT)) {
            return false;
        }
        legs.add(leg);
        p.useBar(Leg.bar(leg), Leg.contact(leg));
        p.place(ship, Leg.end(p.card(ship).hull(), p.pose(ship), leg));
        p.noteTouched(Contacts.bowOnEnemies(p, ship));
        return true;
    }

    /** Writes the segments sailed so far as answers to the question where to sail. */
    Tree answers() {
        List<Tree> answers = new ArrayList<>();
        Sail sail = new Sail(ship);
        legs.forEach(leg -> answers.add(sail.describe(p, p.controller(ship), leg)));
        return Tree.row(answers);
    }

    List<Long> legs() {
        return legs;
    }

    /** Says whether her move is over: she touches something. */
    boolean isStopped() {
        return Contacts.touchesAnything(p, ship);
    }
}
