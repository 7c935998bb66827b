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
import broadside.pirateattack.events.ShipLaunched;

/** Puts a ship to sea at any place of the player's own row; the others keep their order. */
public final class PlayShip implements CardEffect {
    public static final PlayShip HERE = new PlayShip();

    private static final Clause[] CLAUSES = Clause.all("PA-SHIP-01", "PA-SHIP-02", "PA-SHIP-03");
    private static final Clause APART = Clause.of("PA-ARMADA-03");

    @Override
    public boolean isPlayable(Position p, int seat) {
        return true;
    }

    @Override
    public void offer(Position p, int seat, long play, Choices out) {
        int places = Fleet.size(p, seat);
        for (int place = 0; place <= places; place++) {
            out.add(Choice.number(play, place));
        }
    }

    @Override
    public boolean rule(Position p, int seat, long play, Why why) {
        int place = Choice.number(play);
        if (p.partner(seat) >= 0 && Choice.seat(play) == p.partner(seat)) {
            return why.no(Reasons.SHIP_OF_PARTNER);
        }
        return place <= Fleet.size(p, seat) && play == Choice.number(Choice.play(Choice.card(play)), place)
                || why.no(Reasons.SHIP_PLACE);
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        int kind = Choice.card(play);
        int ship = Fleet.launch(p, seat, Choice.number(play), kind);
        if (scene.heard()) {
            scene.tell(new ShipLaunched(seat, Card.of(kind), Fleet.place(p, ship) + 1), CLAUSES);
            scene.cite(Card.of(kind).clauses());
            if (Fleet.armada(p, seat) > 0) {
                scene.cite(APART);
            }
        }
    }
}
