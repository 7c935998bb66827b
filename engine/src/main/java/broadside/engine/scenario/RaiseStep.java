package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.List;
import java.util.Set;

/** Lets seats raise a hand: they are asked at the next checkpoint. */
record RaiseStep(List<Integer> seats) implements PlayStep {

    static RaiseStep read(Cast cast, Field entry) {
        entry.only(Set.of("raise"));
        return new RaiseStep(cast.seats(entry.need("raise")));
    }

    @Override
    public <P extends Position> void play(Stage<P> stage) {
        stage.act();
        for (int seat : seats) {
            stage.position().setRaised(seat, true);
        }
    }
}
