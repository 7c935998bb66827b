package broadside.engine.match;

import broadside.engine.play.Position;

/**
 * Is a match that goes on from its record.
 *
 * @param goodBytes how much of the record was good; a line torn by a crash lies behind it
 * @param rulesChanged whether the rules changed so that the match had to go back to a snapshot
 */
public record Resumed<P extends Position>(Match<P> match, int goodBytes, boolean rulesChanged) {}
