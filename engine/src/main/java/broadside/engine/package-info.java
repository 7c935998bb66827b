/** What every game shares. No dependency but the JDK. */
package broadside.engine;
