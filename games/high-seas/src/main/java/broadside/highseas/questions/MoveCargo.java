package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Allegiance;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.steps.CarryCargo;
import broadside.highseas.steps.FinishExploring;

/** Asks, item by item, what to take from and what to leave at an island or another ship, until done. */
public record MoveCargo(int ship, int place, int explorer) implements WithinAction {
    public static final long DONE = 0;
    public static final int TAKE_COIN = 1;
    private static final int LEAVE_COIN = 2;
    public static final int TAKE_CREW = 3;
    private static final int LEAVE_CREW = 4;
    private static final Reason NOT_THERE =
            Reason.of("hs.no.cargo-there", "CB-EXPLORE-03", "PC-ORDEXPL-11", "MI-EXPLORE-03");
    private static final Reason ROOM = Reason.of(
            "hs.no.cargo-room",
            "CB-EXPLORE-03",
            "MI-EXPLORE-03",
            "CB-CREW-02",
            "CB-CREW-03",
            "PC-CARGO-02",
            "MI-CREW-02",
            "MI-CREW-03");
    private static final Reason NOT_YOURS = Reason.of("hs.no.crew-there", "CB-DOCK-02", "PC-DOCK-06");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(DONE);
        for (int coin = 0; coin < p.coins(); coin++) {
            if (Copies.isFirstCoin(p, coin)) {
                if (p.coinPlace(coin) == place) {
                    out.add(Menu.of(TAKE_COIN, 0, coin));
                } else if (p.coinPlace(coin) == ship) {
                    out.add(Menu.of(LEAVE_COIN, 0, coin));
                }
            }
        }
        for (int token = 0; token < p.crewTokens(); token++) {
            boolean mine = Position.isShip(p.crewPlace(token)) || Allegiance.serves(p, token, seat);
            if (mine && Copies.isFirstCrew(p, token)) {
                if (p.crewPlace(token) == place) {
                    out.add(Menu.of(TAKE_CREW, 0, token));
                } else if (p.crewPlace(token) == ship) {
                    out.add(Menu.of(LEAVE_CREW, 0, token));
                }
            }
        }
    }

    @Override
    public boolean isPlaceFor(int kind) {
        return kind == OutOfPlace.TAKE || kind == OutOfPlace.LEAVE;
    }

    @Override
    public boolean ruleAnswer(Position p, int seat, long choice, Why why) {
        if (choice == DONE) {
            return true;
        }
        int kind = Menu.isOne(choice, 5) && Menu.ship(choice) == 0 ? Menu.kind(choice) : 0;
        int item = Menu.a(choice);
        if (kind == TAKE_COIN || kind == LEAVE_COIN) {
            int from = kind == TAKE_COIN ? place : ship;
            int to = kind == TAKE_COIN ? ship : place;
            if (item >= p.coins() || p.coinPlace(item) != from || !Copies.isFirstCoin(p, item)) {
                return why.no(NOT_THERE);
            }
            return !Position.isShip(to) || Aboard.hasRoom(p, to, seat) || why.no(ROOM);
        }
        if (kind == TAKE_CREW || kind == LEAVE_CREW) {
            int from = kind == TAKE_CREW ? place : ship;
            int to = kind == TAKE_CREW ? ship : place;
            if (item >= p.crewTokens() || p.crewPlace(item) != from || !Copies.isFirstCrew(p, item)) {
                return why.no(NOT_THERE);
            }
            if (!Position.isShip(from) && !Allegiance.serves(p, item, seat)) {
                return why.no(NOT_YOURS);
            }
            return !Position.isShip(to) || Aboard.takes(p, item, to, seat) || why.no(ROOM);
        }
        return why.no(NOT_THERE);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (choice == DONE) {
            p.now(new FinishExploring(ship, place));
        } else {
            int kind = Menu.kind(choice);
            boolean loaded = kind == TAKE_COIN || kind == TAKE_CREW;
            p.now(new CarryCargo(ship, place, Menu.a(choice), kind >= TAKE_CREW, loaded, explorer));
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return DONE;
    }

    @Override
    public Tree describeAnswer(Position p, int seat, long choice) {
        if (choice == DONE) {
            return Tree.of("done");
        }
        int kind = Menu.kind(choice);
        boolean isCrew = kind >= TAKE_CREW;
        String verb = kind == TAKE_COIN || kind == TAKE_CREW ? "take" : "leave";
        Tree.Grow out = Tree.branch();
        if (isCrew) {
            out.put(verb, Names.crew(p, Menu.a(choice)));
            if (p.isFaceUp(Menu.a(choice))) {
                out.put("face-up", true);
            }
            if (!Allegiance.serves(p, Menu.a(choice), seat)) {
                out.put("of", p.setup().seats().get(p.crewOwner(Menu.a(choice))));
            }
        } else {
            out.put(verb, p.value(Menu.a(choice)));
        }
        return out.done();
    }

    @Override
    public Message labelAnswer(Position p, int seat, long choice) {
        if (choice == DONE) {
            return Message.of("hs.label.done");
        }
        int kind = Menu.kind(choice);
        boolean loaded = kind == TAKE_COIN || kind == TAKE_CREW;
        return kind >= TAKE_CREW
                ? Message.of(loaded ? "hs.label.take-crew" : "hs.label.leave-crew", Names.crew(p, Menu.a(choice)))
                : Message.of(loaded ? "hs.label.take-coin" : "hs.label.leave-coin", p.value(Menu.a(choice)));
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.cargo", Names.of(p, ship), Names.of(p, place), Aboard.room(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(
                "CB-EXPLORE-03", "PC-ORDEXPL-11", "PC-EXPLORE-02", "PC-TRANSFER-01", "PC-CARGO-01", "MI-EXPLORE-03");
    }
}
