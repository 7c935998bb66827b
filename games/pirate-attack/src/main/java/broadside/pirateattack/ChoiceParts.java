package broadside.pirateattack;

import broadside.engine.tree.Tree;
import broadside.engine.words.Named;
import broadside.engine.words.Words;
import broadside.pirateattack.Choice.Act;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the parts that {@link ChoiceWords} writes back into a choice. */
public final class ChoiceParts {
    private static final Map<String, Integer> CARDS = index(Card.values());
    private static final Map<String, Integer> TELLERS = index(FortuneTeller.values());
    private static final Map<String, Integer> STALLS =
            Map.of(Words.plain(ChoiceWords.DOCTOR), 0, Words.plain(ChoiceWords.TELLER), 1);
    private static final Pattern SHIP = Pattern.compile("(.+)\\.ships\\[(\\d{1,2})]");
    private static final Pattern CURSE = Pattern.compile("(.+)\\.curses\\[(\\d{1,2})]");

    private final Position p;
    private final Map<String, Tree> parts;
    private long choice;
    private boolean bad;

    private ChoiceParts(Position p, Act act, Map<String, Tree> parts) {
        this.p = p;
        this.parts = parts;
        this.choice = Choice.of(act);
    }

    /** Returns the choice, or null where the parts make none that anybody could think of. */
    public static @Nullable Long parse(Position p, Tree tree) {
        if (tree instanceof Tree.Text text) {
            for (Act act : new Act[] {Act.PASS, Act.DONE, Act.LEND, Act.KEEP}) {
                if (text.value().equals(ChoiceWords.verb(act))) {
                    return Choice.of(act);
                }
            }
            return null;
        }
        if (!(tree instanceof Tree.Branch branch)) {
            return null;
        }
        for (Act act : Act.values()) {
            boolean leads = act != Act.AGAINST || branch.get("react") == null;
            leads &= act != Act.PLACE || branch.get("play") == null;
            if (leads && branch.get(ChoiceWords.verb(act)) != null) {
                return new ChoiceParts(p, act, branch.children()).read(act);
            }
        }
        return null;
    }

    private @Nullable Long read(Act act) {
        String verb = ChoiceWords.verb(act);
        switch (act) {
            case DRAW, PLACE -> choice = Choice.number(choice, number(verb, 1, 64) - 1);
            case DISCARD -> choice = Choice.card(choice, name(CARDS, verb));
            case FORCE -> choice = Choice.seat(choice, seat(verb));
            case FIGHT, AGAINST, CURSE, JOIN, LOSE -> choice = Choice.ship(choice, ship(verb));
            case ATTACK -> choice = Choice.other(Choice.ship(choice, ship(verb)), ship("with"));
            case BUY -> {
                choice = Choice.card(choice, name(STALLS, verb));
                if (parts.get("partner") != null) {
                    choice = Choice.number(choice, number("partner", 0, 254));
                }
            }
            case REACT -> react(verb);
            case PLAY -> play(verb);
            default -> bad = true;
        }
        // A part too many is not in what the choice would be written as.
        return bad || !ChoiceWords.parts(p, choice).equals(canonical()) ? null : Long.valueOf(choice);
    }

    /** Names are compared without case and accents, everything else as it is written. */
    private Tree canonical() {
        Tree.Grow grow = Tree.branch();
        Tree written = ChoiceWords.parts(p, choice);
        for (Map.Entry<String, Tree> part : parts.entrySet()) {
            Tree own = written instanceof Tree.Branch branch ? branch.get(part.getKey()) : null;
            boolean same = own != null
                    && Words.plain(own.toString())
                            .equals(Words.plain(part.getValue().toString()));
            grow.put(part.getKey(), same && own != null ? own : part.getValue());
        }
        return grow.done();
    }

    private void react(String verb) {
        if (parts.get("against") == null) {
            choice = Choice.card(choice, name(CARDS, verb));
            return;
        }
        choice = Choice.card(choice, name(TELLERS, verb));
        curse("against");
    }

    private void play(String verb) {
        choice = Choice.card(choice, name(CARDS, verb));
        if (parts.get("doctor") != null) {
            curse("doctor");
        }
        if (parts.get("target") instanceof Tree.Text target) {
            if (SHIP.matcher(target.value()).matches()) {
                choice = Choice.ship(choice, ship("target"));
            } else {
                choice = Choice.seat(choice, seat("target"));
            }
        }
        if (parts.get("to") != null) {
            choice = Choice.other(choice, ship("to"));
        }
        if (parts.get("place") != null) {
            choice = Choice.number(choice, number("place", 1, 64) - 1);
        } else if (parts.get("spare") != null) {
            choice = Choice.number(choice, 1);
        }
    }

    private void curse(String part) {
        Matcher curse = CURSE.matcher(text(part));
        if (!curse.matches()) {
            bad = true;
            return;
        }
        int ship = shipOf(curse.group(1));
        int place = Integer.parseInt(curse.group(2));
        if (bad || place >= Choice.NO_ITEM || Aboard.curseAt(p, ship, place) < 0) {
            bad = true;
            return;
        }
        choice = Choice.item(Choice.ship(choice, ship), place);
    }

    private int ship(String part) {
        return shipOf(text(part));
    }

    private int shipOf(String path) {
        Matcher ship = SHIP.matcher(path);
        int owner = ship.matches() ? p.setup().seat(ship.group(1)) : -1;
        int place = owner < 0 ? 0 : Integer.parseInt(ship.group(2));
        if (owner < 0 || place >= Fleet.size(p, owner)) {
            bad = true;
            return 0;
        }
        return Fleet.first(p, owner) + place;
    }

    private int seat(String part) {
        int seat = p.setup().seat(text(part));
        bad |= seat < 0;
        return Math.max(seat, 0);
    }

    private int name(Map<String, Integer> names, String part) {
        Integer kind = names.get(Words.plain(text(part)));
        bad |= kind == null;
        return kind == null ? 0 : kind;
    }

    private int number(String part, int least, int most) {
        if (parts.get(part) instanceof Tree.Whole whole && whole.value() >= least && whole.value() <= most) {
            return (int) whole.value();
        }
        bad = true;
        return least;
    }

    private String text(String part) {
        if (parts.get(part) instanceof Tree.Text text) {
            return text.value();
        }
        bad = true;
        return "";
    }

    private static Map<String, Integer> index(Named[] all) {
        Map<String, Integer> index = new HashMap<>();
        for (int i = 0; i < all.length; i++) {
            index.put(Words.plain(all[i].documentName()), i);
        }
        return index;
    }
}
