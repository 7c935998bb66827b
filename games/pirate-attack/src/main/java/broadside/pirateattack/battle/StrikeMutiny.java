package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.ShipHandedOver;
import broadside.pirateattack.questions.PlaceShip;
import broadside.pirateattack.steps.LoseShip;

/** Hands every ship on which Mutiny lies to the other side, with its under-cards unseen. */
public record StrikeMutiny() implements Step<Position> {
    private static final Clause[] HANDED_OVER = Clause.all("PA-WITCH-11", "PA-BATTLE-14", "PA-BATTLE-15");
    private static final Clause[] UNDER_UNSEEN = Clause.all("PA-WITCH-12", "PA-WITCH-13", "PA-WITCH-23");
    private static final Clause ONE_SHIP = Clause.of("PA-WITCH-06");
    private static final Clause[] EXAMPLE = Clause.all("PA-EXAMPLED-09", "PA-EXAMPLED-11");

    @Override
    public void run(Position p, Scene scene) {
        if (!strike(p, Fleet.ATTACKER, scene)) {
            strike(p, Fleet.TARGET, scene);
        }
    }

    /** Hands over the first ship of a side with a Mutiny on it; where both sides have one, the attacker's goes first. */
    private boolean strike(Position p, int side, Scene scene) {
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            int ship = Aboard.curseShip(p, curse);
            if (Aboard.isTurned(p, curse)
                    && Aboard.curseKind(p, curse) == WitchDoctor.MUTINY.ordinal()
                    && Fleet.fights(p, ship, side)) {
                p.now(this);
                if (scene.heard() && Fleet.isInArmada(p, ship)) {
                    scene.cite(ONE_SHIP);
                }
                int winner = Attacks.seat(p, Attacks.enemy(side));
                if (Fleet.size(p, winner) == 0) {
                    if (scene.heard()) {
                        scene.obvious(p, winner, new PlaceShip(ship), Choice.number(Choice.of(Choice.Act.PLACE), 0));
                    }
                    handOver(p, ship, winner, 0, scene);
                } else {
                    p.ask(winner, new PlaceShip(ship));
                }
                return true;
            }
        }
        return false;
    }

    /** Puts a ship into its new owner's row; it takes no part in the battle. */
    public static void handOver(Position p, int ship, int winner, int place, Scene scene) {
        int owner = Fleet.owner(p, ship);
        int before = Fleet.place(p, ship) + 1;
        int armada = Fleet.armada(p, owner);
        int now = Fleet.handOver(p, ship, winner, place);
        if (scene.heard()) {
            scene.tell(new ShipHandedOver(owner, before, Fleet.card(p, now), winner, place + 1), HANDED_OVER);
            if (Aboard.under(p, now) > 0) {
                scene.cite(UNDER_UNSEEN);
            }
            if (armada > 0) {
                if (Fleet.card(p, now) == Card.SCHOONER_7_7) {
                    scene.cite(EXAMPLE);
                }
                LoseShip.tellEnd(p, owner, armada, scene);
            }
        }
    }
}
