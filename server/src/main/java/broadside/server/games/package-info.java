/** Which games can be played here, with names, help, options and pieces in the asker's language. */
package broadside.server.games;
