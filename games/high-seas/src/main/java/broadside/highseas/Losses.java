package broadside.highseas;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.highseas.events.CrewLost;
import broadside.highseas.events.CrewTurnedUp;
import broadside.highseas.events.ShipLeftSea;
import broadside.highseas.events.ShipSunk;
import broadside.highseas.events.TowEnded;
import broadside.highseas.events.TreasureUnloaded;

/** Carries out what happens to ships and cargo when something is lost. */
public final class Losses {
    private static final Clause[] UNLOAD = Clause.all("CB-DOCK-04", "MI-DOCK-04", "PC-EXPLORE-10");
    private static final Clause[] WORTH = Clause.all("CB-TREASURE-01", "MI-TREASURE-01");
    private static final Clause[] AT_ONCE = Clause.all("CB-ACTIONS-05", "MI-ACTIONS-05", "PC-EXPLORE-14");
    private static final Clause[] SUNK = Clause.all("PC-DERELICT-06", "PC-DERELICT-07", "PC-HITS-03", "PC-REMOVED-02");
    private static final Clause[] DROWNED = Clause.all("CB-SINK-05", "PC-REMOVED-01", "MI-SINK-05");
    private static final Clause[] FLAT = Clause.all("PC-ISLANDS-07", "PC-REMOVED-01", "PC-REMOVED-02");
    private static final Clause[] TOWER_LOST = Clause.all("PC-DERELICT-07");
    private static final Clause[] REVEAL = Clause.all("CB-CREW-06", "MI-CREW-07", "PC-HIDDEN-02");
    private static final Clause[] STAYS_UP = Clause.all("CB-CREW-07", "MI-CREW-08", "PC-HIDDEN-03");
    private static final Clause[] EXCEPTION = Clause.all("CB-SEAS-02", "MI-SEAS-02");

    private Losses() {}

    /** Turns a crew face up because its ability is used. */
    public static void reveal(Position p, int token, Scene scene) {
        if (!p.isFaceUp(token)) {
            p.turnUp(token);
            if (scene.heard()) {
                scene.tell(new CrewTurnedUp(Names.of(p, p.crewPlace(token)), Names.crew(p, token)), REVEAL);
                scene.cite(STAYS_UP);
            }
        }
        if (scene.heard()) {
            scene.cite(EXCEPTION);
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
                gold += UnseenCoins.look(p, coin, scene);
                p.moveCoin(coin, Position.treasury(seat));
                p.noteReveal();
                any = true;
            }
        }
        if (any) {
            p.stir();
            if (scene.heard()) {
                scene.tell(new TreasureUnloaded(Names.of(p, ship), seat, gold), UNLOAD);
                scene.cite(WORTH);
                scene.cite(AT_ONCE);
            }
        }
    }

    /** Ends the tow of a ship. */
    public static void endTow(Position p, int tower, Clause[] because, Scene scene) {
        int towed = p.tows(tower);
        if (towed >= 0) {
            p.setTow(tower, -1);
            if (scene.heard()) {
                scene.tell(new TowEnded(Names.of(p, tower), Names.of(p, towed)), because);
            }
        }
    }

    /** Takes a ship that sailed over the edge of a flat earth out of the game with all aboard; nothing is shared. */
    public static void leaveSea(Position p, int ship, Scene scene) {
        if (scene.heard()) {
            scene.tell(new ShipLeftSea(Names.of(p, ship)), FLAT);
        }
        p.stir();
        if (p.freeThosePinnedBy(ship)) {
            scene.cite(Clause.all("PC-PIN-07", "CB-PIN-02", "MI-PIN-02"));
        }
        endTow(p, ship, FLAT, scene);
        removeCargo(p, ship, FLAT, scene);
        p.sink(ship);
    }

    /** Sinks a ship by a shot: her gold is shared between both players. */
    public static void sink(Position p, int ship, int by, Scene scene) {
        goDown(p, ship, by, SUNK, scene);
    }

    /** Sinks a ship that was scuttled: all aboard is lost. */
    public static void scuttle(Position p, int ship, Clause[] because, Scene scene) {
        goDown(p, ship, -1, because, scene);
    }

    private static void goDown(Position p, int ship, int by, Clause[] because, Scene scene) {
        if (scene.heard()) {
            scene.tell(new ShipSunk(Names.of(p, ship)), because);
        }
        p.stir();
        if (p.freeThosePinnedBy(ship)) {
            scene.cite(Clause.all("PC-PIN-07", "CB-PIN-02", "MI-PIN-02"));
        }
        endTow(p, ship, TOWER_LOST, scene);
        int tower = p.towedBy(ship);
        if (tower >= 0) {
            endTow(p, tower, TOWER_LOST, scene);
        }
        if (by >= 0) {
            Spoils.share(p, ship, p.controller(by), scene);
        }
        removeCargo(p, ship, DROWNED, scene);
        p.sink(ship);
    }

    private static void removeCargo(Position p, int ship, Clause[] because, Scene scene) {
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == ship) {
                UnseenCoins.look(p, coin, scene);
                p.loseCoin(coin);
                p.noteReveal();
            }
        }
        for (int token = 0; token < p.crewTokens(); token++) {
            if (p.crewPlace(token) == ship) {
                p.turnUp(token);
                if (scene.heard()) {
                    scene.tell(new CrewLost(Names.of(p, ship), Names.crew(p, token)), because);
                }
                p.moveCrew(token, Cells.GONE);
            }
        }
    }
}
