/** Race to Nine: take cards until somebody has nine. The worked example of {@code docs/add-a-game.md}. */
package broadside.racetonine;
