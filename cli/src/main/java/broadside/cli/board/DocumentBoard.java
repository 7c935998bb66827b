package broadside.cli.board;

import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Draws any game by writing out its document, indented like YAML. */
public final class DocumentBoard<P extends Position> implements Board<P> {
    private static final Set<String> MACHINERY = Set.of("game", "seats", "options", "running");

    private final Game<P> game;

    public DocumentBoard(Game<P> game) {
        this.game = game;
    }

    @Override
    public String game() {
        return game.id();
    }

    @Override
    public List<String> draw(P mask, int viewer, boolean menuFollows, Canvas canvas) {
        List<String> lines = new ArrayList<>();
        lines.add(canvas.rule(canvas.say("game." + game.id()), ""));
        PositionDocument.write(game, mask).children().forEach((name, child) -> {
            if (!MACHINERY.contains(name)) {
                lines.addAll(Outline.write(name, child, canvas.width()));
            }
        });
        return lines;
    }
}
