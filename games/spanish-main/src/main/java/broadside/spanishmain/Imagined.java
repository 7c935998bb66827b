package broadside.spanishmain;

import broadside.engine.play.Choices;

/** Lists whatever a player might think of doing in a turn, possible or not, so that each gets its explanation. */
final class Imagined {
    private Imagined() {}

    static void choices(Position position, Choices out) {
        out.add(TurnChoice.pass());
        out.add(TurnChoice.repair());
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            out.add(TurnChoice.onShip(TurnChoice.repair(), ship));
        }
        for (int card = 0; card < Movement.KINDS; card++) {
            out.add(TurnChoice.discarding(TurnChoice.pass(), card));
            plays(card, position, out);
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
                long accusation = TurnChoice.accuse(seat, pirate);
                out.add(accusation);
                for (int card = 0; card < Movement.KINDS; card++) {
                    out.add(TurnChoice.discarding(accusation, card));
                }
            }
        }
    }

    private static void plays(int card, Position position, Choices out) {
        long play = TurnChoice.play(card);
        out.add(play);
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            long one = TurnChoice.onShip(play, ship);
            out.add(one);
            distances(one, out);
            for (int other = 0; other < Ship.COUNT; other++) {
                // Two ships are named front ship first.
                if (position.spaceOf(ship) < position.spaceOf(other)) {
                    long two = TurnChoice.onShips(play, ship, other);
                    out.add(two);
                    if (position.spaceOf(ship) + 1 == position.spaceOf(other)) {
                        distances(two, out);
                    }
                }
            }
        }
    }

    /** Adds the play with every distance but the card's own, which needs no mention. */
    private static void distances(long play, Choices out) {
        int own = Movement.of(TurnChoice.card(play)).effect().distance();
        for (int spaces = 1; spaces < Ship.COUNT; spaces++) {
            if (spaces != own) {
                out.add(TurnChoice.spaces(play, spaces));
            }
        }
    }
}
