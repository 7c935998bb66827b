/** What adventure cards do. */
package broadside.spanishmain.adventures;
