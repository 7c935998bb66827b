package broadside.pirateattack.cards;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Position;
import broadside.pirateattack.battle.Attacks;
import broadside.pirateattack.events.NothingHappened;
import broadside.pirateattack.questions.ChooseForced;

/** Makes a player of the drawer's choice attack somebody. */
public final class ForceSomeone extends OnlyInAnswer implements RedEffect {
    private static final Clause[] DISCARDED = Clause.all("PA-FORCEONE-01");
    private static final Clause[] NO_FIGHT = Clause.all("PA-FORCEONE-07");

    @Override
    public void carryOut(Position p, int seat, Scene scene) {
        int forced = -1;
        int count = 0;
        for (int other = 0; other < p.seats(); other++) {
            if (Attacks.canBeForced(p, seat, other)) {
                forced = other;
                count++;
            }
        }
        if (count == 0) {
            if (scene.heard()) {
                scene.tell(new NothingHappened(Card.FORCE_SOMEONE), NO_FIGHT);
            }
        } else if (count == 1) {
            if (scene.heard()) {
                scene.obvious(p, seat, new ChooseForced(), Choice.seat(Choice.of(Choice.Act.FORCE), forced));
            }
            Attacks.force(p, seat, forced, scene);
        } else {
            p.ask(seat, new ChooseForced());
        }
    }

    @Override
    public Clause[] discardClauses() {
        return DISCARDED.clone();
    }
}
