package broadside.pirateattack;

import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.engine.words.Named;
import broadside.pirateattack.Choice.Act;

/** Writes choices as their parts and as labels; {@link ChoiceParts} reads the parts back. */
public final class ChoiceWords {
    static final String DOCTOR = "Witch Doctor";
    static final String TELLER = "Fortune Teller";

    private ChoiceWords() {}

    /** Returns where a ship lies in the document, which is also how choices name it. */
    public static String ship(Position p, int ship) {
        int owner = Fleet.owner(p, ship);
        return p.setup().seats().get(owner) + ".ships[" + Fleet.place(p, ship) + "]";
    }

    static String curse(Position p, int ship, int place) {
        return ship(p, ship) + ".curses[" + place + "]";
    }

    public static Tree parts(Position p, long choice) {
        Act act = Choice.act(choice);
        String verb = verb(act);
        return switch (act) {
            case PASS, DONE, LEND, KEEP -> Tree.of(verb);
            case DRAW, PLACE -> Tree.branch(verb, Tree.of(Choice.number(choice) + 1));
            case DISCARD -> Tree.branch(verb, Tree.of(card(choice).documentName()));
            case FORCE -> Tree.branch(verb, Tree.of(seat(p, choice)));
            case FIGHT, AGAINST, CURSE, JOIN, LOSE -> Tree.branch(verb, Tree.of(ship(p, Choice.ship(choice))));
            case ATTACK ->
                Tree.branch()
                        .put(verb, ship(p, Choice.ship(choice)))
                        .put("with", ship(p, Choice.other(choice)))
                        .done();
            case BUY -> {
                Tree.Grow buy = Tree.branch().put(verb, Choice.card(choice) == 0 ? DOCTOR : TELLER);
                yield Choice.number(choice) == Choice.NO_NUMBER
                        ? buy.done()
                        : buy.put("partner", Choice.number(choice)).done();
            }
            case REACT -> react(p, verb, choice);
            case PLAY -> play(p, verb, choice);
        };
    }

    private static Tree react(Position p, String verb, long choice) {
        if (Choice.item(choice) == Choice.NO_ITEM) {
            return Tree.branch(verb, Tree.of(card(choice).documentName()));
        }
        return Tree.branch()
                .put(verb, FortuneTeller.of(Choice.card(choice)).documentName())
                .put("against", curse(p, Choice.ship(choice), Choice.item(choice)))
                .done();
    }

    private static Tree play(Position p, String verb, long choice) {
        Tree.Grow play = Tree.branch().put(verb, card(choice).documentName());
        if (Choice.item(choice) != Choice.NO_ITEM) {
            play.put("doctor", curse(p, Choice.ship(choice), Choice.item(choice)));
        } else if (Choice.ship(choice) != Choice.NO_SHIP) {
            play.put("target", ship(p, Choice.ship(choice)));
        }
        if (Choice.seat(choice) != Choice.NO_SEAT) {
            play.put("target", seat(p, choice));
        }
        if (Choice.other(choice) != Choice.NO_SHIP) {
            play.put("to", ship(p, Choice.other(choice)));
        }
        if (Choice.number(choice) != Choice.NO_NUMBER) {
            if (card(choice).isShip()) {
                play.put("place", Choice.number(choice) + 1);
            } else {
                play.put("spare", "partner");
            }
        }
        return play.done();
    }

    static String verb(Act act) {
        return act.name().toLowerCase(java.util.Locale.ROOT);
    }

    private static Card card(long choice) {
        return Card.of(Choice.card(choice));
    }

    private static String seat(Position p, long choice) {
        return p.setup().seats().get(Choice.seat(choice));
    }

    // --- what people read

    public static Message label(Position p, int seat, long choice) {
        Act act = Choice.act(choice);
        String key = "pa.label." + verb(act);
        int ship = Choice.ship(choice);
        return switch (act) {
            case PASS, DONE, KEEP, LEND -> Message.of(key);
            case DRAW -> Message.of(key, Choice.number(choice) + 1, Stocks.pile(p, Choice.number(choice)));
            case PLACE -> Message.of(key, Choice.number(choice) + 1);
            case DISCARD -> Message.of(key, card(choice));
            case FORCE -> Message.of(key, Arg.seat(Choice.seat(choice)));
            case FIGHT, AGAINST, CURSE, JOIN, LOSE ->
                Message.of(key, owner(p, ship), Fleet.card(p, ship), place(p, ship));
            case ATTACK ->
                Message.of(
                        key,
                        owner(p, ship),
                        Fleet.card(p, ship),
                        place(p, ship),
                        Fleet.card(p, Choice.other(choice)),
                        place(p, Choice.other(choice)));
            case BUY ->
                Choice.number(choice) == Choice.NO_NUMBER
                        ? Message.of(key, stall(choice), p.price())
                        : Message.of(key + "-together", stall(choice), p.price(), Choice.number(choice));
            case REACT ->
                Choice.item(choice) == Choice.NO_ITEM
                        ? Message.of(key, card(choice))
                        : Message.of(
                                key + "-against",
                                FortuneTeller.of(Choice.card(choice)),
                                doctor(p, ship, Choice.item(choice)),
                                owner(p, ship),
                                Fleet.card(p, ship),
                                place(p, ship));
            case PLAY -> playLabel(p, key, choice);
        };
    }

    private static Message playLabel(Position p, String key, long choice) {
        Card card = card(choice);
        int ship = Choice.ship(choice);
        if (Choice.item(choice) != Choice.NO_ITEM) {
            int to = Choice.other(choice);
            return Message.of(
                    key + "-move",
                    card,
                    owner(p, ship),
                    Fleet.card(p, ship),
                    place(p, ship),
                    owner(p, to),
                    Fleet.card(p, to),
                    place(p, to));
        }
        if (ship != Choice.NO_SHIP) {
            return Message.of(key + "-ship", card, owner(p, ship), Fleet.card(p, ship), place(p, ship));
        }
        if (Choice.seat(choice) != Choice.NO_SEAT) {
            return Message.of(key + "-player", card, Arg.seat(Choice.seat(choice)));
        }
        if (Choice.number(choice) != Choice.NO_NUMBER) {
            return card.isShip()
                    ? Message.of(key + "-place", card, Choice.number(choice) + 1)
                    : Message.of(key + "-spare", card);
        }
        return Message.of(key, card);
    }

    private static Named doctor(Position p, int ship, int place) {
        return WitchDoctor.of(Aboard.curseKind(p, Aboard.curseAt(p, ship, place)));
    }

    private static Arg stall(long choice) {
        return Arg.piece(Choice.card(choice) == 0 ? DOCTOR : TELLER);
    }

    private static Arg owner(Position p, int ship) {
        return Arg.seat(Fleet.owner(p, ship));
    }

    private static int place(Position p, int ship) {
        return Fleet.place(p, ship) + 1;
    }
}
