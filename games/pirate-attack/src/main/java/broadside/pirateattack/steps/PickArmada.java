package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.ArmadaFormed;
import broadside.pirateattack.questions.JoinArmada;
import java.util.ArrayList;
import java.util.List;

/** Lets the player of an Armada Card pick ships until all wanted ones are named. */
public record PickArmada(@AtSeat int seat, @AtSeat int owner) implements Step<Position> {
    private static final Clause[] NEW = Clause.all("PA-ARMADA-01", "PA-ARMADA-02");
    private static final Clause[] LARGER = Clause.all("PA-ARMADA-04");
    private static final Clause[] PARTNER = Clause.all("PA-ARMADA-08", "PA-TEAM-06", "PA-TEAM-05");

    @Override
    public void run(Position p, Scene scene) {
        int first = Fleet.first(p, owner);
        for (int ship = first; ship < first + Fleet.size(p, owner); ship++) {
            if (!Fleet.isChosen(p, ship)) {
                p.ask(seat, new JoinArmada(owner));
                return;
            }
        }
        if (scene.heard()) {
            scene.obvious(p, seat, new JoinArmada(owner), Choice.of(Choice.Act.DONE));
        }
        form(p, seat, owner, scene);
    }

    /** Combines the ships that were picked; an older Armada Card is removed. */
    public static void form(Position p, int seat, int owner, Scene scene) {
        boolean larger = Fleet.armada(p, owner) > 0;
        Fleet.combine(p, owner);
        p.takeLaid(Card.ARMADA.ordinal());
        if (larger) {
            p.discard(Card.ARMADA.ordinal());
        }
        if (scene.heard()) {
            scene.tell(new ArmadaFormed(seat, owner, members(p, owner)), larger ? LARGER : NEW);
            if (seat != owner) {
                scene.cite(PARTNER);
            }
        }
    }

    private static List<Integer> members(Position p, int owner) {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < Fleet.size(p, owner); place++) {
            if (Fleet.isInArmada(p, Fleet.first(p, owner) + place)) {
                places.add(place + 1);
            }
        }
        return List.copyOf(places);
    }
}
