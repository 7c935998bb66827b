package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.events.GoldWon;
import broadside.pirateattack.steps.Fame;

/**
 * Pays for sunk ships (PA-R067): a Gold Card for each if one side only has ships left, and fame to every side that has.
 */
public record GiveRewards() implements Step<Position> {
    private static final Clause[] GOLD = Clause.all("PA-BATTLE-05", "PA-INTRO-06", "PA-SPEND-05");
    private static final Clause[] SEVERAL = Clause.all("PA-EXAMPLEC-11", "PA-EXAMPLEC-12");
    private static final Clause[] FAME = Clause.all("PA-BATTLE-06", "PA-FAME-02", "PA-INTRO-06");
    private static final Clause[] ALL_DEAD = Clause.all("PA-BATTLE-07");
    private static final Clause EXAMPLE_1 = Clause.of("PA-EXAMPLEA-05");
    private static final Clause EXAMPLE_2 = Clause.of("PA-EXAMPLEB-08");
    private static final int SHIPS_OF_EXAMPLE_3 = 4;
    private static final Clause[] BOTH_LIVE = Clause.all("PA-BATTLE-08");
    private static final Clause[] BOTH_LOST_SOME = Clause.all("PA-EXAMPLED-14", "PA-EXAMPLED-15");
    private static final Clause[] PARTNER_GOLD = Clause.all("PA-TEAM-16");
    private static final Clause[] PARTNER_FAME = Clause.all("PA-TEAM-17");

    @Override
    public void run(Position p, Scene scene) {
        int attackers = Fleet.fighting(p, Fleet.ATTACKER);
        int targets = Fleet.fighting(p, Fleet.TARGET);
        if (scene.heard()) {
            cite(p, attackers, targets, scene);
        }
        if (attackers > 0) {
            reward(p, Fleet.ATTACKER, targets == 0, scene);
        }
        if (targets > 0) {
            reward(p, Fleet.TARGET, attackers == 0, scene);
        }
    }

    private static void cite(Position p, int attackers, int targets, Scene scene) {
        if (attackers > 0 && targets > 0) {
            scene.cite(BOTH_LIVE);
            if (lost(p, Fleet.ATTACKER) + lost(p, Fleet.TARGET) > 0) {
                scene.cite(BOTH_LOST_SOME);
            }
        } else if (attackers == 0 && targets == 0) {
            scene.cite(ALL_DEAD);
            if (hasLost(p, Card.SCHOONER_6_7) && hasLost(p, Card.BRIGANTINE_10_10)) {
                scene.cite(EXAMPLE_2);
            }
        }
    }

    /** Returns how many ships a side has lost in this battle. */
    private static int lost(Position p, int side) {
        int lost = 0;
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            lost += Fleet.side(p, ship) == side && Fleet.isSunk(p, ship) ? 1 : 0;
        }
        return lost;
    }

    private static boolean hasLost(Position p, Card card) {
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (Fleet.side(p, ship) != 0 && Fleet.isSunk(p, ship) && Fleet.card(p, ship) == card) {
                return true;
            }
        }
        return false;
    }

    private static void reward(Position p, int side, boolean won, Scene scene) {
        int seat = Attacks.seat(p, side);
        int enemy = Attacks.enemy(side);
        int sunk = lost(p, enemy);
        if (sunk == 0) {
            return;
        }
        boolean partners = p.arePartners(p.attacker(), p.target());
        if (won) {
            int gold = 0;
            for (int i = 0; i < sunk; i++) {
                gold += Stocks.drawGold(p, scene);
            }
            Purse.win(p, seat, gold);
            if (scene.heard()) {
                scene.tell(new GoldWon(seat, sunk, gold), GOLD);
                if (sunk == SHIPS_OF_EXAMPLE_3) {
                    scene.cite(SEVERAL);
                } else if (hasLost(p, Card.BRIGANTINE_7_8)) {
                    scene.cite(EXAMPLE_1);
                }
                if (partners) {
                    scene.cite(PARTNER_GOLD);
                }
            }
        }
        if (partners) {
            scene.cite(PARTNER_FAME);
            return;
        }
        int fame = 0;
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (Fleet.side(p, ship) == enemy && Fleet.isSunk(p, ship)) {
                fame += p.custom().fame().of(Fleet.kind(p, ship));
            }
        }
        Fame.gain(p, seat, fame, scene, FAME);
    }
}
