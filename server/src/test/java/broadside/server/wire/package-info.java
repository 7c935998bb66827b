/**
 * What goes between server and page, described as records, and the page's types made from them. Messages are built as trees, so
 * these records are a description only; real traffic is held against it in the trials.
 */
package broadside.server.wire;
