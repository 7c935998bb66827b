package broadside.pirateattack.windows;

import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.window.Window;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Fortunes;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.battle.OfferFortunes;
import broadside.pirateattack.questions.UseFortune;

/** Announces the Witch Doctors that were turned over to both sides of a battle. */
public record FortuneWindow() implements Window<Position> {

    /** The owner of a plague ship decides before the other side (PA-R063). */
    @Override
    public int[] order(Position p) {
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            boolean plague = Aboard.curseKind(p, curse) == WitchDoctor.BLACK_PLAGUE.ordinal();
            if (Aboard.isTurned(p, curse) && plague && Fleet.owner(p, Aboard.curseShip(p, curse)) == p.target()) {
                return new int[] {p.target(), p.attacker()};
            }
        }
        return new int[] {p.attacker(), p.target()};
    }

    @Override
    public Question<Position> question() {
        return new UseFortune();
    }

    @Override
    public boolean mightReact(Position p, int seat) {
        if (Fortunes.count(p, seat) == 0) {
            return false;
        }
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            if (UseFortune.concerns(p, seat, curse)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void react(Position p, int seat, long choice, Scene scene) {
        OfferFortunes.use(p, seat, Aboard.curseAt(p, Choice.ship(choice), Choice.item(choice)), scene);
    }
}
