package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.FortuneTeller;
import broadside.pirateattack.Fortunes;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.WitchDoctor;

/** Asks a player in a battle whether a saved Fortune Teller counters a Witch Doctor that was turned over. */
public record UseFortune() implements Reacts {
    private static final Clause[] CLAUSES = Clause.all("PA-FORTUNE-03");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(Choice.PASS);
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            if (concerns(p, seat, curse) && Fortunes.has(p, seat, Aboard.curseKind(p, curse))) {
                out.add(react(p, Aboard.curseKind(p, curse), curse));
            }
        }
    }

    private static long react(Position p, int teller, int curse) {
        long react = Choice.card(Choice.of(Act.REACT), teller);
        return Choice.item(Choice.ship(react, Aboard.curseShip(p, curse)), Aboard.cursePlace(p, curse));
    }

    /**
     * Says whether a seat may counter a Witch Doctor: one on its own ship, or a plague on the ship it fights from which
     * it is not yet protected.
     */
    public static boolean concerns(Position p, int seat, int curse) {
        if (!Aboard.isTurned(p, curse)) {
            return false;
        }
        int ship = Aboard.curseShip(p, curse);
        if (Fleet.owner(p, ship) == seat) {
            return true;
        }
        return Aboard.curseKind(p, curse) == WitchDoctor.BLACK_PLAGUE.ordinal()
                && (seat == p.attacker() || seat == p.target())
                && !Aboard.isSpared(p, curse);
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        out.add(Choice.PASS);
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            for (int teller = 0; teller < FortuneTeller.KINDS; teller++) {
                out.add(react(p, teller, curse));
            }
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (choice == Choice.PASS) {
            return true;
        }
        int teller = Choice.card(choice);
        int place = Choice.item(choice);
        int curse = place == Choice.NO_ITEM ? -1 : Aboard.curseAt(p, Choice.ship(choice), place);
        if (teller >= FortuneTeller.KINDS) {
            return why.no(Reasons.NO_SUCH);
        }
        if (curse < 0
                || choice != react(p, teller, curse)
                || !Aboard.isTurned(p, curse)
                || Aboard.curseKind(p, curse) != teller) {
            return why.no(Reasons.wrongTeller(teller));
        }
        if (!concerns(p, seat, curse)) {
            return why.no(Reasons.notYourCurse(teller), FortuneTeller.of(teller));
        }
        return Fortunes.has(p, seat, teller) || why.no(Reasons.NOT_SAVED, FortuneTeller.of(teller));
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.fortune");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
