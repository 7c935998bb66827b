package broadside.pirateattack.cards;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.events.CardPlayed;
import broadside.pirateattack.questions.JoinArmada;
import broadside.pirateattack.steps.PickArmada;

/** Combines ships into an armada: one's own, in teams also the partner's. */
public final class Combining implements CardEffect {
    private static final Clause[] OWN = Clause.all("PA-ARMADA-01");
    private static final Clause[] PARTNER = Clause.all("PA-ARMADA-08", "PA-TEAM-06");

    @Override
    public boolean isPlayable(Position p, int seat) {
        int partner = p.partner(seat);
        return canCombine(p, seat) || partner >= 0 && canCombine(p, partner);
    }

    /** Says whether a seat has two ships that are not yet together in its armada (PA-R047). */
    private static boolean canCombine(Position p, int owner) {
        return Fleet.size(p, owner) >= 2 && Fleet.armada(p, owner) < Fleet.size(p, owner);
    }

    @Override
    public void offer(Position p, int seat, long play, Choices out) {
        if (canCombine(p, seat)) {
            out.add(play);
        }
        int partner = p.partner(seat);
        if (partner >= 0 && canCombine(p, partner)) {
            out.add(Choice.seat(play, partner));
        }
    }

    @Override
    public boolean rule(Position p, int seat, long play, Why why) {
        long plain = Choice.play(Choice.card(play));
        int owner = Choice.seat(play);
        if (play == plain) {
            return canCombine(p, seat) || why.no(Reasons.NO_ARMADA);
        }
        if (play != Choice.seat(plain, owner) || owner != p.partner(seat) || owner >= p.seats()) {
            return why.no(Reasons.FOREIGN_ARMADA);
        }
        return canCombine(p, owner) || why.no(Reasons.NO_ARMADA);
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        int owner = Choice.seat(play) == Choice.NO_SEAT ? seat : Choice.seat(play);
        p.lay(Card.ARMADA.ordinal());
        if (scene.heard()) {
            // Whose ships are picked is seen at once, so it is told at once.
            scene.tell(new CardPlayed(seat, Card.ARMADA, owner == seat ? -1 : owner), owner == seat ? OWN : PARTNER);
        }
        // The old members stay together whatever is added (PA-R047).
        for (int i = 0; i < Fleet.size(p, owner); i++) {
            int ship = Fleet.first(p, owner) + i;
            boolean member = Fleet.isInArmada(p, ship);
            if (member || Fleet.size(p, owner) == 2) {
                if (scene.heard() && !member) {
                    scene.obvious(p, seat, new JoinArmada(owner), Choice.ship(Choice.of(Choice.Act.JOIN), ship));
                }
                Fleet.choose(p, ship);
            }
        }
        p.interrupt(new PickArmada(seat, owner));
    }
}
