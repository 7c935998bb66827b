package broadside.pirateattack.cards;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;

/** Is what a kind of card does, and on what it may be played. One small class for each; no rule asks for names. */
public interface CardEffect {

    /** Says whether the card could be played on anything at all (PA-R028). */
    boolean isPlayable(Position p, int seat);

    /**
     * Adds every legal way to play the card.
     *
     * @param play the choice that plays the card and names nothing yet
     */
    void offer(Position p, int seat, long play, Choices out);

    /** Rules on one way to play the card. */
    boolean rule(Position p, int seat, long play, Why why);

    /** Carries out a legal play; the card has left the hand. */
    void play(Position p, int seat, long play, Scene scene);

    /** Says whether the card is played face down, so that the others do not see which one left the hand. */
    default boolean isFaceDown() {
        return false;
    }

    /** Returns the clauses by which the card is discarded after use. */
    default Clause[] discardClauses() {
        return Clause.NONE;
    }

    /** Adds every way that somebody might think of. */
    default void conceive(Position p, int seat, long play, Choices out) {
        offer(p, seat, play, out);
        out.add(play);
        for (int other = 0; other < p.seats(); other++) {
            out.add(Choice.seat(play, other));
        }
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            out.add(Choice.ship(play, ship));
        }
    }
}
