/** All randomness: asked for with a purpose, and a pure function of a key and a counter. */
package broadside.engine.chance;
