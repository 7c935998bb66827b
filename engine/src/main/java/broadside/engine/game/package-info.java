/** What a game offers to the engine, and how a table of it is set up. */
package broadside.engine.game;
