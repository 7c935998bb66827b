package broadside.pirateattack;

import broadside.engine.play.Choices;
import broadside.pirateattack.Choice.Act;

/** Leaves out choices that no player would think about: helping others, harming oneself, one pile for another. */
final class Sensible {
    private Sensible() {}

    static void keep(Position p, int seat, Choices options) {
        long[] all = options.toArray();
        options.clear();
        boolean drew = false;
        for (long choice : all) {
            boolean pile = Choice.is(choice, Act.DRAW);
            if (pile ? !drew : isSensible(p, seat, choice)) {
                options.add(choice);
            }
            drew |= pile;
        }
        if (options.size() == 0) {
            for (long choice : all) {
                options.add(choice);
            }
        }
    }

    private static boolean isSensible(Position p, int seat, long choice) {
        return switch (Choice.act(choice)) {
            case PLAY -> isSensiblePlay(p, seat, choice);
            // Ships keep their order, but in the main game no card asks for it.
            case PLACE -> Choice.number(choice) == Fleet.size(p, seat);
            case CURSE -> isForeign(p, seat, Choice.ship(choice));
            case BUY ->
                Choice.number(choice) == Choice.NO_NUMBER
                        || Purse.free(p, seat) < p.price() && Choice.number(choice) == p.price() - 1;
            case ATTACK -> isForeign(p, seat, Choice.ship(choice)) || Fleet.owners(p) == 2;
            default -> true;
        };
    }

    private static boolean isSensiblePlay(Position p, int seat, long choice) {
        Card card = Card.of(Choice.card(choice));
        int ship = Choice.ship(choice);
        return switch (card.group()) {
            case SHIP -> Choice.number(choice) == Fleet.size(p, seat);
            case ADD_ON -> card.size() > 0 ? !isForeign(p, seat, ship) : isForeign(p, seat, ship);
            default -> {
                if (Choice.item(choice) != Choice.NO_ITEM) {
                    yield !isForeign(p, seat, ship) && isForeign(p, seat, Choice.other(choice));
                }
                boolean victim = Choice.seat(choice) != Choice.NO_SEAT && p.arePartners(seat, Choice.seat(choice));
                yield ship == Choice.NO_SHIP ? !victim || card == Card.ARMADA : isForeign(p, seat, ship);
            }
        };
    }

    private static boolean isForeign(Position p, int seat, int ship) {
        int owner = Fleet.owner(p, ship);
        return owner != seat && !p.arePartners(owner, seat);
    }
}
