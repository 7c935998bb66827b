/** Attacks on a server of one's own, on this machine, with somebody beside them who wants to play. */
package broadside.trials.attack;
