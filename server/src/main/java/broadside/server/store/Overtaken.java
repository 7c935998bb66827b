package broadside.server.store;

import broadside.engine.match.JournalFault;

/** Says that another node appended first: the match in memory is old and has to be read again. */
public final class Overtaken extends JournalFault {
    private static final long serialVersionUID = 1L;

    Overtaken(String match) {
        super("match " + match + " went on at another node");
    }
}
