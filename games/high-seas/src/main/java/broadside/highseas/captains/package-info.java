/** What computer captains know of the sea: where to sail, what to fire at, and what a position is worth. */
package broadside.highseas.captains;
