/** Recorded matches, shown again or verified. */
package broadside.cli.replay;
