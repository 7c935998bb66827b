/** Clauses, rulings and how far tests hold them. */
package broadside.cli.rules;
