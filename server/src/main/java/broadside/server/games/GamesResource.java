package broadside.server.games;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.rest.Language;
import broadside.server.words.Vocabulary;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Says which games can be played, with which options, and what their pieces are. */
@Path("/games")
@Produces(MediaType.APPLICATION_JSON)
public class GamesResource {
    private final Language language;
    private final Vocabulary vocabulary;

    /** The answer by language: games do not change while the server runs. */
    private final Map<String, String> answers = new ConcurrentHashMap<>();

    public GamesResource(Language language, Vocabulary vocabulary) {
        this.language = language;
        this.vocabulary = vocabulary;
    }

    @GET
    @Operation(summary = "Which games can be played, with which options, and what their pieces are")
    public String games() {
        return answers.computeIfAbsent(language.code(), this::describe);
    }

    private String describe(String code) {
        List<Tree> games = new ArrayList<>();
        for (Game<?> game : Games.all()) {
            games.add(new GameInfo(game, vocabulary.of(game.id(), code)).tree());
        }
        return Json.write(Tree.row(games));
    }
}
