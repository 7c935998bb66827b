package broadside.engine.harbour.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Quays;
import broadside.engine.harbour.events.FogRolled;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Mixes all crates, so that nobody can follow any of them. */
public record RollFog(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-DAWN-02");
    private static final Purpose FOG = Purpose.of("fog");

    @Override
    public void run(Position position, Scene scene) {
        int[] places = new int[Quays.PLACES];
        int count = 0;
        for (int place = 0; place < Quays.PLACES; place++) {
            if (!position.quays().isEmpty(place)) {
                places[count++] = place;
            }
        }
        for (int i = count - 1; i > 0; i--) {
            position.quays().swap(places[i], places[scene.chance().below(position, FOG, i + 1)]);
        }
        position.quays().loseTrack();
        if (scene.heard()) {
            scene.tell(new FogRolled(seat), BECAUSE);
        }
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
