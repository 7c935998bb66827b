/** Sea trials: the whole server from outside, with scripted players who remember what they were promised. */
package broadside.trials;
