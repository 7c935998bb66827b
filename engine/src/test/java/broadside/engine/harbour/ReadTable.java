package broadside.engine.harbour;

import broadside.engine.document.Labels;
import broadside.engine.game.Setup;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads a table that a person or {@link WriteTable} wrote. */
final class ReadTable {
    static final Set<String> TABLE = Set.of(
            "game",
            "seats",
            "options",
            "at",
            "running",
            "rest",
            "turn",
            "round",
            "commander",
            "discards",
            "quays",
            "traced",
            "pile",
            "pool");
    private static final Set<String> CAPTAIN = Set.of("coins", "hand", "aboard", "waiting", "berth", "pressed");
    private static final Set<String> CRATE = Set.of("crate", "known", "trace", "as");

    private final Setup setup;
    private final Field document;
    private final Labels labels;
    private final boolean partial;
    private final byte[] left = Cards.all();
    private final byte[] pool;
    private final Position position;
    private int unknown;

    ReadTable(Setup setup, Field document, Labels labels) {
        this.setup = setup;
        this.document = document;
        this.labels = labels;
        String rest = document.text("rest", "piles");
        if (!rest.equals("piles") && !rest.equals("none")) {
            throw document.need("rest").wrong("expected piles or none");
        }
        partial = rest.equals("none");
        pool = partial ? new byte[Cards.KINDS] : left;
        position = new Position(setup, new Pile(pool));
        position.setPartial(partial);
    }

    Position read() {
        Set<String> fields = new HashSet<>(TABLE);
        fields.addAll(setup.seats());
        document.only(fields);
        position.setRound((int) number(document, "round", 1, 1, 20));
        Field turn = document.maybe("turn");
        position.setTurn(turn == null ? 0 : seat(turn));
        Field commander = document.maybe("commander");
        position.setCommander(commander == null ? -1 : seat(commander));
        for (int seat = 0; seat < position.seats(); seat++) {
            Field captain = document.maybe(setup.seats().get(seat));
            if (captain != null) {
                captain(captain.only(CAPTAIN), seat);
            }
        }
        if (position.bank() < 0) {
            throw document.wrong("the captains have more than " + Position.ALL_COINS + " coins");
        }
        for (Field field : rows(document, "discards")) {
            position.discard(known(field));
        }
        quays();
        pile();
        return position;
    }

    private void captain(Field captain, int seat) {
        position.setCoins(seat, (int) number(captain, "coins", Position.FIRST_COINS, 0, Position.ALL_COINS));
        for (Field item : rows(captain, "hand")) {
            Field card = item.isBranch() ? item.need("card") : item;
            int kind = take(card);
            if (kind == Cards.UNKNOWN) {
                position.hands().gainUnknown(seat);
            } else if (kind == Card.CASTAWAY.ordinal()) {
                throw card.wrong("a castaway is never in a hand");
            } else {
                position.hands().gain(seat, kind, eyes(item));
            }
        }
        position.setAboard(seat, castaways(captain, "aboard"));
        position.setWaiting(seat, castaways(captain, "waiting"));
        position.setBerth(seat, (int) number(captain, "berth", -1, 0, 99));
        Field pressed = captain.maybe("pressed");
        position.setPressedBy(seat, pressed == null ? -1 : seat(pressed));
    }

    private int castaways(Field captain, String name) {
        int count = (int) number(captain, name, 0, 0, Card.CASTAWAY.copies());
        for (int i = 0; i < count; i++) {
            take(captain, Card.CASTAWAY.ordinal());
        }
        return count;
    }

    private void quays() {
        List<Field> rows = rows(document, "quays");
        if (rows.size() > Quays.PLACES) {
            throw document.need("quays").wrong("there are only " + Quays.PLACES + " quays");
        }
        int latest = 0;
        for (int place = 0; place < rows.size(); place++) {
            Field row = rows.get(place);
            if (row.isText() && row.text().equals("empty")) {
                continue;
            }
            Field card = row.isBranch() ? row.only(CRATE).need("crate") : row;
            int kind = take(card);
            if (kind >= 0 && !Cards.of(kind).isCrate()) {
                throw card.wrong("only crates lie on a quay");
            }
            int trace = row.isBranch() ? (int) number(row, "trace", place + 1, 1, 1 << 20) : place + 1;
            position.quays().put(place, kind, row.isBranch() ? eyes(row) : 0, trace);
            labels.note(row, trace);
            latest = Math.max(latest, trace);
        }
        position.quays().setTraced((int) number(document, "traced", latest, latest, 1 << 20));
    }

    private void pile() {
        for (Field item : rows(document, "pool")) {
            int kind = known(item);
            if (!partial) {
                throw item.wrong("a pool is only for rest: none");
            }
            pool[kind]++;
        }
        Pile pile = position.pile();
        Field field = document.maybe("pile");
        List<Field> top = field == null ? List.of() : field.isRow() ? field.row() : rows(field, "top");
        for (Field item : top) {
            if (item.isText() && item.text().equals("...")) {
                break;
            }
            pile.fix(take(item.isBranch() ? item.need("card") : item), item.isBranch() ? eyes(item) : 0);
        }
        int size = Cards.total(pool) - unknown + pile.fixed();
        if (field != null && field.isBranch() && number(field, "size", size, 0, 99) != size) {
            throw field.need("size").wrong("with all other cards as they are, the pile has " + size);
        }
        if (size < 0) {
            throw document.wrong("more cards are unknown than there are left");
        }
        pile.setSize(size);
    }

    private int take(Field card) {
        int kind = Cards.read(card);
        if (kind == Cards.UNKNOWN) {
            if (!document.has("running")) {
                throw card.wrong("say which card it is; only views have unknown cards");
            }
            unknown++;
            return kind;
        }
        return take(card, kind);
    }

    private int take(Field where, int kind) {
        if (--left[kind] < 0) {
            throw where.wrong("there are only " + Cards.of(kind).copies() + " of "
                    + Cards.of(kind).documentName());
        }
        return kind;
    }

    private int known(Field field) {
        int kind = Cards.read(field);
        if (kind == Cards.UNKNOWN) {
            throw field.wrong("a card that everybody sees cannot be unknown");
        }
        return take(field, kind);
    }

    private int eyes(Field item) {
        int eyes = 0;
        for (Field seat : item.isBranch() ? rows(item, "known") : List.<Field>of()) {
            eyes |= 1 << seat(seat);
        }
        return eyes;
    }

    private int seat(Field field) {
        int seat = setup.seat(field.text());
        if (seat < 0) {
            throw field.wrong("there is no seat '" + field.text() + "'");
        }
        return seat;
    }

    private static List<Field> rows(Field field, String name) {
        Field row = field.maybe(name);
        return row == null ? List.of() : row.rowOrOne();
    }

    private static long number(Field field, String name, long otherwise, int least, int most) throws BadDocument {
        Field number = field.maybe(name);
        return number == null ? otherwise : number.whole(least, most);
    }
}
