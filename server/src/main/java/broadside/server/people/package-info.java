/** Who is who: guests, accounts, the signed tokens that prove it, and who is not let in. */
package broadside.server.people;
