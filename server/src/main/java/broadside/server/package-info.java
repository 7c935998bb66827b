/** The server: starts up and reads its settings. */
package broadside.server;
