/** Scenario files, on disk and packed with the games. */
package broadside.cli.scenario;
