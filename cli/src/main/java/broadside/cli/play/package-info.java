/** Playing at the terminal: menus, explanations, hot seat. */
package broadside.cli.play;
