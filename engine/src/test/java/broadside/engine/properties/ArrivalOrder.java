package broadside.engine.properties;

import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Checks that it does not matter in which order the answers of a pending set arrive. */
final class ArrivalOrder<P extends Position> {
    private static final int ORDERS = 6;

    private final RandomPlay<P> play;

    ArrivalOrder(RandomPlay<P> play) {
        this.play = play;
    }

    void check() {
        Pending pending = RandomPlay.waiting(play.position());
        List<RandomPlay.Answer> answers = new ArrayList<>();
        for (int i = 0; i < pending.size(); i++) {
            if (!pending.isAnswered(i)) {
                answers.add(play.draw(pending.decision(i)));
            }
        }
        if (answers.size() < 2) {
            return;
        }
        P first = after(answers);
        for (int i = 1; i < ORDERS; i++) {
            Collections.swap(
                    answers, play.rng().below(answers.size()), play.rng().below(answers.size()));
            Same.positions(play.game(), "arrival in the order " + answers, after(answers), first);
        }
    }

    @SuppressWarnings("unchecked")
    private P after(List<RandomPlay.Answer> answers) {
        P position = (P) play.position().copy();
        Scene scene = Scene.silent(play.chance());
        for (RandomPlay.Answer answer : answers) {
            position.answer(answer.decision(), answer.choice(), scene);
            position.advance(scene);
        }
        return position;
    }
}
