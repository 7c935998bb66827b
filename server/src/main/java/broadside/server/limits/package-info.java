/** How much anybody may ask for: requests per time, and bytes. */
package broadside.server.limits;
