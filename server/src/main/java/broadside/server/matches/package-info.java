/** Finished matches to look back at: record, replay, evaluation, verification; and moments to report. */
package broadside.server.matches;
