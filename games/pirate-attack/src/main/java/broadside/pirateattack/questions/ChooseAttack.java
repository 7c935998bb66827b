package broadside.pirateattack.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.battle.Attacks;
import broadside.pirateattack.battle.Forecast;

/**
 * Asks a player who has to attack for the ship that attacks and the ship that is attacked.
 *
 * @param spared who may not be attacked, -1 for nobody
 */
public record ChooseAttack(@AtSeat(nobody = true) int spared) implements Asks {
    private static final Clause[] ANYBODY = Clause.all("PA-ATTACK-04", "PA-ATTACK-05");
    private static final Clause[] FORCED = Clause.all("PA-FORCEONE-03", "PA-FORCEONE-05");

    @Override
    public void offer(Position p, int seat, Choices out) {
        int first = Fleet.first(p, seat);
        int after = first + Fleet.size(p, seat);
        for (int target = 0; target < Fleet.count(p); target++) {
            if ((target < first || target >= after) && Fleet.owner(p, target) != spared) {
                for (int with = first; with < after; with++) {
                    out.add(attack(target, with));
                }
            }
        }
    }

    public static long attack(int target, int with) {
        return Choice.other(Choice.ship(Choice.of(Act.ATTACK), target), with);
    }

    /** Adds every ship against every other, for whoever may think of it. */
    static void conceiveAttacks(Position p, Choices out) {
        for (int target = 0; target < Fleet.count(p); target++) {
            for (int with = 0; with < Fleet.count(p); with++) {
                out.add(attack(target, with));
            }
        }
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        conceiveAttacks(p, out);
        out.add(Choice.of(Act.DONE));
        Piles.conceive(out);
        Plays.conceive(p, seat, out);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        int target = Choice.ship(choice);
        int with = Choice.other(choice);
        if (p.isLastPhase() && Choice.is(choice, Act.DRAW)) {
            return why.no(Reasons.NO_DRAW);
        }
        if (choice != attack(target, with) || target >= Fleet.count(p) || with >= Fleet.count(p)) {
            return why.no(Reasons.MUST_ATTACK);
        }
        if (Fleet.owner(p, with) != seat || Fleet.owner(p, target) == seat) {
            return why.no(ownShip(p, seat));
        }
        return Fleet.owner(p, target) != spared || why.no(Reasons.SPARED, Arg.seat(Math.max(0, spared)));
    }

    /** Finds the rule that says whose ships fight: an attack outside one's own turn is a forced one. */
    private static Reason ownShip(Position p, int seat) {
        if (seat != p.turn()) {
            return Reasons.OWN_SHIP_FORCED;
        }
        return p.isLastPhase() ? Reasons.OWN_SHIP_LAST : Reasons.OWN_SHIP;
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        Attacks.begin(p, Choice.other(choice), Choice.ship(choice), scene);
    }

    @Override
    public Tree shows(Position p, int seat) {
        Choices attacks = new Choices();
        offer(p, seat, attacks);
        Forecast forecast = new Forecast(p);
        for (int i = 0; i < attacks.size(); i++) {
            forecast.add(Choice.other(attacks.get(i)), Choice.ship(attacks.get(i)));
        }
        return forecast.write();
    }

    @Override
    public Message prompt(Position p, int seat) {
        if (spared != Attacks.NOBODY) {
            return Message.of("pa.prompt.attack-forced", Arg.seat(spared));
        }
        boolean last = p.isLastPhase() && seat == p.turn() && Hands.size(p, seat) == 0;
        return Message.of(last ? "pa.prompt.attack-last" : "pa.prompt.attack");
    }

    @Override
    public Clause[] clauses() {
        return spared == Attacks.NOBODY ? ANYBODY : FORCED;
    }
}
