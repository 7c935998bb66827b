/** A game being played: who sits where, what was entered, the record of it, undo, and how to replay and verify it. */
package broadside.engine.match;
