package broadside.pirateattack;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Question;
import broadside.pirateattack.cards.SeaCreature;
import broadside.pirateattack.questions.SpyPick;

/**
 * Says what players usually do, quickly and without trying anything out: for imagined games that a captain plays on.
 *
 * <p>Counts only what the deciding seat knows: its own hand, the ships, and the add-ons it has seen.
 */
final class Habits {
    /** How much chance there is, in the measure of {@link Prospects}: players see things differently. */
    private static final double WHIM = 1.0;

    /** What harm to one of the others is worth beside the same gain of one's own. */
    private static final double HARM = 0.4;

    /** What a Gold Card won in battle is worth. */
    private static final double PRIZE = 1.2;

    private final int[] cannons = new int[Cells.MOST_SHIPS];
    private final int[] strength = new int[Cells.MOST_SHIPS];

    /** Returns the index of the option taken. */
    int pick(Position p, Decision decision, Choices options, Rng rng) {
        if (options.size() == 1) {
            return 0;
        }
        int seat = decision.seat();
        weigh(p, 1 << seat);
        Question<?> question = decision.question();
        boolean foreign = question instanceof SpyPick;
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            double value = value(p, seat, options.get(i), foreign) + WHIM * rng.unit();
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private void weigh(Position p, int bit) {
        int ships = Fleet.count(p);
        for (int ship = 0; ship < ships; ship++) {
            Card card = Fleet.card(p, ship);
            cannons[ship] = card.cannons();
            strength[ship] = card.strength();
        }
        for (int i = 0; i < Aboard.underCount(p); i++) {
            int item = p.cells[Cells.UNDER + i];
            if (Item.isKnown(item) && (Item.seen(item) & (bit | Item.PUBLIC)) != 0) {
                Card card = Card.of(Item.kind(item));
                cannons[Item.place(item)] += card.cannons();
                strength[Item.place(item)] += card.strength();
            }
        }
    }

    private double value(Position p, int seat, long choice, boolean foreign) {
        return switch (Choice.act(choice)) {
            case PLAY -> play(p, seat, choice);
            case ATTACK -> attack(p, seat, Choice.other(choice), Choice.ship(choice));
            case CURSE -> isForeign(p, seat, Choice.ship(choice)) ? HARM * worth(Choice.ship(choice)) : -9;
            case REACT, JOIN -> 2;
            case LOSE -> -worth(Choice.ship(choice));
            case DISCARD -> foreign ? HandWorth.of(Choice.card(choice)) : -HandWorth.of(Choice.card(choice));
            case BUY -> 2 - Prospects.GOLD * p.price();
            case FIGHT -> HARM * worth(Choice.ship(choice)) / 4;
            case AGAINST -> HARM * worth(Choice.ship(choice)) / 4;
            default -> 0;
        };
    }

    private double play(Position p, int seat, long choice) {
        Card card = Card.of(Choice.card(choice));
        int ship = Choice.ship(choice);
        double kept = HandWorth.of(card.ordinal());
        return switch (card.group()) {
            case SHIP -> worth(card.cannons(), card.strength()) - kept;
            case ADD_ON -> {
                double change = worth(cannons[ship] + card.cannons(), strength[ship] + card.strength()) - worth(ship);
                yield (isForeign(p, seat, ship) ? -HARM * change : change) - kept;
            }
            default -> {
                if (Choice.item(choice) != Choice.NO_ITEM) {
                    boolean helps = !isForeign(p, seat, ship) && isForeign(p, seat, Choice.other(choice));
                    yield (helps ? 0.5 * worth(ship) : -2) - kept;
                }
                if (ship != Choice.NO_SHIP) {
                    boolean sunk = isForeign(p, seat, ship) && level(card) >= strength[ship];
                    yield (sunk ? HARM * worth(ship) : isForeign(p, seat, ship) ? 0 : -9) - kept;
                }
                int target = Choice.seat(choice);
                if (target == Choice.NO_SEAT) {
                    yield 1 - kept;
                }
                if (p.arePartners(seat, target)) {
                    yield -9;
                }
                double gold = Prospects.GOLD * Purse.gold(p, target);
                yield (card == Card.THIEF_ALL
                                ? 1.4 * gold
                                : card == Card.THIEF_HALF
                                        ? 0.7 * gold
                                        : card == Card.HIGH_WINDS && target == seat ? 0 : 1)
                        - kept;
            }
        };
    }

    private double attack(Position p, int seat, int with, int target) {
        int own = side(p, with, cannons);
        int ownHull = side(p, with, strength);
        int shots = side(p, target, cannons);
        int hull = side(p, target, strength);
        double value = 0;
        if (own >= hull) {
            value += isForeign(p, seat, target) ? HARM * lost(p, target) : -lost(p, target);
            value += shots >= ownHull ? 0 : PRIZE;
        }
        return shots >= ownHull ? value - lost(p, with) : value;
    }

    private static int side(Position p, int ship, int[] of) {
        if (!Fleet.isInArmada(p, ship)) {
            return Math.max(0, of[ship]);
        }
        int sum = 0;
        int owner = Fleet.owner(p, ship);
        int first = Fleet.first(p, owner);
        for (int i = first; i < first + Fleet.size(p, owner); i++) {
            sum += Fleet.isInArmada(p, i) ? Math.max(0, of[i]) : 0;
        }
        return sum;
    }

    private double lost(Position p, int ship) {
        if (!Fleet.isInArmada(p, ship)) {
            return worth(ship);
        }
        double sum = 0;
        int owner = Fleet.owner(p, ship);
        int first = Fleet.first(p, owner);
        for (int i = first; i < first + Fleet.size(p, owner); i++) {
            sum += Fleet.isInArmada(p, i) ? worth(i) : 0;
        }
        return sum;
    }

    private double worth(int ship) {
        return worth(cannons[ship], strength[ship]);
    }

    private static double worth(int cannons, int strength) {
        int shots = Math.max(0, cannons);
        int hull = Math.max(0, strength);
        return hull == 0 ? 0.3 + 0.1 * shots : 1.5 + 0.55 * shots + hull * (1 + 0.04 * hull);
    }

    private static int level(Card creature) {
        return creature.effect() instanceof SeaCreature sea ? sea.level() : 0;
    }

    private static boolean isForeign(Position p, int seat, int ship) {
        int owner = Fleet.owner(p, ship);
        return owner != seat && !p.arePartners(owner, seat);
    }
}
