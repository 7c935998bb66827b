/** What the rules do, one record each; the order lists of the Pirate Code are chains of these. */
package broadside.highseas.steps;
