/** The Pirates constructible strategy game: fleets on an open sea, measured moves, cannons and treasure. */
package broadside.highseas;
