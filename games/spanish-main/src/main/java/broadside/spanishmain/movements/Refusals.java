package broadside.spanishmain.movements;

import broadside.engine.play.Reason;

/** Explains why a movement card cannot be played on these ships. */
final class Refusals {
    static final Reason ONE_SHIP = Reason.of("sm.no.one-ship", "SM-MCARD-02", "SM-MCARD-04");
    static final Reason TWO_SHIPS_FORWARD = Reason.of("sm.no.two-neighbours", "SM-MCARD-06");
    static final Reason TWO_SHIPS_BACKWARD = Reason.of("sm.no.two-neighbours", "SM-MCARD-09");
    static final Reason WHOLE_NATION_FORWARD =
            Reason.of("sm.no.whole-nation", "SM-MCARD-12", "SM-MCARD-14", "SM-MCARD-16");
    static final Reason WHOLE_NATION_BACKWARD =
            Reason.of("sm.no.whole-nation", "SM-MCARD-19", "SM-MCARD-21", "SM-MCARD-23");
    static final Reason ONE_UNDAMAGED_SHIP = Reason.of("sm.no.one-undamaged-ship", "SM-MCARD-26");
    static final Reason ALREADY_DAMAGED = Reason.of("sm.no.already-damaged", "SM-MCARD-26");
    static final Reason FOG_HAS_NO_TARGET = Reason.of("sm.no.fog-has-no-target", "SM-MCARD-28");

    private Refusals() {}
}
