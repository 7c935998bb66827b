/** The rules of Pirate Attack: cards, positions and documents. */
package broadside.pirateattack;
