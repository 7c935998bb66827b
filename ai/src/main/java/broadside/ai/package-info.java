/** Computer captains. They know the engine and no game. */
package broadside.ai;
