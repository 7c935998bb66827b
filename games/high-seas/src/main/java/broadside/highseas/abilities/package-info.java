/** What pieces can do beyond the rules: a registry of small entries that answer the questions of the rules. */
package broadside.highseas.abilities;
