package broadside.highseas;

import static broadside.highseas.Cells.*;

import broadside.engine.chance.Rng;
import broadside.engine.document.Codec;
import broadside.engine.document.Labels;
import broadside.engine.game.Setup;
import broadside.engine.tree.Field;
import broadside.engine.words.Words;
import broadside.highseas.geometry.Pose;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a table that a person or {@link TableWriter} wrote, and complains about what cannot be. */
final class TableReader {
    static final Set<String> FIELDS = Set.of(
            "game",
            "seats",
            "options",
            "at",
            "running",
            "islands",
            "ships",
            "unseen-coins",
            "lost-coins",
            "turn",
            "first",
            "round",
            "quiet",
            "stirred",
            "half",
            "ending",
            "action");
    static final Set<String> ISLAND =
            Set.of("island", "pose", "outline", "home", "explored", "explored-now", "crew", "coins", "as");
    static final Set<String> SHIP_FIELDS = Set.of(
            "ship",
            "of",
            "from",
            "sunk",
            "waiting",
            "pose",
            "docked",
            "bow-on",
            "gap",
            "bearing",
            "heading",
            "masts",
            "pinned-by",
            "tows",
            "acted",
            "scuttle-tried",
            "sinking",
            "second-shot",
            "began-at",
            "crew",
            "coins",
            "as");
    static final Set<String> CREW_FIELDS = Set.of("crew", "of", "from", "face-up", "known", "as");
    static final Set<String> COIN = Set.of("gold", "known");
    static final Set<String> SEAT = Set.of("gold", "treasury", "felled", "brought");

    /** What is being resolved: written by saved games, not by people. */
    private static final Set<String> ACTION = Set.of(
            "ship", "used-bars", "contact", "left", "tow-began", "fired", "missed", "touched-before", "after-done");

    /** Says that a ship which is docked now was not when the turn began. */
    static final String NOWHERE = "nowhere";

    private final Position p;
    private final Field document;
    private final Labels labels;

    private TableReader(Setup setup, Field document, Labels labels) {
        this.p = new Position(setup);
        this.document = document;
        this.labels = labels;
    }

    static Position read(Setup setup, Field document, Labels labels) {
        return new TableReader(setup, document, labels).table();
    }

    private Position table() {
        Set<String> fields = new HashSet<>(FIELDS);
        fields.addAll(p.setup().seats());
        document.only(fields);
        Field at = document.maybe("at");
        p.turn = document.has("turn")
                ? seat(document.need("turn"))
                : at == null ? 0 : Math.max(0, p.setup().seat(at.text("turn", "")));
        p.first = document.has("first") ? seat(document.need("first")) : 0;
        p.half = document.has("half") ? number("half", 100_000) : 15;
        p.round = document.has("round") ? number("round", 100_000) : firstRound(at);
        p.quiet = number("quiet", 100_000);
        p.stirred = document.truth("stirred", false);
        islands();
        ships();
        pools();
        treasuries();
        contributions();
        Field ending = document.maybe("ending");
        p.ending = ending == null ? null : Codec.constant(Ending.class, ending);
        action();
        return p;
    }

    /** A match is played from round 1 on; it begins with the turn of who began the game. */
    private int firstRound(@Nullable Field at) {
        boolean begins = at != null && at.text("moment", "").equals("begin") && p.turn == p.first;
        return begins || p.half == 0 ? 0 : 1;
    }

    private int number(String name, int most) {
        Field field = document.maybe(name);
        return field == null ? 0 : field.whole(0, most);
    }

    private int seat(Field field) {
        int seat = p.setup().seat(field.text());
        if (seat < 0) {
            throw field.wrong("there is no seat '" + field.text() + "'");
        }
        return seat;
    }

    private int seatsOf(@Nullable Field field) {
        int bits = 0;
        for (Field name : field == null ? List.<Field>of() : field.rowOrOne()) {
            bits |= 1 << seat(name);
        }
        return bits;
    }

