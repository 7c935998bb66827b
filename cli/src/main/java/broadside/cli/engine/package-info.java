/** The game over standard input and output, for bots. */
package broadside.cli.engine;
