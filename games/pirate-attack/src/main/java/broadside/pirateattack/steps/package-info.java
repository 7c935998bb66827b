/** What happens in Pirate Attack, one class per rule. */
package broadside.pirateattack.steps;
