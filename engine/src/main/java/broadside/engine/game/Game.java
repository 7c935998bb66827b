package broadside.engine.game;

import broadside.engine.document.Codec;
import broadside.engine.document.Labels;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Is one game as the rest of Broadside sees it. Each game's class {@code Rules} is the one implementation. */
public interface Game<P extends Position> {

    /** Returns the stable id, such as {@code spanish-main}. */
    String id();

    /** Returns the rules version: raised when a change of the rules changes how a recorded match plays. */
    int version();

    /** Returns the prefixes of the clause indexes this game is built from. */
    List<String> clausePrefixes();

    /** Describes the options of a table. */
    List<OptionSpec> options();

    /** Returns the least number of seats. */
    int fewestSeats();

    /** Returns the greatest number of seats. */
    int mostSeats();

    /** Refuses a number of seats or a combination of options; null where the game can start. */
    @Nullable
    Refusal startRefusal(int seats, OptionValues options);

    /** Makes a position before the first step of setting up; {@code advance} deals and asks the first decision. */
    P open(Setup setup);

    /** Writes the table: everything of the position except what every game shares. Unknown things are "?". */
    Tree.Branch write(P position);

    /**
     * Reads a table that a person or {@link #write} wrote, and complains about what is malformed or contradictory. The
     * field holds the whole document; fields that every game shares are not this method's concern.
     */
    P read(Setup setup, Field document, Labels labels);

    /**
     * Names the fields that the documents of this game have beside the seats, such as {@code discards}: no seat may be
     * called so, because its own field would be lost.
     */
    default Set<String> tableFields() {
        return Set.of();
    }

    /** Lists the moments at which a scenario may start, each with one line that explains it. */
    Map<String, String> moments();

    /** Puts the position at a named moment of this seat's turn: sets agenda and pending decisions. */
    void startAt(P position, String moment, int seat);

    /** Returns the moment and seat at which the position stands, such as {@code action} and 2; null between moments. */
    @Nullable
    Moment moment(P position);

    /** Ranks the seats; only called when the game is over. */
    Outcome outcome(P position);

    /** Returns the clauses on who may see what: whatever a viewer is shown, or not shown, relies on them. */
    default Clause[] secrecy() {
        return new Clause[0];
    }

    /** Returns those of {@link #secrecy()} that speak of what lies at this path of the document. */
    default Clause[] secrecy(String path) {
        return secrecy();
    }

    /** Explains why a seat that is asked nothing may not act now. */
    Refusal notAsked(P position, int seat);

    /**
     * Explains why a seat that is asked nothing may not do this: by a rule on what it tries, where there is one, rather
     * than by whose turn it is.
     *
     * @param tried the parts of a choice, as a question would describe it
     */
    default Refusal notAsked(P position, int seat, Tree tried) {
        return notAsked(position, seat);
    }

    /**
     * Lets a seat leave for good as this game's rules say. False, the default, leaves it to the engine: from then on the
     * seat's decisions get their defaults, it is ranked behind everybody who stayed, and the match ends when one is left.
     */
    default boolean resign(P position, int seat, Scene scene) {
        return false;
    }

    /**
     * Tells which seats may end the game by agreement now, as this game's rules say, as bits of their numbers. 0, the default:
     * the rules know no such agreement, and a draw that all people want ends the match without a ranking.
     */
    default int settlers(P position) {
        return 0;
    }

    /** Ends the game because all {@link #settlers} agreed on it; never asked of a game that has none. */
    default void settle(P position, Scene scene) {
        throw new UnsupportedOperationException(id() + " cannot be ended by agreement");
    }

    /** Tells the rules that so many minutes have passed since the start; rules read no clock. */
    default void timePassed(P position, int minutes, Scene scene) {}

    /** Returns the codec of this game's steps, questions, closings and events. */
    Codec codec();

    /** Returns every name documents may use, by kind of thing. */
    Map<String, List<String>> names();

    /** Describes the components, for component clauses: counts of cards by name. */
    Tree.Branch catalogue();

    /**
     * Tells the facts of cards, ships and other pieces that a picture of them needs: by kind of thing ({@code ship}) a list, each
     * with its name in documents as {@code id} and what a drawing shows. Words for them are not here but in the words files.
     */
    default Tree.Branch pieces() {
        return Tree.branch().done();
    }

    /** Returns how option parts name the piece with this number (see {@link Labels}). */
    String reference(P position, int piece);

    /** Returns where in the document the piece stands now, such as {@code row[3]}; null if it is out of the game. */
    @Nullable
    String path(P position, int piece);

    /**
     * Measures between two things a player names, in games with distances: what the answer says is the game's own. Null
     * where the game has nothing to measure; a complaint where a name or place is wrong.
     *
     * @param mask what the asking viewer knows, so that a measure tells nothing hidden
     */
    default Tree.@Nullable Branch measure(P mask, Field from, Field to) {
        return null;
    }

    /** Tells computer captains what is good. */
    Judgement<P> judgement();

    /** A named moment of a seat's turn. */
    record Moment(String name, int seat) {}
}
