/** The rulebooks to read and search: clauses, and rulings on what they leave open. */
package broadside.server.rules;
