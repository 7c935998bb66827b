/** Kills the server again and again and holds it to everything it has acknowledged. */
package broadside.trials.kill;
