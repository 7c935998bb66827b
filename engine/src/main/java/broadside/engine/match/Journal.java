package broadside.engine.match;

import java.util.List;

/** Keeps the lines of a record. A match changes only after its journal has taken the lines. */
public interface Journal {
    /** Forgets everything: for matches that nobody will resume. */
    Journal NONE = lines -> {};

    /**
     * Keeps these lines, all or none. Throwing leaves the match as it was, so a host that finds another node was faster
     * throws here and reads the match again.
     */
    void append(List<String> lines);
}
