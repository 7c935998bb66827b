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

    /** Returns how many aboard can answer a matter for their ship; the same ability counts once (PC-STACK-01). */
    public static int count(Position p, int ship, Matter matter) {
        int count = 0;
        for (int token = 0; token < p.crewTokens(); token++) {
            count += p.crewPlace(token) == ship && isAnswer(p, token, ship, matter) ? 1 : 0;
        }
        return count;
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

    /** Says whether somebody face up could answer a matter, were the ship of their nation. */
    static boolean stranger(Position p, int ship, Matter matter) {
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship
                    && p.isFaceUp(token)
                    && answer(p, token, matter) != 0
                    && !canAct(p, token, ship)) {
                return true;
            }
        }
        return false;
    }

    /** Says whether somebody whose captain knows him, face up or not, could answer a matter but for his nation. */
    public static boolean isForeign(Position p, int ship, Matter matter) {
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship
                    && p.crewCard(token) >= 0
                    && answer(p, token, matter) != 0
                    && !canAct(p, token, ship)) {
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
            if (p.crewPlace(token) == ship && needsSpace(p, token, ship)) {
                load++;
            }
        }
        for (int coin = 0; coin < p.coins(); coin++) {
            load += p.coinPlace(coin) == ship ? 1 : 0;
        }
        return load;
    }

    /**
     * A facedown crew takes its space like any other, as what it is would show otherwise; so does one of another nation,
     * who cannot use its ability (CB-CREW-05).
     */
    private static boolean needsSpace(Position p, int token, int ship) {
        return !p.isFaceUp(token) || !isAnswer(p, token, ship, Matter.NEEDS_NO_SPACE);
    }

    /** Returns the facedown crew aboard that needs no space once it is turned up, or -1 (PC-BOARSMAN-05). */
    public static int hiddenGuest(Position p, int ship) {
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship && !p.isFaceUp(token) && isAnswer(p, token, ship, Matter.NEEDS_NO_SPACE)) {
                return token;
            }
        }
        return -1;
    }

    /**
     * Returns the facedown crew that must be turned up so that one more item comes aboard a full ship (HS-R152); -1 where
     * nobody can make room, or nobody need.
     *
     * @param coming the crew that comes aboard, or -1 for a coin
     */
    public static int makesRoom(Position p, int ship, int coming, int seat) {
        boolean isCrew = coming >= 0;
        if (room(p, ship) > 0 || isCrew && !needsSpace(p, coming, ship) || !Allegiance.isOf(p, ship, seat)) {
            return -1;
        }
        if (isCrew && isAnswer(p, coming, ship, Matter.NEEDS_NO_SPACE)) {
            return coming;
        }
        // Turning up a derelict's Oarsman makes her no derelict: that is an order of its own.
        return isDerelict(p, ship) ? -1 : hiddenGuest(p, ship);
    }

    /** Says whether a coin finds room aboard, if need be by turning up a crew that needs none. */
    public static boolean hasRoom(Position p, int ship, int seat) {
        return room(p, ship) > 0 || makesRoom(p, ship, -1, seat) >= 0;
    }

    /** Says whether a crew may come aboard, if need be by turning up one that needs no space. */
    public static boolean takes(Position p, int token, int ship, int seat) {
        return fits(p, token, ship) || allows(p, token, ship) && makesRoom(p, ship, token, seat) >= 0;
    }

    /** Says whether somebody aboard takes no space (PC-BOARSMAN-05). */
    public static boolean hasGuestWithoutSpace(Position p, int ship) {
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship && !needsSpace(p, token, ship)) {
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
        return (!needsSpace(p, token, ship) || room(p, ship) > 0) && allows(p, token, ship);
    }

    private static boolean allows(Position p, int token, int ship) {
        // Whom nobody knows costs nothing yet.
        int card = p.crewCard(token);
        int points = card < 0 ? 0 : Pieces.crew(card).points();
        return points(p, ship) + points <= p.card(ship).points();
    }

    /** Says whether a crew elsewhere could answer a matter for a ship, if it came aboard alone. */
    static boolean couldServe(Position p, int token, int ship, Matter matter) {
        return isAnswer(p, token, ship, matter)
                && Pieces.crew(p.crewCard(token)).points() <= p.card(ship).points();
    }
}
