/** The host's commands: they work on the store, beside a running server or without one. */
package broadside.server.host;
