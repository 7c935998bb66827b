package broadside.spanishmain;

import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.List;

/** Says what a choice of a turn is, in parts for documents and as a message for people. */
final class TurnWords {
    private TurnWords() {}

    /**
     * Writes the parts: {@code {play: <card>, ship: <ship>}}, {@code {play: <card>, ships: [<front>, <rear>]}},
     * {@code repair}, {@code {accuse: <seat>, pirate: <pirate>, discard: <card>}}, {@code pass},
     * {@code {pass: swap, discard: <card>}}.
     */
    static Tree parts(Position position, long choice) {
        return switch (TurnChoice.action(choice)) {
            case TurnChoice.PLAY -> play(choice);
            case TurnChoice.REPAIR ->
                choice == TurnChoice.repair()
                        ? Tree.of("repair")
                        : Tree.branch("repair", Tree.of(shipName(TurnChoice.ship(choice))));
            case TurnChoice.ACCUSE -> accuse(position, choice);
            default ->
                TurnChoice.discard(choice) == TurnChoice.NO_CARD
                        ? Tree.of("pass")
                        : Tree.branch()
                                .put("pass", "swap")
                                .put("discard", cardName(TurnChoice.discard(choice)))
                                .done();
        };
    }

    private static Tree play(long choice) {
        Tree.Grow parts = Tree.branch().put("play", cardName(TurnChoice.card(choice)));
        int ship = TurnChoice.ship(choice);
        int other = TurnChoice.other(choice);
        if (other != TurnChoice.NO_SHIP) {
            parts.put("ships", Tree.texts(List.of(shipName(ship), shipName(other))));
        } else if (ship != TurnChoice.NO_SHIP) {
            parts.put("ship", shipName(ship));
        }
        return parts.putUnlessZero("spaces", TurnChoice.spaces(choice)).done();
    }

    private static Tree accuse(Position position, long choice) {
        Tree.Grow parts = Tree.branch()
                .put("accuse", position.setup().seats().get(TurnChoice.seat(choice)))
                .put("pirate", Pirate.of(TurnChoice.pirate(choice)).documentName());
        if (TurnChoice.discard(choice) != TurnChoice.NO_CARD) {
            parts.put("discard", cardName(TurnChoice.discard(choice)));
        }
        return parts.done();
    }

    static Message label(Position position, long choice) {
        int discard = TurnChoice.discard(choice);
        return switch (TurnChoice.action(choice)) {
            case TurnChoice.PLAY -> playLabel(position, choice);
            case TurnChoice.REPAIR ->
                Message.of(
                        position.damaged() == 0 ? "sm.label.repair-nothing" : "sm.label.repair",
                        Integer.bitCount(position.damaged()));
            case TurnChoice.ACCUSE -> {
                Pirate pirate = Pirate.of(TurnChoice.pirate(choice));
                Arg seat = Arg.seat(TurnChoice.seat(choice));
                int prize = (position.fameUnder(pirate.ordinal()) + 1) / 2;
                yield discard == TurnChoice.NO_CARD
                        ? Message.of("sm.label.accuse", seat, pirate, pirate.ship(), prize)
                        : Message.of(
                                "sm.label.accuse-discarding", seat, pirate, pirate.ship(), prize, Movement.of(discard));
            }
            default ->
                discard == TurnChoice.NO_CARD
                        ? Message.of("sm.label.pass")
                        : Message.of("sm.label.pass-discarding", Movement.of(discard));
        };
    }

    private static Message playLabel(Position position, long choice) {
        Movement movement = Movement.of(TurnChoice.card(choice));
        int ship = TurnChoice.ship(choice);
        int other = TurnChoice.other(choice);
        if (ship == TurnChoice.NO_SHIP) {
            return Message.of("sm.label.play", movement);
        }
        if (other == TurnChoice.NO_SHIP) {
            return Message.of("sm.label.play-ship", movement, Ship.of(ship), position.spaceOf(ship) + 1);
        }
        return Message.of("sm.label.play-ships", movement, Ship.of(ship), Ship.of(other), position.spaceOf(ship) + 1);
    }

    private static String cardName(int kind) {
        return Movement.of(kind).documentName();
    }

    private static String shipName(int ship) {
        return ship == TurnChoice.NO_SHIP ? "" : Ship.of(ship).documentName();
    }
}
