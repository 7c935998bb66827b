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
import broadside.pirateattack.steps.CreatureAttacks;
import broadside.pirateattack.steps.DiscardLaid;

/** Attacks one ship, wherever it stands, with the strength of its level. */
public final class SeaCreature implements CardEffect {
    private static final Clause[] DISCARDED = Clause.all("PA-CREATURE-06");
    private final int level;

    public SeaCreature(int level) {
        this.level = level;
    }

    /** Returns the strength up to which it sinks a ship. */
    public int level() {
        return level;
    }

    @Override
    public boolean isPlayable(Position p, int seat) {
        return Fleet.count(p) > 0;
    }

    @Override
    public void offer(Position p, int seat, long play, Choices out) {
        int ships = Fleet.count(p);
        for (int ship = 0; ship < ships; ship++) {
            out.add(Choice.ship(play, ship));
        }
    }

    @Override
    public boolean rule(Position p, int seat, long play, Why why) {
        int ship = Choice.ship(play);
        return ship < Fleet.count(p) && play == Choice.ship(Choice.play(Choice.card(play)), ship)
                || why.no(Reasons.CREATURE);
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        Card card = Card.of(Choice.card(play));
        p.lay(card.ordinal());
        p.interrupt(new CreatureAttacks(seat, card, level, Choice.ship(play)), new DiscardLaid(card));
    }

    @Override
    public Clause[] discardClauses() {
        return DISCARDED.clone();
    }
}
