package broadside.cli.simulate;

import broadside.engine.game.Outcome;

/**
 * Is what one simulated game came to.
 *
 * @param n its number in the run
 * @param choices how many choices were made
 */
record Played(long n, int choices, Outcome outcome) {}
