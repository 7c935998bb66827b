package broadside.highseas;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.highseas.events.CrewLost;
import broadside.highseas.events.CrewTurnedUp;
import broadside.highseas.events.GoldShared;
import broadside.highseas.events.ShipSunk;
import broadside.highseas.events.TowEnded;
import broadside.highseas.events.TreasureUnloaded;

/** Carries out what happens to ships and cargo when something is lost. */
public final class Losses {
    private static final Clause[] UNLOAD = Clause.all(
            "CB-DOCK-04",
            "PC-EXPLORE-10",
            "MI-DOCK-04",
            "CB-TREASURE-01",
            "MI-TREASURE-01",
            "CB-ACTIONS-05",
            "MI-ACTIONS-05",
            "CB-ACTIONS-04",
            "MI-ACTIONS-04");
    private static final Clause[] SUNK = Clause.all("PC-DERELICT-06", "PC-DERELICT-07", "PC-HITS-03");
    private static final Clause[] SHARED = Clause.all(
            "PC-SHOOT-08",
            "PC-SHOOT-09",
            "CB-SINK-01",
            "MI-SINK-01",
            "CB-SINK-02",
            "MI-SINK-02",
            "CB-SINK-03",
            "MI-SINK-03");
    private static final Clause[] DROWNED = Clause.all("CB-SINK-05", "MI-SINK-05");
    private static final Clause[] TOW_ENDS = Clause.all("PC-TOW-09");
    private static final Clause[] REVEAL =
            Clause.all("CB-CREW-06", "MI-CREW-07", "CB-CREW-07", "MI-CREW-08", "CB-SEAS-02", "MI-SEAS-02");

    private Losses() {}

    /** Turns a crew face up because its ability is used. */
    public static void reveal(Position p, int token, Scene scene) {
        if (!p.isFaceUp(token)) {
            p.turnUp(token);
            if (scene.heard()) {
                scene.tell(new CrewTurnedUp(Names.of(p, p.crewPlace(token)), Names.crew(p, token)), REVEAL);
            }
        }
        if (scene.heard()) {
            scene.cite(Pieces.crew(p.crewCard(token)).ability().clauses());
        }
    }

    /** Unloads every coin of a ship into her captain's treasury, face up. */
    public static void unload(Position p, int ship, Scene scene) {
        int seat = p.controller(ship);
        int gold = 0;
        boolean any = false;
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == ship) {
                gold += p.look(coin, scene);
                p.moveCoin(coin, Position.treasury(seat));
                p.noteReveal();
                any = true;
            }
        }
        if (any) {
            p.stir();
            if (scene.heard()) {
                scene.tell(new TreasureUnloaded(Names.of(p, ship), seat, gold), UNLOAD);
            }
        }
    }

    /** Ends the tow of a ship. */
    public static void endTow(Position p, int tower, Scene scene) {
        int towed = p.tows(tower);
        if (towed >= 0) {
            p.setTow(tower, -1);
            if (scene.heard()) {
                scene.tell(new TowEnded(Names.of(p, tower), Names.of(p, towed)), TOW_ENDS);
            }
        }
    }

    /** Sinks a ship. If a shot did it, her gold is shared between both players; else all aboard is lost. */
    public static void sink(Position p, int ship, int by, Scene scene) {
        if (scene.heard()) {
            scene.tell(new ShipSunk(Names.of(p, ship)), SUNK);
        }
        p.stir();
        int total = 0;
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == ship) {
                total += p.look(coin, scene);
                p.moveCoin(coin, Cells.GONE);
                p.noteReveal();
            }
        }
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship) {
                p.turnUp(token);
                if (scene.heard()) {
                    scene.tell(new CrewLost(Names.of(p, ship), Names.crew(p, token)), DROWNED);
                }
                p.moveCrew(token, Cells.GONE);
            }
        }
        if (by >= 0 && total > 0) {
            pay(p, p.controller(by), (total + 1) / 2, scene);
            pay(p, p.controller(ship), total / 2, scene);
        }
        p.sink(ship);
    }

    /** Pays a share in the highest coins there are (PC-SHOOT-09). */
    private static void pay(Position p, int seat, int gold, Scene scene) {
        int left = gold;
        for (int value = Math.min(left, Cells.VALUES - 1); left > 0; value = Math.min(left, value)) {
            p.mint(value, seat);
            left -= value;
        }
        if (gold > 0 && scene.heard()) {
            scene.tell(new GoldShared(seat, gold), SHARED);
        }
    }
}
