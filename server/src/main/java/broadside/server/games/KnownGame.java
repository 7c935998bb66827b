package broadside.server.games;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.server.rest.SaysNo;

/** Finds the game that a request names, or says which there are. */
public final class KnownGame {
    private KnownGame() {}

    public static Game<?> find(String id) {
        Game<?> game = Games.find(id);
        if (game == null) {
            StringBuilder known = new StringBuilder();
            for (Game<?> one : Games.all()) {
                known.append(known.isEmpty() ? "" : ", ").append(one.id());
            }
            throw SaysNo.notThere("There is no such game here.", "Name one of: " + known + ".");
        }
        return game;
    }
}
