/** What browsers and programs ask over HTTP, and how the server says no in plain words. */
package broadside.server.rest;
