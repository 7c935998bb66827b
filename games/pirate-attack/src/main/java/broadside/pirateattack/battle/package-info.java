/** A battle between two sides, as a sequence of named steps. */
package broadside.pirateattack.battle;
