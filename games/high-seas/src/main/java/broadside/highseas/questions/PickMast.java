package broadside.highseas.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.ShipCard;
import broadside.highseas.steps.RemoveMast;

/** Asks which mast a ship loses. */
public record PickMast(int ship, @AtSeat int by) implements Question<Position> {
    private static final Reason NONE = Reason.of("hs.no.mast", "PC-WHOPICKS-01", "CB-RAM-03", "MI-RAM-03");

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int mast = 0; mast < p.card(ship).masts(); mast++) {
            out.add(mast);
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        return choice >= 0 && choice < p.card(ship).masts() && (p.masts(ship) >> choice & 1) != 0 || why.no(NONE);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        p.now(new RemoveMast(ship, (int) choice, by));
    }

    /** Keeps the best guns: gives up the highest rank, of equal ones the shorter range, of equal ones the last. */
    @Override
    public long fallback(Position p, int seat) {
        int worst = -1;
        for (int mast = 0; mast < p.card(ship).masts(); mast++) {
            if ((p.masts(ship) >> mast & 1) != 0 && (worst < 0 || badness(p, mast) >= badness(p, worst))) {
                worst = mast;
            }
        }
        return worst;
    }

    private int badness(Position p, int mast) {
        ShipCard.Cannon cannon = p.card(ship).cannons().get(mast);
        return cannon.rank() * 2 - cannon.range().ordinal();
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        return Tree.branch("lose mast", Tree.of(choice + 1));
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Message.of(
                "hs.label.mast",
                choice + 1,
                p.card(ship).cannons().get((int) choice).toString());
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.mast", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-WHOPICKS-01", "CB-RAM-03", "MI-RAM-03", "PC-HITS-02");
    }
}
