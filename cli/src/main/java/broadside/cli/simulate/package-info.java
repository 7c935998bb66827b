/** Many games by computer, counted. */
package broadside.cli.simulate;