    private void islands() {
        Field list = document.maybe("islands");
        for (Field field : list == null ? List.<Field>of() : list.row()) {
            field.only(ISLAND);
            if (p.islands == MOST_ISLANDS) {
                throw field.wrong("there can be at most " + MOST_ISLANDS + " islands");
            }
            String name = Pieces.ISLANDS.get(p.islands);
            if (!Words.plain(field.text("island", name)).equals(Words.plain(name))) {
                throw field.need("island").wrong("the islands are called, in this order: " + Pieces.ISLANDS);
            }
            Field outline = field.maybe("outline");
            Pose pose = Whereabouts.pose(field.need("pose"));
            int island = p.addIsland(outline == null ? 0 : outline.whole(0, Pieces.OUTLINES.size() - 1), pose);
            if (!p.chart().isInside(p.outline(island)) || p.chart().overlapped(p.outline(island), island) >= 0) {
                throw field.wrong("this island lies on another or beyond the edge");
            }
            if (field.has("home")) {
                p.cells[HOME + island] = (byte) seat(field.need("home"));
            }
            int fresh = seatsOf(field.maybe("explored-now"));
            p.cells[EXPLORED + island] = (byte) (seatsOf(field.maybe("explored")) & ~fresh | fresh << FRESH);
            labels.note(field, island);
            cargo(field, island, -1);
        }
    }

    private void ships() {
        Field list = document.maybe("ships");
        List<Field> all = list == null ? List.of() : list.row();
        Set<Integer> cards = new HashSet<>();
        for (Field field : all) {
            field.only(SHIP_FIELDS);
            int card = Pieces.shipNumber(field.need("ship").text());
            if (card < 0 || !cards.add(card) || p.ships == MOST_SHIPS) {
                throw field.need("ship").wrong("'" + field.need("ship").text() + "' is no ship, or there twice");
            }
            int seat = seat(field.need("of"));
            int ship = p.addShip(card, seat);
            if (field.has("from")) {
                p.cells[OWNER + ship - SHIP] = (byte) seat(field.need("from"));
            }
            labels.note(field, ship);
            if (!field.truth("sunk", false) && !field.truth("waiting", false)) {
                afloat(field, ship, seat);
            }
        }
        for (int i = 0; i < all.size(); i++) {
            Field field = all.get(i);
            if (p.isAfloat(SHIP + i)) {
                p.pin(SHIP + i, other(field.maybe("pinned-by"), true));
                p.setTow(SHIP + i, other(field.maybe("tows"), true));
                if (!document.has("running") && Aboard.room(p, SHIP + i) < 0) {
                    throw field.wrong("she has room for " + p.card(SHIP + i).cargo() + " things, not for "
                            + Aboard.load(p, SHIP + i));
                }
                p.setBeganAt(SHIP + i, beganAt(field.maybe("began-at"), SHIP + i));
            }
        }
    }

    /** Finds a piece that was named before, an island or a ship. */
    private int any(Field field) {
        Integer labelled = labels.piece(field.text());
        int piece = labelled == null ? Names.piece(p, field.text()) : labelled;
        if (piece < 0 || !p.isAfloat(piece)) {
            throw field.wrong("'" + field.text() + "' is not on this sea; name pieces before those that lie by them");
        }
        return piece;
    }

    private int other(@Nullable Field field, boolean isShip) {
        if (field == null) {
            return NONE;
        }
        Integer labelled = labels.piece(field.text());
        int piece = labelled == null ? Names.piece(p, field.text()) : labelled;
        if (piece < 0 || Position.isShip(piece) != isShip || !p.isAfloat(piece)) {
            throw field.wrong("'" + field.text() + "' is no " + (isShip ? "ship" : "island") + " on this sea");
        }
        return piece;
    }

    /** Says whether a ship is one of those for which it matters where this turn found them. */
    static boolean isOnTurn(Position p, int ship) {
        return p.half > 0 && Allegiance.sailsFor(p, ship, p.turn);
    }

    /** Who is on turn began it where his ships are docked now, unless the table says otherwise. */
    private int beganAt(@Nullable Field field, int ship) {
        if (field == null) {
            return isOnTurn(p, ship) ? Contacts.dockedAt(p, ship) : NONE;
        }
        return field.text().equals(NOWHERE) ? NONE : other(field, false);
    }

