/** What happens in Harbour, as records; those that show a hidden card know who sees it. */
package broadside.engine.harbour.events;
