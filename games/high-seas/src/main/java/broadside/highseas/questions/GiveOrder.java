package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.ActionGiven;
import broadside.highseas.steps.AskOrders;
import broadside.highseas.steps.BeginMove;
import broadside.highseas.steps.BeginShooting;
import broadside.highseas.steps.EndTurn;
import broadside.highseas.steps.ExploreIsland;
import broadside.highseas.steps.ExploreShip;
import broadside.highseas.steps.ManOars;
import broadside.highseas.steps.ReleaseTow;
import broadside.highseas.steps.Repair;
import broadside.highseas.steps.ShiftCrew;
import broadside.highseas.steps.TryScuttle;
import broadside.highseas.steps.UnloadAtHome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks the player on turn for the next order to a ship, or to end the turn. */
public record GiveOrder() implements Question<Position> {
    public static final int END = 0;
    public static final int MOVE = 1;
    public static final int SHOOT = 2;
    public static final int EXPLORE = 3;
    public static final int REPAIR = 4;
    public static final int SCUTTLE = 5;
    public static final int RELEASE = 6;
    public static final int LAND = 7;
    public static final int EMBARK = 8;
    public static final int ROW = 9;
    public static final int KINDS = 10;
    private static final Clause[] CLAUSES = Clause.all(
            "CB-ACTIONS-02", "MI-ACTIONS-02", "PC-ACTIONS-03", "PC-ACTIONS-04", "PC-ACTIONS-10", "PC-TIMING-04");

    @Override
    public Tree shows(Position p, int seat) {
        List<Tree> lines = new ArrayList<>();
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.sailsFor(p, ship, seat)) {
                lines.addAll(LinesOfFire.of(p, ship));
            }
        }
        return Tree.branch()
                .put("fire", Tree.row(lines))
                .put("fleet", new Counsel(p, seat).ofFleet())
                .put("scuttle", Odds.ofScuttling(TryScuttle.ENOUGH))
                .done();
    }

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(END);
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.sailsFor(p, ship, seat)) {
                orders(p, seat, ship, out);
            }
        }
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        conceiveOrders(p, seat, out);
        OutOfPlace.conceive(p, seat, -1, out);
    }

    /** Adds every order, to whatever ship, that a person might think of. */
    static void conceiveOrders(Position p, int seat, Choices out) {
        out.add(END);
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (p.isAfloat(ship)) {
                orders(p, seat, ship, out);
                embarkOthers(p, seat, ship, out);
            }
        }
    }

    /** Adds to take crew of the opponent aboard that the seat has seen ashore. */
    private static void embarkOthers(Position p, int seat, int ship, Choices out) {
        int island = Contacts.dockedAt(p, ship);
        for (int token = 0; token < p.crewTokens() && island >= 0; token++) {
            if (p.crewPlace(token) == island && !Allegiance.serves(p, token, seat) && p.hasSeenCrew(token, seat)) {
                out.add(Menu.of(EMBARK, ship, token));
            }
        }
    }

    private static void orders(Position p, int seat, int ship, Choices out) {
        out.add(Menu.of(MOVE, ship, 0));
        out.add(Menu.of(SHOOT, ship, 0));
        out.add(Menu.of(SCUTTLE, ship, 0));
        out.add(Menu.of(RELEASE, ship, 0));
        out.add(Menu.of(ROW, ship, 0));
        for (int place = 0; place < p.endOfShips(); place++) {
            if (p.isAfloat(place) && place != ship) {
                out.add(Menu.of(EXPLORE, ship, place));
            }
        }
        for (int mast = 0; mast < p.card(ship).masts(); mast++) {
            out.add(Menu.of(REPAIR, ship, mast));
        }
        int island = Contacts.dockedAt(p, ship);
        for (int token = 0; token < p.crewTokens(); token++) {
            if (Allegiance.serves(p, token, seat) && Copies.isFirstCrew(p, token)) {
                if (p.crewPlace(token) == ship) {
                    out.add(Menu.of(LAND, ship, token));
                } else if (island >= 0 && p.crewPlace(token) == island) {
                    out.add(Menu.of(EMBARK, ship, token));
                }
            }
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        return OutOfPlace.isOne(choice)
                ? OutOfPlace.no(p, choice, -1, false, why)
                : OrderRuling.rule(p, seat, choice, why);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        int ship = Menu.ship(choice);
        int a = Menu.a(choice);
        int kind = Menu.kind(choice);
        if (kind == END) {
            p.now(new EndTurn(seat));
            return;
        }
        p.now(new AskOrders(seat));
        if (kind == EXPLORE || kind == REPAIR) {
            citeConditions(p, ship, scene);
        }
        switch (kind) {
            case MOVE -> {
                tell(p, ship, "move", "", scene);
                p.now(new BeginMove(ship));
            }
            case SHOOT -> {
                tell(p, ship, "shoot", "", scene);
                p.spendAction(ship);
                p.beginAction(ship, 0, true);
                p.now(new BeginShooting(ship));
            }
            case EXPLORE -> {
                tell(p, ship, "explore", Names.of(p, a), scene);
                p.spendAction(ship);
                if (Position.isShip(a)) {
                    p.now(new ExploreShip(ship, a));
                } else if (p.homeOf(a) >= 0) {
                    p.now(new UnloadAtHome(ship));
                } else {
                    p.now(new ExploreIsland(ship, a, -1));
                }
            }
            case REPAIR -> p.now(new Repair(ship, a));
            case SCUTTLE -> p.now(new TryScuttle(ship));
            case RELEASE -> p.now(new ReleaseTow(ship));
            case ROW -> p.now(new ManOars(ship));
            default -> p.now(new ShiftCrew(ship, a, kind == EMBARK));
        }
    }

    /** What explores or repairs may be pinned, and derelict; neither stands in the way. */
    private static void citeConditions(Position p, int ship, Scene scene) {
        if (p.pinnedBy(ship) >= 0) {
            scene.cite(Clause.of("PC-PIN-04"));
        }
        if (Aboard.isDerelict(p, ship)) {
            scene.cite(Clause.all("CB-DERELICT-02", "MI-DERELICT-02"));
        }
    }

    private static void tell(Position p, int ship, String action, String target, Scene scene) {
        if (scene.heard()) {
            scene.tell(new ActionGiven(Names.of(p, ship), action, target), CLAUSES);
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return END;
    }

    @Override
    public @Nullable Long parse(Position p, int seat, Tree parts) {
        if (parts instanceof Tree.Branch wish && wish.get("tow") != null && wish.get("ship") != null) {
            int derelict = Names.piece(p, String.valueOf(wish.get("tow")));
            int by = Names.piece(p, String.valueOf(wish.get("ship")));
            return Position.isShip(derelict) && Position.isShip(by) ? OutOfPlace.tow(derelict, by) : null;
        }
        return Question.super.parse(p, seat, parts);
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        return OutOfPlace.isOne(choice) ? OutOfPlace.describe(p, choice) : OrderWords.parts(p, choice);
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return OutOfPlace.isOne(choice) ? OutOfPlace.label(p, choice) : OrderWords.label(p, choice);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.order");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
