/** Tables that are alive: each served one thing at a time, shown to its viewers, looked after by one node. */
package broadside.server.tables;
