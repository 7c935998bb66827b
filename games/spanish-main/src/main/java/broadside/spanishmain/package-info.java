/** The rules of Spanish Main: The Card Game. */
package broadside.spanishmain;
