/** What must hold for every game, checked by seeded random play; each game's tests extend {@code GameProperties}. */
package broadside.engine.properties;
