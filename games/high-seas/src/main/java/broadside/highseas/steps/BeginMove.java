package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Contacts;
import broadside.highseas.Position;

/** Gives a ship a move action: lines 1 to 7 of the order of a move follow. */
public record BeginMove(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.spendAction(ship);
        p.beginAction(ship, Contacts.bowOnEnemies(p, ship), Contacts.dockedAt(p, ship) >= 0);
        p.now(new OfferTow(ship, false), new AskSail(ship), new EndSailing(ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDMOVE-03", "PC-ORDMOVE-04", "CB-ACTIONS-02", "MI-ACTIONS-02", "PC-ACTIONS-12");
    }
}
