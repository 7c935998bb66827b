/** Drawings of tables for the terminal, one for each game and one for any. */
package broadside.cli.board;
