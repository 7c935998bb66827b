package broadside.highseas;

import static broadside.highseas.Cells.*;

import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import broadside.highseas.geometry.Pose;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Writes the table as a document; in a mask, what its owner does not know is "?". */
final class TableWriter {
    private final Position p;
    private final List<String> seats;

    private TableWriter(Position position) {
        p = position;
        seats = position.setup().seats();
    }

    static Tree.Branch write(Position position) {
        return new TableWriter(position).table();
    }

    private Tree.Branch table() {
        Tree.Grow out = Tree.branch();
        List<Tree> islands = new ArrayList<>();
        for (int island = 0; island < p.islands; island++) {
            islands.add(island(island));
        }
        out.putUnlessEmpty("islands", islands);
        List<Tree> ships = new ArrayList<>();
        for (int ship = SHIP; ship < p.endOfShips(); ship++) {
            ships.add(ship(ship));
        }
        out.putUnlessEmpty("ships", ships);
        Tree.Grow pool = Tree.branch();
        for (int value = 0; value < VALUES; value++) {
            pool.putUnlessZero(Integer.toString(value), p.cells[POOL + value]);
        }
        if (Contributions.arePoolsHidden(p)) {
            out.put("unseen-coins", "?");
        } else if (!pool.isEmpty()) {
            out.put("unseen-coins", pool.done());
        }
        Tree.Grow lost = Tree.branch();
        for (int value = 0; value < VALUES; value++) {
            lost.putUnlessZero(Integer.toString(value), p.cells[LOST + value]);
        }
        if (!lost.isEmpty()) {
            out.put("lost-coins", lost.done());
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            List<Tree> treasury = new ArrayList<>();
            for (int coin = 0; coin < p.coins; coin++) {
                if (p.coinPlace(coin) == TREASURY + seat) {
                    treasury.add(Tree.of(p.value(coin)));
                }
            }
            out.put(
                    seats.get(seat),
                    Tree.branch()
                            .putUnlessZero("gold", p.gold(seat))
                            .putUnlessEmpty("treasury", treasury)
                            .putUnlessZero("felled", p.felled(seat))
                            .putUnlessEmpty("brought", brought(seat))
                            .done());
        }
        out.put("turn", seats.get(p.turn)).put("first", seats.get(p.first));
        if (p.half > 0 || p.round > 0) {
            // Also a zero, once the gold is counted: a round that is missing then is the first.
            out.put("round", p.round);
        }
        out.putUnlessZero("quiet", p.quiet).putIfTrue("stirred", p.stirred);
        out.put("half", p.half);
        if (p.ending != null) {
            out.put("ending", Words.slug(p.ending.name()));
        }
        if (p.actor >= 0) {
            out.put("action", action());
        }
        return out.done();
    }

    private List<Tree> brought(int seat) {
        List<Tree> coins = new ArrayList<>();
        for (int value = 0; value < VALUES; value++) {
            for (int i = 0; i < p.cells[BROUGHT + seat * VALUES + value]; i++) {
                coins.add(Tree.of(value));
            }
        }
        return coins;
    }

    private Tree action() {
        return Tree.branch()
                .put("ship", p.actor)
                .putUnlessZero("used-bars", p.usedBars)
                .putUnlessZero("contact", p.contact + 1)
                .putIfTrue("left", p.left)
                .putIfTrue("tow-began", p.towBegan)
                .putUnlessZero("fired", p.firedCannons)
                .putUnlessZero("missed", p.missed)
                .putUnlessZero("touched-before", p.touchedBefore)
                .putUnlessZero("after-done", p.afterDone)
                .done();
    }

    private Tree island(int island) {
        Tree.Grow out = Tree.branch().put("island", Names.of(p, island)).put("pose", pose(island));
        out.putUnlessZero("outline", p.cells[OUTLINE + island]);
        if (p.homeOf(island) >= 0) {
            out.put("home", seats.get(p.homeOf(island)));
        }
        out.putUnlessEmpty("explored", names(p.cells[EXPLORED + island] | p.cells[EXPLORED + island] >> FRESH));
        return cargo(out.putUnlessEmpty("explored-now", names(p.cells[EXPLORED + island] >> FRESH)), island)
                .done();
    }

