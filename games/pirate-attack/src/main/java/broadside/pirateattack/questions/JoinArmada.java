package broadside.pirateattack.questions;

import broadside.engine.event.AtSeat;
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
import broadside.pirateattack.events.ShipPicked;
import broadside.pirateattack.steps.PickArmada;

/** Asks, ship by ship, which ships an Armada Card combines; at least two, and something new. */
public record JoinArmada(@AtSeat int owner) implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-ARMADA-01", "PA-ARMADA-04", "PA-TEAM-06");

    @Override
    public void offer(Position p, int seat, Choices out) {
        int first = Fleet.first(p, owner);
        for (int ship = first; ship < first + Fleet.size(p, owner); ship++) {
            if (!Fleet.isChosen(p, ship)) {
                out.add(Choice.ship(Choice.of(Act.JOIN), ship));
            }
        }
        if (isEnough(p)) {
            out.add(Choice.of(Act.DONE));
        }
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        out.add(Choice.of(Act.DONE));
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            out.add(Choice.ship(Choice.of(Act.JOIN), ship));
        }
    }

    /** Says whether the chosen ships make an armada that was not there before. */
    private boolean isEnough(Position p) {
        int chosen = 0;
        int first = Fleet.first(p, owner);
        for (int ship = first; ship < first + Fleet.size(p, owner); ship++) {
            chosen += Fleet.isChosen(p, ship) ? 1 : 0;
        }
        return chosen >= 2 && chosen > Fleet.armada(p, owner);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (choice == Choice.of(Act.DONE)) {
            return isEnough(p) || why.no(Reasons.ARMADA_SIZE);
        }
        int ship = Choice.ship(choice);
        boolean own = ship < Fleet.count(p)
                && choice == Choice.ship(Choice.of(Act.JOIN), ship)
                && Fleet.owner(p, ship) == owner
                && !Fleet.isChosen(p, ship);
        return own || why.no(Reasons.ARMADA_SHIP);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (Choice.is(choice, Act.DONE)) {
            PickArmada.form(p, seat, owner, scene);
        } else {
            int ship = Choice.ship(choice);
            Fleet.choose(p, ship);
            if (scene.heard()) {
                scene.tell(new ShipPicked(seat, owner, Fleet.place(p, ship) + 1, Fleet.card(p, ship)), CLAUSES);
            }
            p.now(new PickArmada(seat, owner));
        }
    }

    /** All ships are taken in before it is done. */
    @Override
    public long fallback(Position p, int seat) {
        return isEnough(p) ? Choice.of(Act.DONE) : Asks.super.fallback(p, seat);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.armada");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
