package broadside.highseas;

import broadside.highseas.abilities.Matter;

/**
 * Answers who and what is aboard a ship, and who of them speaks up: the one place that decides who may.
 *
 * <p>Crew act only aboard, and only on ships of their nation (CB-CREW-04, CB-CREW-05).
 */
public final class Aboard {
    private Aboard() {}

    /** Returns the crew that can answer a matter for its ship, face up or not, or -1; face-up crew first. */
    public static int speaker(Position p, int ship, Matter matter) {
        int hidden = -1;
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship && canAct(p, token, ship)) {
                if (Pieces.crew(p.crewCard(token)).ability().answer(matter) != 0) {
                    if (p.isFaceUp(token)) {
                        return token;
                    }
                    hidden = hidden < 0 ? token : hidden;
                }
            }
        }
        return hidden;
    }

    /** Returns the face-up crew that answers a matter, or -1. */
    public static int open(Position p, int ship, Matter matter) {
        int token = speaker(p, ship, matter);
        return token >= 0 && p.isFaceUp(token) ? token : -1;
    }

    /** Returns the answer a speaker gives. */
    public static int answer(Position p, int token, Matter matter) {
        return Pieces.crew(p.crewCard(token)).ability().answer(matter);
    }

    /** Says whether, for all that everybody knows, somebody aboard may answer a matter. */
    public static boolean might(Position p, int ship, Matter matter) {
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship && (!p.isFaceUp(token) || isAnswer(p, token, ship, matter))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAnswer(Position p, int token, int ship, Matter matter) {
        return canAct(p, token, ship)
                && Pieces.crew(p.crewCard(token)).ability().answer(matter) != 0;
    }

    private static boolean canAct(Position p, int token, int ship) {
        int card = p.crewCard(token);
        return card >= 0 && Pieces.crew(card).nation().equals(p.card(ship).nation());
    }

    /** Says whether a ship is derelict: no masts, and nobody rows her (PC-DERELICT-01, PC-DERELICT-05). */
    public static boolean isDerelict(Position p, int ship) {
        return p.masts(ship) == 0 && open(p, ship, Matter.ROWS_WITHOUT_MASTS) < 0;
    }

    /** Returns the cargo spaces that are taken. */
    public static int load(Position p, int ship) {
        int load = 0;
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship && needsSpace(p, token)) {
                load++;
            }
        }
        for (int coin = 0; coin < p.coins(); coin++) {
            load += p.coinPlace(coin) == ship ? 1 : 0;
        }
        return load;
    }

    /** A facedown crew takes its space like any other; what it is would show otherwise. */
    static boolean needsSpace(Position p, int token) {
        return !p.isFaceUp(token) || Pieces.crew(p.crewCard(token)).ability().answer(Matter.NEEDS_NO_SPACE) == 0;
    }

    /** Says whether somebody aboard takes no space (PC-BOARSMAN-05). */
    public static boolean hasGuestWithoutSpace(Position p, int ship) {
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship && !needsSpace(p, token)) {
                return true;
            }
        }
        return false;
    }

    public static int room(Position p, int ship) {
        return p.card(ship).cargo() - load(p, ship);
    }

    /** Returns the points of the crew aboard, as far as they are known. */
    public static int points(Position p, int ship) {
        int points = 0;
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship && p.crewCard(token) >= 0) {
                points += Pieces.crew(p.crewCard(token)).points();
            }
        }
        return points;
    }

    /** Says whether a crew may come aboard: space, points (CB-CREW-02, CB-CREW-03). */
    public static boolean fits(Position p, int token, int ship) {
        return (!needsSpace(p, token) || room(p, ship) > 0)
                && points(p, ship) + Pieces.crew(p.crewCard(token)).points()
                        <= p.card(ship).points();
    }
}
