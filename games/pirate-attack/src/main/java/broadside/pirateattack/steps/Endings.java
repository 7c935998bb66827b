package broadside.pirateattack.steps;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Ending;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.events.GameEnded;

/** Sees whether the game is over. */
public final class Endings {
    private static final Clause[] TARGET = Clause.all("PA-VARIANT-05");
    private static final Clause[] TIME = Clause.all("PA-VARIANT-04");
    private static final Clause[] LAST_SHIP = Clause.all("PA-ENDGAME-09", "PA-INTRO-14");
    private static final Clause[] LAST_TEAM = Clause.all("PA-TEAM-18", "PA-TEAM-19");
    private static final Clause[] NO_SHIP = Clause.all("PA-ENDGAME-11");
    private static final Clause[] STALEMATE = Clause.all("PA-ENDGAME-10");
    private static final int QUIET_ROUNDS = 2;

    private Endings() {}

    /** Ends the game if somebody, or a team, has the Fame Points that were agreed (PA-R006). */
    static boolean targetReached(Position p, Scene scene) {
        int target = p.custom().fameTarget();
        for (int seat = 0; target > 0 && seat < p.seats(); seat++) {
            int partner = p.partner(seat);
            if (Purse.fame(p, seat) + (partner < 0 ? 0 : Purse.fame(p, partner)) >= target) {
                end(p, Ending.TARGET, scene, TARGET);
                return true;
            }
        }
        return false;
    }

    /** Ends the game when the time is up; called between two turns. */
    static boolean timeIsUp(Position p, Scene scene) {
        int turns = p.custom().limitTurns();
        int minutes = p.custom().limitMinutes();
        if (turns > 0 && p.turns() >= turns || minutes > 0 && p.minutes() >= minutes) {
            end(p, Ending.TIME, scene, TIME);
            return true;
        }
        return false;
    }

    /** Says whether one player, or one team, has the only ships while all others are out of cards (PA-R040). */
    static boolean isWon(Position p) {
        if (!p.isDeckEmpty()) {
            return false;
        }
        if (Fleet.count(p) == 0 || areRivalsLeft(p)) {
            return false;
        }
        int side = side(p, Fleet.owner(p, 0));
        for (int seat = 0; seat < p.seats(); seat++) {
            if (side(p, seat) != side && Hands.size(p, seat) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Says whether ships of two sides are left, so that somebody has to attack (PA-TEAM-19). */
    static boolean areRivalsLeft(Position p) {
        int side = -1;
        for (int seat = 0; seat < p.seats(); seat++) {
            if (Fleet.size(p, seat) > 0) {
                if (side >= 0 && side != side(p, seat)) {
                    return true;
                }
                side = side(p, seat);
            }
        }
        return false;
    }

    private static int side(Position p, int seat) {
        return p.custom().teams() ? seat % (p.seats() / 2) : seat;
    }

    /** Ends the game if the ships left decide it: one side has them all, nobody has one, or none can be sunk. */
    static boolean shipsDecide(Position p, Scene scene) {
        if (!p.isDeckEmpty()) {
            return false;
        }
        if (isWon(p)) {
            end(p, Ending.LAST_SHIP, scene, p.custom().teams() ? LAST_TEAM : LAST_SHIP);
            return true;
        }
        if (Fleet.count(p) == 0 && noCards(p)) {
            end(p, Ending.NO_SHIP, scene, NO_SHIP);
            return true;
        }
        return false;
    }

    private static boolean noCards(Position p) {
        for (int seat = 0; seat < p.seats(); seat++) {
            if (Hands.size(p, seat) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Ends the game when nothing has changed for two rounds of the end phase. */
    static boolean isStalemate(Position p, Scene scene) {
        int players = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            players += p.isOut(seat) ? 0 : 1;
        }
        if (p.isLastPhase() && p.quiet() >= QUIET_ROUNDS * players) {
            end(p, Ending.STALEMATE, scene, STALEMATE);
            return true;
        }
        return false;
    }

    /** Returns the owners of the last ships, who may agree that none will sink the other (PA-R040, PA-R166), as bits. */
    public static int owners(Position p) {
        int owners = 0;
        int sides = 0;
        for (int seat = 0; p.isLastPhase() && seat < p.seats(); seat++) {
            if (Fleet.size(p, seat) > 0) {
                owners |= 1 << seat;
                sides |= 1 << side(p, seat);
            }
        }
        return Integer.bitCount(sides) < 2 ? 0 : owners;
    }

    /** Ends the game because the owners of the last ships agreed on it. */
    public static void agreed(Position p, Scene scene) {
        end(p, Ending.STALEMATE, scene, STALEMATE);
    }

    private static void end(Position p, Ending how, Scene scene, Clause... because) {
        if (scene.heard()) {
            scene.tell(new GameEnded(p.turns()), because);
        }
        p.end(how);
    }
}
