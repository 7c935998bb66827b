package broadside.pirateattack.cards;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.events.DoctorMoved;

/** Moves any one Witch Doctor, unseen, to any other ship. */
public final class MovingDoctor implements CardEffect {
    private static final Clause[] CLAUSES = Clause.all("PA-MOVEWD-01", "PA-MOVEWD-02", "PA-MOVEWD-03");

    @Override
    public boolean isPlayable(Position p, int seat) {
        return Aboard.curseCount(p) > 0 && Fleet.count(p) > 1;
    }

    @Override
    public void offer(Position p, int seat, long play, Choices out) {
        int ships = Fleet.count(p);
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            int from = Aboard.curseShip(p, curse);
            long doctor = Choice.item(Choice.ship(play, from), Aboard.cursePlace(p, curse));
            for (int to = 0; to < ships; to++) {
                if (to != from) {
                    out.add(Choice.other(doctor, to));
                }
            }
        }
    }

    @Override
    public void conceive(Position p, int seat, long play, Choices out) {
        out.add(play);
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            long from = Choice.ship(play, Aboard.curseShip(p, curse));
            for (int to = 0; to < Fleet.count(p); to++) {
                out.add(Choice.other(Choice.item(from, Aboard.cursePlace(p, curse)), to));
            }
        }
    }

    @Override
    public boolean rule(Position p, int seat, long play, Why why) {
        int from = Choice.ship(play);
        int to = Choice.other(play);
        int place = Choice.item(play);
        long named = Choice.item(Choice.other(Choice.ship(Choice.play(Choice.card(play)), from), to), place);
        boolean there = place != Choice.NO_ITEM && Aboard.curseAt(p, from, place) >= 0;
        return play == named && there && to < Fleet.count(p) && to != from || why.no(Reasons.MOVE_DOCTOR);
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        int from = Choice.ship(play);
        int to = Choice.other(play);
        if (scene.heard()) {
            scene.tell(
                    new DoctorMoved(
                            seat,
                            Fleet.owner(p, from),
                            Fleet.place(p, from) + 1,
                            Fleet.card(p, from),
                            Choice.item(play) + 1,
                            Fleet.owner(p, to),
                            Fleet.place(p, to) + 1,
                            Fleet.card(p, to)),
                    CLAUSES);
        }
        Aboard.moveCurse(p, Aboard.curseAt(p, from, Choice.item(play)), to);
        p.discard(Card.MOVE_A_WITCH_DOCTOR.ordinal());
    }
}
