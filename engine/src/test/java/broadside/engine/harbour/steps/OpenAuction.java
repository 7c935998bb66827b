package broadside.engine.harbour.steps;

import broadside.engine.harbour.Position;
import broadside.engine.harbour.questions.Bid;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Asks everybody for a sealed bid. */
public record OpenAuction() implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-AUCT-01");

    @Override
    public void run(Position position, Scene scene) {
        int[] seats = new int[position.seats()];
        Question<?>[] questions = new Question<?>[seats.length];
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = seat;
            questions[seat] = new Bid();
        }
        position.askTogether(new CloseAuction(), seats, questions);
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
