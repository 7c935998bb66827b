package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.battle.StrikeMutiny;

/** Asks who gets a ship by mutiny where in the row it is placed (PA-R042). */
public record PlaceShip(int ship) implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-SHIP-03", "PA-WITCH-11");

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int place = 0; place <= Fleet.size(p, seat); place++) {
            out.add(Choice.number(Choice.of(Act.PLACE), place));
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        int place = Choice.number(choice);
        return place <= Fleet.size(p, seat) && choice == Choice.number(Choice.of(Act.PLACE), place)
                || why.no(Reasons.SHIP_PLACE);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        StrikeMutiny.handOver(p, ship, seat, Choice.number(choice), scene);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return ship < 0 || ship >= Fleet.count(p)
                ? Message.of("pa.prompt.place", "?")
                : Message.of("pa.prompt.place", Fleet.card(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
