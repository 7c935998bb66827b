/** Lists of games and names. */
package broadside.cli.catalogue;
