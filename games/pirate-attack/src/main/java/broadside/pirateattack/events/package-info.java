/** What players hear of. */
package broadside.pirateattack.events;