    private Tree ship(int ship) {
        Tree.Grow out = Tree.branch().put("ship", Names.of(p, ship)).put("of", seats.get(p.controller(ship)));
        if (Allegiance.isCaptured(p, ship)) {
            out.put("from", seats.get(p.owner(ship)));
        }
        if (!p.isAfloat(ship)) {
            return out.put(p.half == 0 ? "waiting" : "sunk", true).done();
        }
        out.put("pose", pose(ship));
        List<Tree> masts = new ArrayList<>();
        for (int mast = 0; mast < p.card(ship).masts(); mast++) {
            if ((p.masts(ship) >> mast & 1) != 0) {
                masts.add(Tree.of(mast + 1));
            }
        }
        // Also where all stand: a list that is missing would read as none.
        out.put("masts", Tree.row(masts));
        if (p.pinnedBy(ship) >= 0) {
            out.put("pinned-by", Names.of(p, p.pinnedBy(ship)));
        }
        if (p.tows(ship) >= 0) {
            out.put("tows", Names.of(p, p.tows(ship)));
        }
        out.putIfTrue("acted", p.hasActed(ship)).putIfTrue("scuttle-tried", p.hasTriedToScuttle(ship));
        out.putIfTrue("sinking", p.isSinking(ship)).putIfTrue("second-shot", p.hasUsedSecondShot(ship));
        if (p.beganAt(ship) >= 0) {
            out.put("began-at", Names.of(p, p.beganAt(ship)));
        } else if (TableReader.isOnTurn(p, ship) && Contacts.dockedAt(p, ship) >= 0) {
            out.put("began-at", TableReader.NOWHERE);
        }
        return cargo(out, ship).done();
    }

    private Tree.Grow cargo(Tree.Grow out, int place) {
        List<Tree> crew = new ArrayList<>();
        for (int token = 0; token < p.crew; token++) {
            if (p.crewPlace(token) == place) {
                crew.add(crew(token));
            }
        }
        List<Tree> coins = new ArrayList<>();
        for (int coin = 0; coin < p.coins; coin++) {
            if (p.coinPlace(coin) == place) {
                coins.add(coin(coin));
            }
        }
        // Sorted, so that the order of tokens tells nobody which is which.
        coins.sort(Comparator.comparing(Tree::toString));
        crew.sort(Comparator.comparing(Tree::toString));
        return out.putUnlessEmpty("crew", crew).putUnlessEmpty("coins", coins);
    }

    private Tree crew(int token) {
        Tree.Grow out = Tree.branch().put("crew", Names.crew(p, token)).put("of", seats.get(p.crewOwner(token)));
        int origin = p.cells[CREW_ORIGIN + token];
        if (!Allegiance.serves(p, token, origin)) {
            out.put("from", seats.get(origin));
        }
        int seen = p.cells[CREW_SEEN + token];
        out.putIfTrue("face-up", (seen & FACE_UP) != 0);
        // Without a word its captain knows a crew, and nobody knows an unknown one.
        int usual = p.crewCard(token) < 0 ? 0 : 1 << p.crewOwner(token);
        if ((seen & ~FACE_UP) != usual) {
            out.put("known", Tree.row(names(seen & ~FACE_UP)));
        }
        return out.done();
    }

    private Tree coin(int coin) {
        if (p.value(coin) < 0) {
            return Tree.of("?");
        }
        return Tree.branch()
                .put("gold", p.value(coin))
                .putUnlessEmpty("known", names(p.seen(coin)))
                .done();
    }

    private List<Tree> names(int bits) {
        List<Tree> names = new ArrayList<>();
        for (int seat = 0; seat < p.seats(); seat++) {
            if ((bits >> seat & 1) != 0) {
                names.add(Tree.of(seats.get(seat)));
            }
        }
        return names;
    }

    private Tree pose(int piece) {
        Pose pose = p.pose(piece);
        return Tree.row(List.of(Measure.tree(pose.x()), Measure.tree(pose.y()), Measure.tree(pose.heading())));
    }
}
