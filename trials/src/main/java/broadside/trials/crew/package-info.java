/** Scripted players: they come in, sit down and play legal choices over real sockets. */
package broadside.trials.crew;