    private void afloat(Field field, int ship, int seat) {
        p.place(ship, new Whereabouts(p, this::any).read(field, ship));
        if (!p.chart().allows(p.outline(ship)) || p.chart().overlapped(p.outline(ship), ship) >= 0) {
            throw field.wrong("this ship lies on something else or beyond the edge");
        }
        Field masts = field.maybe("masts");
        if (masts != null) {
            int bits = 0;
            for (Field mast : masts.rowOrOne()) {
                bits |= 1 << mast.whole(1, p.card(ship).masts()) - 1;
            }
            p.setMasts(ship, bits);
        }
        p.mark(ship, ACTED, field.truth("acted", false));
        p.mark(ship, SCUTTLE_TRIED, field.truth("scuttle-tried", false));
        p.mark(ship, SINKING, field.truth("sinking", false));
        p.mark(ship, SECOND_SHOT_USED, field.truth("second-shot", false));
        cargo(field, ship, seat);
    }

    private void cargo(Field field, int place, int seat) {
        Field crew = field.maybe("crew");
        for (Field entry : crew == null ? List.<Field>of() : crew.rowOrOne()) {
            crew(entry, place, seat);
        }
        Field coins = field.maybe("coins");
        for (Field entry : coins == null ? List.<Field>of() : coins.rowOrOne()) {
            coin(entry, place, seat);
        }
    }

    private void crew(Field entry, int place, int seat) {
        Field name = entry.isBranch() ? entry.only(CREW_FIELDS).need("crew") : entry;
        boolean unknown = name.text().equals("?");
        int card = unknown ? UNKNOWN : Pieces.crewNumber(name.text());
        if (card < 0 && !unknown || p.crew == MOST_CREW) {
            throw name.wrong("'" + name.text() + "' is no crew; expected one such as English Captain");
        }
        int owner = entry.isBranch() && entry.has("of") ? seat(entry.need("of")) : seat;
        if (owner < 0) {
            throw entry.wrong("say whose crew this is: {crew: ..., of: ...}");
        }
        int token = p.addCrew(card, owner, place);
        if (unknown) {
            p.cells[CREW_SEEN + token] = 0;
        }
        if (entry.isBranch()) {
            if (entry.has("from")) {
                p.cells[CREW_ORIGIN + token] = (byte) seat(entry.need("from"));
            }
            if (entry.has("known")) {
                p.cells[CREW_SEEN + token] = (byte) seatsOf(entry.maybe("known"));
            }
            if (entry.truth("face-up", false)) {
                if (unknown) {
                    throw entry.wrong("a face-up crew is known");
                }
                p.cells[CREW_SEEN + token] |= (byte) FACE_UP;
            }
        }
    }

    private void coin(Field entry, int place, int seat) {
        if (p.coins == MOST_COINS) {
            throw entry.wrong("there can be at most " + MOST_COINS + " coins");
        }
        Field gold = entry.isBranch() ? entry.only(COIN).need("gold") : entry;
        if (gold.isText() && gold.text().equals("?")) {
            p.addCoin(UNKNOWN, place);
            return;
        }
        int coin = p.addCoin(gold.whole(0, VALUES - 1), place);
        boolean said = entry.isBranch();
        p.cells[COIN_SEEN + coin] = (byte) (said ? seatsOf(entry.maybe("known")) : seat < 0 ? 0 : 1 << seat);
    }

    private void pools() {
        Field pool = document.maybe("unseen-coins");
        int unknown = unknownCoins();
        int pooled = 0;
        if (pool != null && pool.isText() && pool.text().equals("?")) {
            p.cells[SECRECY] = HIDDEN;
            pooled = unknown;
        } else {
            pooled = coinCounts(pool, POOL, 0);
        }
        if (pooled != unknown) {
            throw document.wrong("there are " + unknown + " unknown coins but " + pooled + " in 'unseen-coins'");
        }
    }

    private int unknownCoins() {
        int unknown = 0;
        for (int coin = 0; coin < p.coins; coin++) {
            unknown += p.value(coin) < 0 ? 1 : 0;
        }
        return unknown;
    }

