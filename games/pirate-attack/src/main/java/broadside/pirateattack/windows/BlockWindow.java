package broadside.pirateattack.windows;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.window.Window;
import broadside.pirateattack.Card;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.questions.BlockCard;
import broadside.pirateattack.steps.ResolveBlock;

/** Announces a Spy, a Thieving Monkey or a Thief to its target, and in teams a Spy or Thief also to the partner. */
public record BlockWindow(@AtSeat int actor, @AtSeat int target, Card played, Card blocker)
        implements Window<Position> {

    @Override
    public int[] order(Position p) {
        int partner = p.partner(target);
        boolean helps = partner >= 0 && BlockCard.mayBlock(p, partner, actor, target, blocker);
        return helps ? new int[] {target, partner} : new int[] {target};
    }

    @Override
    public Question<Position> question() {
        return new BlockCard(actor, target, played, blocker);
    }

    @Override
    public boolean mightReact(Position p, int seat) {
        return Hands.size(p, seat) > 0 && p.discarded(blocker.ordinal()) < blocker.copies();
    }

    @Override
    public void react(Position p, int seat, long choice, Scene scene) {
        Hands.remove(p, seat, blocker.ordinal());
        p.noteReveal();
        p.lay(blocker.ordinal());
        p.interrupt(new ResolveBlock(seat, blocker, actor, target, played));
    }
}
