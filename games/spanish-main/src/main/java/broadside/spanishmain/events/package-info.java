/** What can happen in Spanish Main. */
package broadside.spanishmain.events;
