package broadside.highseas;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.highseas.events.CargoSeen;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Tells a player, and nobody else, which facedown cargo he sees from now on. */
public final class Glimpse {
    private Glimpse() {}

    /** Tells of everything that lies at a place. */
    public static void ofAll(Position p, int seat, int place, Scene scene, Clause... because) {
        if (!scene.heard()) {
            return;
        }
        List<String> items = new ArrayList<>();
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == place) {
                items.add(Integer.toString(p.value(coin)));
            }
        }
        for (int token = 0; token < p.crewTokens() && Position.isShip(place); token++) {
            if (p.crewPlace(token) == place) {
                items.add(Names.crew(p, token));
            }
        }
        // In order of size, so that their order tells nothing.
        Collections.sort(items);
        if (!items.isEmpty()) {
            scene.tell(new CargoSeen(seat, Names.of(p, place), items), because);
        }
    }

    /** Tells of one coin that has come to a ship. */
    public static void ofCoin(Position p, int coin, int ship, Scene scene, Clause... because) {
        if (scene.heard()) {
            List<String> items = List.of(Integer.toString(p.value(coin)));
            scene.tell(new CargoSeen(p.controller(ship), Names.of(p, ship), items), because);
        }
    }

    /** Tells of one crew that has come to a ship. */
    public static void ofCrew(Position p, int token, int ship, Scene scene, Clause... because) {
        if (scene.heard()) {
            List<String> items = List.of(Names.crew(p, token));
            scene.tell(new CargoSeen(p.controller(ship), Names.of(p, ship), items), because);
        }
    }
}
