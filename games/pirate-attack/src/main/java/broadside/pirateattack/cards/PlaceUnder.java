package broadside.pirateattack.cards;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.events.PlacedUnder;

/** Puts a Blacksmith or Carpenter face down under any ship on the table. */
public final class PlaceUnder implements CardEffect {
    public static final PlaceUnder SHIP = new PlaceUnder();

    private static final Clause[] CLAUSES = Clause.all("PA-ADDON-01", "PA-ADDON-02");

    @Override
    public boolean isFaceDown() {
        return true;
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
                || why.no(Reasons.NEEDS_SHIP);
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        int ship = Choice.ship(play);
        int kind = Choice.card(play);
        Aboard.addUnder(p, ship, kind, seat);
        if (scene.heard()) {
            scene.tell(
                    new PlacedUnder(
                            seat, Fleet.owner(p, ship), Fleet.place(p, ship) + 1, Fleet.card(p, ship), Card.of(kind)),
                    CLAUSES);
            scene.cite(Card.of(kind).clauses());
        }
    }
}
