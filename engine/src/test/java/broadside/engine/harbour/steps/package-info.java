/** What the rules of Harbour say happens next, one class for each step. */
package broadside.engine.harbour.steps;
