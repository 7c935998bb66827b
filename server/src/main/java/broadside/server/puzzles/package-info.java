/** Positions to solve, and positions that people set up themselves. */
package broadside.server.puzzles;
