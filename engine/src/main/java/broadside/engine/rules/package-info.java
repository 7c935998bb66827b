/** Traceability: clauses of the rulebooks, who cites them, who claims to test them. */
package broadside.engine.rules;
