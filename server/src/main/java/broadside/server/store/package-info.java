/**
 * The store: what must outlive the process. It is the truth, everything in memory is a cache. One set of tables and
 * statements serves SQLite and PostgreSQL.
 */
package broadside.server.store;
