/** Things that happened, as records; the log, the animation and the tests read them. */
package broadside.engine.event;
