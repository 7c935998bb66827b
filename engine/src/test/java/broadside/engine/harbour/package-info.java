/**
 * Harbour: a tiny game that is no product but the proof of the engine.
 *
 * <p>Three captains play cards at a quay. Every shape that the real games need occurs once: reactions and reactions to
 * them, a sealed bid, a place on a line, a commanded turn, a card that waits, a face-down card that is remembered.
 */
package broadside.engine.harbour;
