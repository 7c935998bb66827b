/** Hosting a match: time, windows, captains, standing orders, and the messages every viewer sends and receives. */
package broadside.engine.table;
