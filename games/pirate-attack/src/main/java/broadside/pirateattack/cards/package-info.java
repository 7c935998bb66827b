/** What each card of the main deck may be played on, and what it then does. */
package broadside.pirateattack.cards;
