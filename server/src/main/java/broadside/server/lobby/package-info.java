/** Tables before and around play: who opens them, who sits where, how they begin, and what everybody may know of them. */
package broadside.server.lobby;