    /** Reads how many coins there are of each value; returns how many in all. */
    private int coinCounts(@Nullable Field counts, int cells, int fewest) {
        int sum = 0;
        for (Field value : counts == null ? List.<Field>of() : counts.fields()) {
            if (!value.name().matches("[0-7]")) {
                throw value.wrong("coins are worth 0 to 7");
            }
            p.cells[cells + Integer.parseInt(value.name())] = (byte) value.whole(fewest, 100);
            sum += p.cells[cells + Integer.parseInt(value.name())];
        }
        return sum;
    }

    /** Reads what the players brought secretly, and checks that it fits the coins that are there. */
    private void contributions() {
        coinCounts(document.maybe("lost-coins"), LOST, -100);
        boolean isHidden = Contributions.arePoolsHidden(p);
        for (int seat = 0; seat < p.seats(); seat++) {
            Field field = document.maybe(p.setup().seats().get(seat));
            if (field != null && field.has("brought")) {
                Contributions.keep(p, seat, brought(field.need("brought")));
                p.cells[SECRECY] = isHidden ? HIDDEN : SECRET;
            }
        }
        if (!Contributions.areSecret(p)) {
            if (document.has("lost-coins")) {
                throw document.wrong("'lost-coins' go with 'brought' coins only");
            }
            return;
        }
        Position world = p.copy();
        int pooled = 0;
        boolean isSame = Contributions.imagine(world, new Rng(0));
        for (int value = 0; value < VALUES; value++) {
            pooled += world.cells[POOL + value];
            isSame &= isHidden || world.cells[POOL + value] == p.cells[POOL + value];
        }
        if (!isSame || pooled != unknownCoins()) {
            throw document.wrong("the coins do not fit what the players brought");
        }
    }

    private long brought(Field field) {
        long packed = 0;
        List<Field> coins = field.rowOrOne();
        for (Field coin : coins) {
            packed += 1L << Contributions.BITS * coin.whole(1, VALUES - 1);
        }
        if (coins.size() != Contributions.COINS || !Contributions.isPossible(packed)) {
            throw field.wrong("a player brings 8 coins worth 15 gold");
        }
        return packed;
    }

    private void treasuries() {
        for (int seat = 0; seat < p.seats(); seat++) {
            Field field = document.maybe(p.setup().seats().get(seat));
            if (field == null) {
                continue;
            }
            field.only(SEAT);
            p.cells[FELLED + seat] =
                    (byte) (field.has("felled") ? field.need("felled").whole(0, Byte.MAX_VALUE) : 0);
            int sum = 0;
            for (Field coin : field.has("treasury") ? field.need("treasury").rowOrOne() : List.<Field>of()) {
                int value = coin.whole(0, VALUES - 1);
                sum += value;
                if (p.coins == MOST_COINS) {
                    throw coin.wrong("there can be at most " + MOST_COINS + " coins");
                }
                p.addCoin(value, TREASURY + seat);
            }
            if (field.has("gold") && field.need("gold").whole(0, 1000) != sum) {
                throw field.need("gold").wrong("the treasury adds up to " + sum);
            }
        }
    }

    private void action() {
        Field action = document.maybe("action");
        if (action == null) {
            return;
        }
        action.only(ACTION);
        p.actor = action.need("ship").whole(SHIP, p.endOfShips() - 1);
        p.usedBars = (int) action.whole("used-bars", 0) & 0xFFFF;
        p.contact = (int) action.whole("contact", 0) - 1;
        if (p.contact < NONE || p.contact > 1) {
            throw action.wrong("a contact point is 1 or 2");
        }
        p.left = action.truth("left", false);
        p.towBegan = action.truth("tow-began", false);
        p.firedCannons = (int) action.whole("fired", 0) & 0xFF;
        p.missed = (int) action.whole("missed", 0) & 0xFF;
        p.touchedBefore = (int) action.whole("touched-before", 0) & 0xFFFF;
        p.afterDone = (int) action.whole("after-done", 0) & 3;
    }
}
