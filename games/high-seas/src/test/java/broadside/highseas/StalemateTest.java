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
import broadside.engine.rules.Cited;
import broadside.engine.rules.Covers;
import broadside.engine.rules.CoversExtension;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Players who will not bring the game to an end may agree that it has ended (PC-WIN-14, HS-R122). */
@ExtendWith(CoversExtension.class)
class StalemateTest {
    private static final Sitter PERSON = Sitter.person();
    private static final Sitter CAPTAIN = Sitter.captain("deckhand");

    /** Bob has more gold at home than Ann. */
    private static Match<Position> match(String rounds, Sitter... sitters) {
        String start = "{'game':'high-seas','seats':['ann','bob'],'options':{'rounds':" + rounds + "},"
                + "'at':{'turn':'ann','moment':'orders'},"
                + "'islands':[{'island':'Isla Roja','pose':[150,150,0],'home':'ann'},"
                + "{'island':'Gull Rock','pose':[850,850,0],'home':'bob'},"
                + "{'island':'Cayo Largo','pose':[500,500,0],'coins':[1,2]}],"
                + "'ships':[{'ship':'Kestrel','of':'ann','pose':[300,600,0]},"
                + "{'ship':'Gaviota','of':'bob','pose':[800,300,0]}],"
                + "'ann':{'treasury':[3]},'bob':{'treasury':[3,2]}}";
        Rules rules = new Rules();
        Header header = Tables.header(
                        rules, 1, List.of(sitters), OptionValues.defaults(rules).typed("rounds", rounds))
                .withStart((Tree.Branch) Json.read(start.replace('\'', '"')));
        return Match.start(rules, header, Tables.secret(1), Tables.ticking(), Journal.NONE);
    }

    private static Verdict vote(Match<Position> match, int seat, boolean yes) {
        return match.vote(seat, Matter.DRAW, 0, yes);
    }

    @Test
    @Covers({"PC-WIN-14", "PC-WIN-16"})
    void bothAgreeAndTheGoldDecides(Cited cited) {
        Match<Position> match = match("0", PERSON, PERSON);
        assertThat(vote(match, 0, true)).isInstanceOf(Verdict.Accepted.class);
        assertThat(match.isOver()).isFalse();
        assertThat(vote(match, 1, true)).isInstanceOf(Verdict.Accepted.class);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome().winners()).containsExactly(1);
        match.outcome().clauses().forEach(cited::add);
    }

    @Test
    void oneWhoRefusesKeepsTheGameGoing() {
        Match<Position> match = match("0", PERSON, PERSON);
        vote(match, 0, true);
        assertThat(vote(match, 1, false)).isInstanceOf(Verdict.Accepted.class);
        assertThat(match.isOver()).isFalse();
    }

    @Test
    void withALimitOfTimeThereIsNoSuchEndAndNoWinner() {
        Match<Position> match = match("40", PERSON, PERSON);
        vote(match, 0, true);
        vote(match, 1, true);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome()).isNull();
    }

    @Test
    void captainsMakeNoAgreements() {
        Match<Position> match = match("0", PERSON, CAPTAIN);
        vote(match, 0, true);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome()).isNull();
    }
}
