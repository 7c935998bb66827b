/** The words that this server speaks, in every language. */
package broadside.server.words;
