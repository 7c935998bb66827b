package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Contacts;
import broadside.highseas.Losses;
import broadside.highseas.Position;

/** Is line 1 of the order of a move: a ship is given a move action; the other lines follow, always in this order. */
public record BeginMove(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.spendAction(ship);
        p.beginAction(ship, Contacts.bowOnEnemies(p, ship), Contacts.dockedAt(p, ship) >= 0);
        int tower = p.towedBy(ship);
        if (tower >= 0) {
            // Who can move by herself moves out of her tow.
            Losses.endTow(p, tower, Clause.all("PC-TOW-06"), scene);
        }
        // Lines 3 and 6 turn ships with keywords that come later.
        p.now(new TowAfter(ship), new AskAfter(ship), new EndMove(ship));
        p.now(new PauseAtSegment(ship), new SailPrinted(ship), new Dock(ship));
        p.now(new TowBefore(ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(
                "PC-ORDMOVE-02", "PC-ORDMOVE-03", "PC-ORDMOVE-04", "CB-ACTIONS-02", "PC-ACTIONS-12", "MI-ACTIONS-02");
    }
}
