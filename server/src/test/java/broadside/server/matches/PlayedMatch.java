package broadside.server.matches;

import broadside.engine.chance.Fairness;
import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.match.Header;
import broadside.engine.match.Match;
import broadside.engine.match.Sitter;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.server.store.FreshId;
import broadside.server.store.Store;
import broadside.server.store.StoredJournal;
import broadside.server.store.Visibility;
import java.util.List;

/** Plays a match at random straight into the store, to its end or for so many choices. */
final class PlayedMatch {
    private PlayedMatch() {}

    static String play(Store store, String person, int choices) {
        return play(Games.find("spanish-main"), store, person, choices, Visibility.PUBLIC);
    }

    /** Plays at a table that only those who belong to it, and who has the invitation, may see. */
    static String playInPrivate(Store store, String person, String invitation) {
        String id = play(Games.find("spanish-main"), store, person, Integer.MAX_VALUE, Visibility.LINK);
        store.matches().hide(id, "{\"invitation\":\"" + invitation + "\"}");
        return id;
    }

    private static <P extends Position> String play(
            Game<P> game, Store store, String person, int choices, Visibility visibility) {
        String id = FreshId.next();
        String secret = Fairness.secret();
        store.matches().open(id, game.id(), visibility, "{}", secret, person);
        store.seats().place(id, List.of("Ann", "Bob"));
        store.seats().take(id, 0, person, "Ann");
        store.matches().start(id);
        Setup setup = Setup.of(game, List.of("Ann", "Bob"), OptionValues.defaults(game));
        Header header =
                Header.of(game, setup, id, List.of(Sitter.person(), Sitter.person()), Fairness.commitment(secret));
        Match<P> match = Match.start(game, header, secret, () -> 1, new StoredJournal(store.records(), id, 0));
        Rng rng = new Rng(5);
        for (int i = 0; i < choices && !match.isOver(); i++) {
            Decision open = match.position().pending().firstOpen();
            match.choose(
                    open.seat(), open.id(), open.<P>question().draw(match.position(), open.seat(), rng, new Choices()));
        }
        return id;
    }
}
