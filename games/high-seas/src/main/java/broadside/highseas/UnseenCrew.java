package broadside.highseas;

import static broadside.highseas.Cells.*;

import broadside.engine.chance.Rng;
import java.util.Arrays;
import java.util.List;

/**
 * Makes up who facedown crew are. Nobody is told which crew another player has (PC-HIDDEN-02); but whoever knows the
 * ready-made fleet knows who is left of it, and that is supposed as long as it fits what has been seen.
 */
final class UnseenCrew {
    private UnseenCrew() {}

    /** Gives every unknown crew a card. */
    static void imagine(Position p, Rng rng) {
        for (int seat = 0; seat < p.seats(); seat++) {
            int unknown = unknown(p, seat);
            if (unknown > 0) {
                int[] left = new int[Pieces.CREW.size()];
                boolean isReadyMade = isReadyMade(p, seat, left, unknown);
                if (!isReadyMade) {
                    anybody(p, seat, left);
                }
                give(p, seat, left, isReadyMade, rng);
            }
        }
    }

    private static int unknown(Position p, int seat) {
        int unknown = 0;
        for (int token = 0; token < p.crew; token++) {
            unknown += isUnknown(p, token, seat) ? 1 : 0;
        }
        return unknown;
    }

    private static boolean isUnknown(Position p, int token, int seat) {
        return p.cells[CREW_CARD + token] == UNKNOWN && p.cells[CREW_ORIGIN + token] == seat;
    }

    /** Says whether the crew of the ready-made fleet who are not known are as many as the unknown, and counts them. */
    private static boolean isReadyMade(Position p, int seat, int[] left, int unknown) {
        List<Integer> fleet = Archipelago.fleet(p, seat).crew();
        for (int i = 0; i < fleet.size(); i++) {
            left[fleet.get(i)]++;
        }
        for (int token = 0; token < p.crew; token++) {
            if (p.crewCard(token) >= 0 && p.cells[CREW_ORIGIN + token] == seat && --left[p.crewCard(token)] < 0) {
                return false;
            }
        }
        int sum = 0;
        for (int many : left) {
            sum += many;
        }
        return sum == unknown;
    }

    /** Counts one of every card of the nations that a fleet began with, or of all where it has no ships. */
    private static void anybody(Position p, int seat, int[] left) {
        boolean isAny = false;
        for (int card = 0; card < left.length; card++) {
            left[card] = isOfFleet(p, seat, card) ? 1 : 0;
            isAny |= left[card] > 0;
        }
        if (!isAny) {
            Arrays.fill(left, 1);
        }
    }

    private static boolean isOfFleet(Position p, int seat, int card) {
        for (int ship = SHIP; ship < p.endOfShips(); ship++) {
            if (Allegiance.beganWith(p, ship, seat)
                    && p.card(ship).nation().equals(Pieces.crew(card).nation())) {
                return true;
            }
        }
        return false;
    }

    /** Deals out cards, each as often as it is counted, or as often as it comes. */
    private static void give(Position p, int seat, int[] left, boolean isCounted, Rng rng) {
        int total = 0;
        for (int many : left) {
            total += many;
        }
        for (int token = 0; token < p.crew; token++) {
            if (isUnknown(p, token, seat)) {
                int rest = rng.below(total);
                int card = 0;
                while ((rest -= left[card]) >= 0) {
                    card++;
                }
                if (isCounted) {
                    left[card]--;
                    total--;
                }
                p.cells[CREW_CARD + token] = (byte) card;
                p.cells[CREW_SEEN + token] |= (byte) (1 << p.cells[CREW_OWNER + token]);
            }
        }
    }
}
