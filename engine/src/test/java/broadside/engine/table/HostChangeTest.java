package broadside.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.chance.Rng;
import broadside.engine.game.OptionValues;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Rules;
import broadside.engine.match.Header;
import broadside.engine.match.JournalFault;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.match.Sitter;
import broadside.engine.match.Tables;
import broadside.engine.match.Terms;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match goes on when its host changes: read again, followed from afar, led by another, with time that stands. */
class HostChangeTest {
    private static final Rules GAME = new Rules();

    private static Header header(int decisionMillis, Sitter... sitters) {
        Header header = Tables.header(GAME, 5, List.of(sitters), OptionValues.defaults(GAME));
        return header.withTerms(new Terms(false, 8_000, decisionMillis));
    }

    private static Host<Position> host(Tables.Lines record, int decisionMillis) {
        Sitter person = Sitter.person();
        return new Host<>(GAME, header(decisionMillis, person, person, person), 5, Host.timid(), record);
    }

    private static Tree view(Host<Position> host, int seat) {
        Tree view = Tree.NOTHING;
        for (Tree.Branch message : host.received(seat)) {
            Field field = Field.root(message);
            if (field.has("view")) {
                view = field.need("view").tree();
            } else if (field.has("changes")) {
                view = Patch.apply(
                        view,
                        field.need("changes").row().stream().map(Field::tree).toList());
            }
        }
        return view;
    }

    private static Match<Position> again(Tables.Lines record) {
        return Replay.resume(GAME, record.bytes(), () -> 1_000_000, good -> lines -> {})
                .match();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aFollowerShowsWhatItsLeaderDoes(long seed) {
        Tables.Lines record = new Tables.Lines();
        Host<Position> leader = host(record, 0);
        Host<Position> follower = host(new Tables.Lines(), 0);
        follower.table.lead(false);
        int known = record.lines.size();
        Rng rng = new Rng(seed);
        while (!leader.match.isOver()) {
            leader.table.act(match -> Tables.act(match, rng));
            if (record.lines.size() > known) {
                follower.table.follow(List.copyOf(record.lines.subList(known, record.lines.size())));
                known = record.lines.size();
            }
        }
        for (int seat = -1; seat < 3; seat++) {
            assertThat(view(follower, seat)).isEqualTo(view(leader, seat));
        }
        assertThat(follower.match.entries()).isEqualTo(leader.match.entries());
    }

    @Test
    void linesThatDoNotFollowAreRefused() {
        Tables.Lines record = new Tables.Lines();
        Host<Position> leader = host(record, 0);
        Host<Position> follower = host(new Tables.Lines(), 0);
        int known = record.lines.size();
        leader.table.act(match -> Tables.answer(match, new Rng(1)));
        List<String> more = new ArrayList<>(record.lines.subList(known, record.lines.size()));
        more.set(0, more.get(0).replaceFirst("\"chain\":\"..", "\"chain\":\"xx"));

        assertThatThrownBy(() -> follower.table.follow(more)).isInstanceOf(JournalFault.class);
    }

    @Test
    void viewersOfAMatchReadAgainGetOnlyWhatIsNew() {
        Tables.Lines record = new Tables.Lines();
        Host<Position> host = host(record, 0);
        host.table.act(match -> Tables.answer(match, new Rng(1)));
        int before = host.received(0).size();

        host.table.rebind(again(record));

        assertThat(host.received(0)).hasSize(before);
        Match<Position> ahead = again(record);
        Tables.answer(ahead, new Rng(2));
        host.table.rebind(ahead);
        assertThat(host.received(0).subList(before, host.received(0).size()))
                .noneMatch(message -> Field.root(message).need("type").text().equals("hello"));
        assertThat(view(host, -1)).isEqualTo(broadside.engine.document.PositionDocument.write(GAME, (Position)
                ahead.position().mask(-1)));
    }

    @Test
    void timeRunsOnOverARereadAndStandsInAPause() {
        Tables.Lines record = new Tables.Lines();
        Host<Position> host = host(record, 10_000);
        long closes = host.table.closesAt();
        assertThat(closes).isEqualTo(host.clock.millis() + 10_000);
        host.clock.pass(4_000);
        host.table.rebind(again(record));
        assertThat(host.table.closesAt()).isEqualTo(closes);

        host.table.pause(true);
        host.clock.pass(60_000);
        assertThat(host.table.match().entries()).isEmpty();
        host.table.pause(false);

        assertThat(host.table.closesAt()).isEqualTo(host.clock.millis() + 6_000);
        host.clock.pass(6_000);
        assertThat(host.table.match().entries()).hasSize(1);
    }

    @Test
    void whoDoesNotLeadCountsNoTime() {
        Host<Position> host = host(new Tables.Lines(), 10_000);
        host.table.lead(false);
        host.clock.pass(60_000);
        assertThat(host.match.entries()).isEmpty();

        host.table.lead(true);
        host.clock.pass(10_000);
        assertThat(host.match.entries()).hasSize(1);
    }

    @Test
    void aBankRunsOnlyWhileItsSeatIsAskedAndTheSeatThatEmptiesItIsLate() {
        Host<Position> host = host(new Tables.Lines(), 0);
        List<Integer> late = new ArrayList<>();
        host.table.whenLate(late::add);
        Bank bank = Bank.of(3, 60_000, 2_000, 5_000);
        host.table.use(bank);
        int asked = host.match.position().pending().decision(0).seat();
        host.clock.pass(10_000);

        assertThat(bank.left(asked, host.clock.millis())).isEqualTo(50_000);
        assertThat(bank.left((asked + 1) % 3, host.clock.millis())).isEqualTo(60_000);

        host.table.act(match ->
                match.timeOut(asked, match.position().pending().decision(0).id()));
        assertThat(bank.left(asked, host.clock.millis())).isEqualTo(52_000);
        host.clock.pass(60_000);
        assertThat(late).isNotEmpty();
    }
}
