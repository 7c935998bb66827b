package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.UnderTurned;
import java.util.ArrayList;
import java.util.List;

/** Turns over the add-ons of all ships that fight. */
public record TurnOverUnder() implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all("PA-BATTLE-02");

    @Override
    public void run(Position p, Scene scene) {
        if (p.isDecided()) {
            return;
        }
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (Fleet.side(p, ship) != 0 && !Fleet.isSunk(p, ship)) {
                Aboard.turnOverUnder(p, ship);
                if (scene.heard()) {
                    scene.tell(
                            new UnderTurned(
                                    Fleet.owner(p, ship),
                                    Fleet.place(p, ship) + 1,
                                    Fleet.card(p, ship),
                                    cards(p, ship)),
                            CLAUSES);
                }
            }
        }
    }

    /** Lists what lies under a ship. */
    public static List<Card> cards(Position p, int ship) {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < Aboard.underCount(p); i++) {
            if (Aboard.underShip(p, i) == ship) {
                cards.add(Card.of(Aboard.underKind(p, i)));
            }
        }
        return List.copyOf(cards);
    }
}
