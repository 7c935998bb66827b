package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.OptionValues;
import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Match;
import broadside.engine.match.Matter;
import broadside.engine.match.Sitter;
import broadside.engine.match.Tables;
import broadside.engine.match.Verdict;
import broadside.engine.play.Decision;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Going back by consent reaches the last thing a player did, not the end of a turn that had nothing left in it. */
class GoingBackTest {

    private static Match<Position> match() {
        String start = "{'game':'high-seas','seats':['ann','bob'],'at':{'turn':'ann','moment':'orders'},"
                + "'islands':[{'island':'Isla Roja','pose':[150,150,0],'home':'ann'},"
                + "{'island':'Gull Rock','pose':[850,850,0],'home':'bob'}],"
                + "'ships':[{'ship':'Kestrel','of':'ann','pose':[300,600,0]},"
                + "{'ship':'Gaviota','of':'bob','pose':[800,300,0]}]}";
        Rules rules = new Rules();
        Header header = Tables.header(rules, 1, List.of(Sitter.person(), Sitter.person()), OptionValues.defaults(rules))
                .withStart((Tree.Branch) Json.read(start.replace('\'', '"')));
        return Match.start(rules, header, Tables.secret(1), Tables.ticking(), Journal.NONE);
    }

    private static void act(Match<Position> match, Tree parts) {
        Decision open = match.position().pending().firstOpen();
        assertThat(match.choose(open.seat(), open.id(), parts)).isInstanceOf(Verdict.Accepted.class);
    }

    @Test
    void theEndOfATurnThatHadNothingLeftDoesNotCount() {
        Match<Position> match = match();
        act(match, Tree.branch("move", Tree.of("Kestrel")));
        act(
                match,
                Tree.branch().put("bar", 1).put("heading", 0).put("length", 20).done());
        act(match, Tree.of("stop"));
        int sailed = match.entries().size();
        act(match, Tree.of("end turn"));
        assertThat(match.position().turn()).isEqualTo(1);

        int to = match.beforeLastChoice(0);
        assertThat(to).isEqualTo(sailed - 1);
        match.vote(0, Matter.UNDO, to, true);
        match.vote(1, Matter.UNDO, to, true);

        Decision asked = match.position().pending().firstOpen();
        assertThat(asked.seat()).isZero();
        assertThat(match.choose(0, asked.id(), Tree.of("stop"))).isInstanceOf(Verdict.Accepted.class);
    }

    @Test
    void whoHasChosenNothingHasNothingToGoBackTo() {
        assertThat(match().beforeLastChoice(0)).isEqualTo(-1);
        assertThat(match().beforeLastChoice(1)).isEqualTo(-1);
    }
}
