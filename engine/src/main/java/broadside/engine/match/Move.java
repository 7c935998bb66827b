package broadside.engine.match;

/**
 * Repeats one entry on a position without reading or ruling on it again.
 *
 * @param value the packed choice; 1 for a raised hand; the kinds of stops; the minutes; for an undo the draws made
 * @param decision the decision; for an undo the decisions asked
 * @param chance whether a random draw was made
 * @param revealed whether somebody came to know something hidden
 */
record Move(int seq, EntryKind kind, int seat, int decision, long value, boolean chance, boolean revealed) {

    static Move of(Entry entry, long value) {
        return new Move(entry.seq(), entry.kind(), entry.seat(), entry.decision(), value, false, false);
    }

    Move with(boolean chanceFell, boolean somethingRevealed) {
        return new Move(seq, kind, seat, decision, value, chanceFell, somethingRevealed);
    }

    Move at(int newSeq) {
        return new Move(newSeq, kind, seat, decision, value, chance, revealed);
    }
}
