/** The rules of Pirates of the Spanish Main: The Card Game. */
package broadside.spanishmain;
