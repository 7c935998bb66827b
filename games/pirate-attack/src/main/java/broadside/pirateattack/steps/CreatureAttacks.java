package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.battle.TurnOverUnder;
import broadside.pirateattack.events.CreatureAttacked;
import broadside.pirateattack.events.UnderTurned;

/** Lets a Sea Creature attack one ship: its add-ons are turned over, its Witch Doctors are not. */
public record CreatureAttacks(@AtSeat int seat, Card creature, int level, int ship) implements Step<Position> {
    private static final Clause[] TURNED = Clause.all("PA-CREATURE-03");
    private static final Clause[] SUNK = Clause.all("PA-CREATURE-01", "PA-CREATURE-03");
    private static final Clause[] FAILED = Clause.all("PA-CREATURE-01", "PA-CREATURE-04");
    private static final Clause[] ARMADA = Clause.all("PA-CREATURE-05");
    private static final Clause[] CURSED = Clause.all("PA-CREATURE-07", "PA-WITCH-07", "PA-WITCH-05");
    private static final Clause[] FAME = Clause.all("PA-CREATURE-08", "PA-FAME-02");
    private static final Clause[] PARTNER = Clause.all("PA-TEAM-17");
    private static final Clause[] LOST = Clause.all("PA-CREATURE-03", "PA-TURN-13");

    @Override
    public void run(Position p, Scene scene) {
        if (ship < 0 || ship >= Fleet.count(p)) {
            return;
        }
        int owner = Fleet.owner(p, ship);
        Aboard.turnOverUnder(p, ship);
        int strength = Aboard.strength(p, ship);
        boolean sunk = level >= strength;
        if (scene.heard()) {
            tell(p, owner, strength, sunk, scene);
        }
        if (sunk) {
            int fame = p.custom().fame().of(Fleet.kind(p, ship));
            LoseShip.now(p, ship, scene, LOST);
            if (p.arePartners(owner, seat)) {
                scene.cite(PARTNER);
            } else if (owner != seat) {
                Fame.gain(p, seat, fame, scene, FAME);
            }
        }
    }

    private void tell(Position p, int owner, int strength, boolean sunk, Scene scene) {
        int place = Fleet.place(p, ship) + 1;
        Card kind = Fleet.card(p, ship);
        scene.tell(new UnderTurned(owner, place, kind, TurnOverUnder.cards(p, ship)), TURNED);
        scene.tell(
                new CreatureAttacked(seat, creature, level, owner, place, kind, strength, sunk), sunk ? SUNK : FAILED);
        if (Fleet.isInArmada(p, ship)) {
            scene.cite(ARMADA);
        }
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            if (Aboard.curseShip(p, curse) == ship) {
                scene.cite(CURSED);
            }
        }
    }
}
