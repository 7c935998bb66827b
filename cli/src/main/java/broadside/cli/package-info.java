/** The command line: what people, scripts and bots use Broadside with. Each command is one class. */
package broadside.cli;
