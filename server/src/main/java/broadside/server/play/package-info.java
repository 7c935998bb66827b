/** The connections over which tables are played. */
package broadside.server.play;
