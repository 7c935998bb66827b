/** House rules: named sets of options that people keep and share. */
package broadside.server.presets;
