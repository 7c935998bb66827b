package broadside.engine.properties;

import broadside.engine.chance.Rng;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.game.SetupRefused;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;

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

    /**
     * Gives the answer that was drawn for one position to another, in words: which of two equal cards stands first may
     * differ between them, what happens may not.
     */
    void answerInWords(P twin, P position, RandomPlay.Answer answer, Scene scene) {
        Pending pending = RandomPlay.waiting(position);
        Question<P> question =
                pending.decision(pending.indexOf(answer.decision())).question();
        Tree words = question.describe(position, answer.seat(), answer.choice());
        Long choice = question.parse(twin, answer.seat(), words);
        if (choice == null) {
            throw new AssertionError(words + " answers nothing in the position read from its document");
        }
        twin.answer(answer.decision(), choice, scene);
        twin.advance(scene);
    }

    /** Checks that nobody can sit down under the name of a field that documents need for something else. */
    void noSeatTakesAField(P position) {
        Setup setup = position.setup();
        for (String field : PositionDocument.write(game, position).children().keySet()) {
            if (setup.seats().contains(field)) {
                continue;
            }
            List<String> seats = new ArrayList<>(setup.seats());
            seats.set(0, field);
            try {
                Setup.of(game, seats, setup.options());
            } catch (SetupRefused refused) {
                continue;
            }
            throw new AssertionError("a seat may be called '" + field + "', as a field of the document is");
        }
    }

    /** Checks the position and the view of one viewer, another one each time. */
    @SuppressWarnings("unchecked")
    void comesBack(P position, Rng rng) {
        Same.positions(game, "read from its document", read(position), position);
        if (readsMasks) {
            int viewer = rng.below(position.seats() + 1) + Position.SPECTATOR;
            P mask = (P) position.mask(viewer);
            Same.positions(game, "view of " + viewer + " read from its document", read(mask), mask);
        }
    }

    /** Checks that spoiled documents are read or refused with a complaint; what was read can be written. */
    void spoiledOnesAreReadOrRefused(P position, Rng rng, int samples) {
        Tree document = PositionDocument.write(game, position);
        for (int i = 0; i < samples; i++) {
            Tree spoiled = SpoiledTrees.of(document, rng);
            try {
                P read = PositionDocument.read(game, Field.root(spoiled), new Labels());
                Same.positions(game, "read from a spoiled document and read again", read(read), read);
            } catch (BadDocument | SetupRefused refused) {
                continue;
            } catch (RuntimeException | Error thrown) {
                String changes = String.join("; ", Same.differences(spoiled, document));
                throw new AssertionError("a document where " + changes + " makes " + thrown, thrown);
            }
        }
    }
}
