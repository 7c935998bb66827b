package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.engine.window.Windows;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.FortuneTeller;
import broadside.pirateattack.Fortunes;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.FortuneUsed;
import broadside.pirateattack.steps.Fame;
import broadside.pirateattack.windows.FortuneWindow;

/**
 * Lets both sides counter Witch Doctors with saved Fortune Tellers, again as long as one was used.
 *
 * @param saved how many the two sides had when they were asked last, -1 before that
 */
public record OfferFortunes(int saved) implements Step<Position> {
    private static final Clause[] REMOVED = Clause.all("PA-FORTUNE-03", "PA-FORTUNE-04", "PA-INTRO-08");
    private static final Clause[] SAVED_BOTH = Clause.all("PA-FORTUNE-07");
    private static final Clause[] SAVED_ONE = Clause.all("PA-FORTUNE-08");
    private static final Clause[] FAME = Clause.all("PA-FAME-06");

    @Override
    public void run(Position p, Scene scene) {
        int left = Fortunes.count(p, p.attacker()) + Fortunes.count(p, p.target());
        for (int curse = 0; left != saved && curse < Aboard.curseCount(p); curse++) {
            if (Aboard.isTurned(p, curse)) {
                if (scene.heard()) {
                    citeOwnerOnly(p, scene);
                }
                p.now(new OfferFortunes(left));
                Windows.open(p, new FortuneWindow());
                return;
            }
        }
    }

    /** Where the other side has saved what would help, it is the rule about owners that keeps it from doing so. */
    private static void citeOwnerOnly(Position p, Scene scene) {
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            int kind = Aboard.curseKind(p, curse);
            if (Aboard.isTurned(p, curse) && kind != WitchDoctor.BLACK_PLAGUE.ordinal()) {
                int side = Fleet.side(p, Aboard.curseShip(p, curse));
                if (Fortunes.has(p, Attacks.seat(p, Attacks.enemy(side)), kind)) {
                    scene.cite(FortuneTeller.of(kind).user());
                }
            }
        }
    }

    /** Uses a Fortune Teller: the Witch Doctor is gone, or one side is safe from a plague. */
    public static void use(Position p, int seat, int curse, Scene scene) {
        int kind = Aboard.curseKind(p, curse);
        int ship = Aboard.curseShip(p, curse);
        boolean own = Fleet.owner(p, ship) == seat;
        Fortunes.discard(p, seat, kind);
        if (scene.heard()) {
            FortuneTeller teller = FortuneTeller.of(kind);
            scene.tell(
                    new FortuneUsed(
                            seat, teller, Fleet.owner(p, ship), Fleet.place(p, ship) + 1, Fleet.card(p, ship), own),
                    teller.clauses());
            scene.cite(own ? REMOVED : SAVED_ONE);
            if (own && kind == WitchDoctor.BLACK_PLAGUE.ordinal()) {
                scene.cite(SAVED_BOTH);
            }
        }
        if (own) {
            Aboard.discardCurse(p, curse);
        } else {
            Aboard.spare(p, curse);
        }
        Fame.gain(p, seat, p.custom().fame().ofTeller(), scene, FAME);
    }
}
