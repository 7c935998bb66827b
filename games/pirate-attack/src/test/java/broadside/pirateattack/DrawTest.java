package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Match;
import broadside.engine.match.Matter;
import broadside.engine.match.Sitter;
import broadside.engine.match.Tables;
import broadside.engine.match.Verdict;
import broadside.engine.rules.Clause;
import broadside.engine.rules.Covers;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The owners of the last ships may agree that they win together (PA-R040, PA-R166). */
class DrawTest {
    private static final Sitter PERSON = Sitter.person();
    private static final Sitter CAPTAIN = Sitter.captain("deckhand");

    /** Ann and Bob have a ship each, Cat has none and a card left. */
    private static Match<Position> match(boolean endPhase, Sitter... sitters) {
        String start = "{'game':'pirate-attack','seats':['ann','bob','cat'],'at':{'turn':'ann','moment':'start'},"
                + "'market':{'closed':true}," + (endPhase ? "'piles':[]," : "")
                + "'ann':{'ships':[{'ship':'Sloop 3/4'}]},'bob':{'ships':[{'ship':'Sloop 3/4'}]},"
                + "'cat':{'hand':['Guard']}}";
        Rules rules = new Rules();
        Header header = Tables.header(rules, 1, List.of(sitters), broadside.engine.game.OptionValues.defaults(rules))
                .withStart((Tree.Branch) Json.read(start.replace('\'', '"')));
        return Match.start(rules, header, Tables.secret(1), Tables.ticking(), Journal.NONE);
    }

    private static Verdict vote(Match<Position> match, int seat, boolean yes) {
        return match.vote(seat, Matter.DRAW, 0, yes);
    }

    @Test
    @Covers("PA-ENDGAME-10")
    void allOwnersOfShipsAgreeAndWinTogether() {
        Match<Position> match = match(true, PERSON, PERSON, PERSON);
        assertThat(vote(match, 0, true)).isInstanceOf(Verdict.Accepted.class);
        assertThat(match.isOver()).isFalse();
        assertThat(vote(match, 1, true)).isInstanceOf(Verdict.Accepted.class);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome().winners()).containsExactly(0, 1);
        assertThat(match.outcome().clauses()).contains(Clause.of("PA-ENDGAME-10"));
    }

    @Test
    void whoHasNoShipNeitherProposesNorRefuses() {
        Match<Position> match = match(true, PERSON, PERSON, PERSON);
        assertThat(vote(match, 2, true)).isInstanceOf(Verdict.Refused.class);
        vote(match, 0, true);
        assertThat(vote(match, 2, false)).isInstanceOf(Verdict.Refused.class);
        assertThat(match.ballot()).isNotNull();
        assertThat(vote(match, 1, false)).isInstanceOf(Verdict.Accepted.class);
        assertThat(match.ballot()).isNull();
        assertThat(match.isOver()).isFalse();
    }

    @Test
    void captainsMakeNoAgreements() {
        Match<Position> match = match(true, PERSON, CAPTAIN, PERSON);
        vote(match, 0, true);
        assertThat(match.isOver()).isFalse();
        vote(match, 2, true);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome()).isNull();
    }

    @Test
    void beforeTheEndPhaseADrawNeedsEverybodyAndHasNoWinner() {
        Match<Position> match = match(false, PERSON, PERSON, PERSON);
        vote(match, 0, true);
        vote(match, 1, true);
        assertThat(match.isOver()).isFalse();
        vote(match, 2, true);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome()).isNull();
    }
}
