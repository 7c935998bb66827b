/** Reaction windows, stops and raised hands: how seats act outside their own turn. */
package broadside.engine.window;
