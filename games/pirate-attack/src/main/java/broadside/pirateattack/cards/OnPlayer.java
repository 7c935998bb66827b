package broadside.pirateattack.cards;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Position;

/** Is a card that is played on one player. */
abstract class OnPlayer implements CardEffect {

    /** Returns why a play that names no player, or somebody beyond the table, is refused. */
    abstract Reason needsTarget();

    /** Rules on a target. */
    abstract boolean rule(Position p, int seat, int target, Why why);

    @Override
    public final boolean isPlayable(Position p, int seat) {
        for (int target = 0; target < p.seats(); target++) {
            if (rule(p, seat, target, Why.SILENT)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public final void offer(Position p, int seat, long play, Choices out) {
        for (int target = 0; target < p.seats(); target++) {
            if (rule(p, seat, target, Why.SILENT)) {
                out.add(Choice.seat(play, target));
            }
        }
    }

    @Override
    public final boolean rule(Position p, int seat, long play, Why why) {
        int target = Choice.seat(play);
        if (target >= p.seats() || play != Choice.seat(Choice.play(Choice.card(play)), target)) {
            return why.no(needsTarget());
        }
        return rule(p, seat, target, why);
    }
}
