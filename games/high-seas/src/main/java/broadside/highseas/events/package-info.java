/** Things that happened at sea, as records. */
package broadside.highseas.events;
