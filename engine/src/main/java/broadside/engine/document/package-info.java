/** Reads and writes positions, steps and events as documents: one vocabulary for scenarios, views and snapshots. */
package broadside.engine.document;
