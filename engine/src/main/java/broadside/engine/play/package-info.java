/** The one loop: a position waits for decisions, players answer with choices, steps turn them into the next position. */
package broadside.engine.play;
