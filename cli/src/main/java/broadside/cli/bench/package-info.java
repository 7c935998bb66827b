/** A quick measure of the machine. */
package broadside.cli.bench;
