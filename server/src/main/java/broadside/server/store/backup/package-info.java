/** Whole stores as one file: written beside a running server, read into an empty store of either kind. */
package broadside.server.store.backup;
