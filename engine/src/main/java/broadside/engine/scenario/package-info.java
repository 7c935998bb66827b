/** The executable rulebook: reads scenario files as trees, plays them, and says in plain words what went otherwise. */
package broadside.engine.scenario;
