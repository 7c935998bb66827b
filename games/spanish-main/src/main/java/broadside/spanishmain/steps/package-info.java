/** What happens in Spanish Main, one class per rule. */
package broadside.spanishmain.steps;
