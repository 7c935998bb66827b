package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.chance.Fairness;
import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.match.Header;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.match.Sitter;
import broadside.engine.match.Verdict;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States that real matches can be played on the store, and continued by another node. */
abstract class RecordOfMatchContract {
    @TempDir
    Path folder;

    private Store store;
    private Store other;
    private String id;

    abstract DatabaseAddress address(Path emptyFolder) throws Exception;

    @BeforeEach
    void open() throws Exception {
        DatabaseAddress address = address(folder);
        store = Store.open(address, Clock.systemUTC());
        other = Store.open(address, Clock.systemUTC());
        id = FreshId.next();
        store.matches().open(id, "spanish-main", Visibility.PUBLIC, "{}", Fairness.secret(), null);
    }

    @AfterEach
    void close() {
        other.close();
        store.close();
    }

    @Test
    void aMatchPlayedOnTwoNodesInTurnsVerifies() {
        playInTurns(Games.find("spanish-main"));
    }

    private <P extends Position> void playInTurns(Game<P> game) {
        Rng rng = new Rng(7);
        Match<P> match = start(game);
        boolean here = true;
        while (!match.isOver()) {
            assertThat(answer(match, rng).entered()).isTrue();
            if (rng.below(5) == 0 && !match.isOver()) {
                here = !here;
                match = resume(game, here ? store : other);
            }
        }

        assertThat(Replay.verify(other.records().file(id))).isEmpty();
        assertThat(store.matches().find(id).state()).isEqualTo(MatchState.FINISHED);
    }

    @Test
    void whoIsOvertakenReadsAgainAndGoesOn() {
        overtake(Games.find("spanish-main"));
    }

    private <P extends Position> void overtake(Game<P> game) {
        Rng rng = new Rng(3);
        Match<P> fast = start(game);
        Match<P> slow = resume(game, other);
        answer(fast, rng);
        int before = slow.entries().size();

        assertThatThrownBy(() -> answer(slow, rng)).isInstanceOf(Overtaken.class);

        assertThat(slow.entries()).hasSize(before);
        Match<P> again = resume(game, other);
        assertThat(again.entries()).isEqualTo(fast.entries());
        assertThat(answer(again, rng).entered()).isTrue();
    }

    private <P extends Position> Match<P> start(Game<P> game) {
        List<Sitter> people = List.of(Sitter.person(), Sitter.person(), Sitter.person());
        Setup setup = Setup.of(game, List.of("ann", "bob", "cat"), OptionValues.defaults(game));
        String secret = store.matches().secret(id);
        Header header = Header.of(game, setup, id, people, Fairness.commitment(secret));
        store.matches().start(id);
        return Match.start(game, header, secret, System::currentTimeMillis, new StoredJournal(store.records(), id, 0));
    }

    private <P extends Position> Match<P> resume(Game<P> game, Store node) {
        List<String> lines = node.records().after(id, 0);
        StoredJournal journal = new StoredJournal(node.records(), id, lines.size());
        byte[] record = (String.join("\n", lines) + "\n").getBytes(java.nio.charset.StandardCharsets.UTF_8);
        return Replay.resume(game, record, System::currentTimeMillis, goodBytes -> journal)
                .match();
    }

    private static <P extends Position> Verdict answer(Match<P> match, Rng rng) {
        Pending pending = match.position().pending();
        int first = 0;
        while (pending.isAnswered(first)) {
            first++;
        }
        Decision open = pending.decision(first);
        long choice = open.<P>question().draw(match.position(), open.seat(), rng, new Choices());
        return match.choose(open.seat(), open.id(), choice);
    }
}
