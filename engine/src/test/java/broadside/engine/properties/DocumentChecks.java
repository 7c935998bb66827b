package broadside.engine.properties;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;

/** Checks that a position says all of itself in its document. */
final class DocumentChecks<P extends Position> {
    private final Game<P> game;
    private final boolean readsMasks;

    DocumentChecks(Game<P> game, boolean readsMasks) {
        this.game = game;
        this.readsMasks = readsMasks;
    }

    /** Returns a new position made from nothing but the text of this one's document. */
    P read(P position) {
        String text = Json.canonical(PositionDocument.write(game, position));
        return PositionDocument.read(game, Field.root(Json.read(text)), new Labels());
    }

    @SuppressWarnings("unchecked")
    void comesBack(P position) {
        Same.positions(game, "read from its document", read(position), position);
        for (int viewer = Position.SPECTATOR; readsMasks && viewer < position.seats(); viewer++) {
            P mask = (P) position.mask(viewer);
            Same.positions(game, "view of " + viewer + " read from its document", read(mask), mask);
        }
    }
}
