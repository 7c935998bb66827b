/** What movement cards do. */
package broadside.spanishmain.movements;
