/**
 * Measures the sea: poses, outlines, contact, slides, lines of fire and routes, in whole hundredths of a millimetre.
 *
 * <p>Knows no rule of the game beyond the design's table of predicates; nothing here depends on the rest of the game.
 */
package broadside.highseas.geometry;
