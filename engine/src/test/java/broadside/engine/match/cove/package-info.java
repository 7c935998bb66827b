/** Cove, a game for the tests of matches and tables: hidden cards, dice, a secret set-up, reaction windows, stops. */
package broadside.engine.match.cove;
