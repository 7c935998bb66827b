package broadside.pirateattack.battle;

import broadside.engine.tree.Tree;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.ChoiceWords;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells who chooses a battle what he can know of it: the numbers of each side with the add-ons he has seen, how much he
 * has not seen, and who would sink whom if that were nothing.
 */
public final class Forecast {
    private final Position trial;
    private final List<Tree> battles = new ArrayList<>();

    /** Begins a forecast from what a seat knows: give it the mask of that seat. */
    public Forecast(Position mask) {
        trial = mask.copy();
    }

    /** Looks at the battle between two ships, each with its armada. */
    public Forecast add(int attacker, int target) {
        Fleet.takeSide(trial, attacker, Fleet.ATTACKER);
        Fleet.takeSide(trial, target, Fleet.TARGET);
        int shots = Values.cannonsOf(trial, Fleet.ATTACKER);
        int replies = Values.cannonsOf(trial, Fleet.TARGET);
        boolean sinks = Values.isSunk(shots, Values.strengthOf(trial, Fleet.TARGET));
        boolean sunk = Values.isSunk(replies, Values.strengthOf(trial, Fleet.ATTACKER));
        if (sinks || sunk) {
            Tree.Grow battle = Tree.branch()
                    .put("with", ChoiceWords.ship(trial, attacker))
                    .put("attack", ChoiceWords.ship(trial, target));
            if (sinks) {
                battle.put("sinks", true);
            }
            if (sunk) {
                battle.put("sunk", true);
            }
            battles.add(battle.done());
        }
        for (int ship = 0; ship < Fleet.count(trial); ship++) {
            Fleet.leaveBattle(trial, ship);
        }
        return this;
    }

    /** Writes down every force on the table, and the battles of which something would come. */
    public Tree.Branch write() {
        List<Tree> forces = new ArrayList<>();
        for (int ship = 0; ship < Fleet.count(trial); ship++) {
            forces.add(force(ship));
        }
        return Tree.branch()
                .put("forces", Tree.row(forces))
                .put("battles", Tree.row(battles))
                .done();
    }

    /** Sums up a ship with its armada. */
    private Tree force(int ship) {
        Fleet.takeSide(trial, ship, Fleet.ATTACKER);
        int unseen = 0;
        for (int under = 0; under < Aboard.underCount(trial); under++) {
            boolean here = Fleet.side(trial, Aboard.underShip(trial, under)) != 0;
            unseen += here && !Aboard.isUnderKnown(trial, under) ? 1 : 0;
        }
        List<Tree> doctors = new ArrayList<>();
        for (int curse = 0; curse < Aboard.curseCount(trial); curse++) {
            if (Fleet.side(trial, Aboard.curseShip(trial, curse)) != 0) {
                int kind = Aboard.curseKind(trial, curse);
                doctors.add(
                        Tree.of(kind < WitchDoctor.KINDS ? WitchDoctor.of(kind).documentName() : "?"));
            }
        }
        Tree.Grow force = Tree.branch()
                .put("ship", ChoiceWords.ship(trial, ship))
                .put("cannons", Values.cannonsOf(trial, Fleet.ATTACKER))
                .put("strength", Values.strengthOf(trial, Fleet.ATTACKER))
                .putUnlessZero("unseen", unseen);
        if (!doctors.isEmpty()) {
            force.put("doctors", Tree.row(doctors));
        }
        for (int other = 0; other < Fleet.count(trial); other++) {
            Fleet.leaveBattle(trial, other);
        }
        return force.done();
    }
}
