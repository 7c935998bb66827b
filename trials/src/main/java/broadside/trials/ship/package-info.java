/** The server as a process of its own, and the database behind it. */
package broadside.trials.ship;
