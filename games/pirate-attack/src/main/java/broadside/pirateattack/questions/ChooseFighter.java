package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.battle.Attacks;
import broadside.pirateattack.battle.Forecast;
import broadside.pirateattack.events.FighterChosen;

/**
 * Asks who has drawn Force 2 Players for the ships that fight: first one, then the other.
 *
 * @param first the ship chosen already, -1 for none yet
 */
public record ChooseFighter(int first) implements OneShip {
    private static final Clause[] CLAUSES = Clause.all("PA-FORCETWO-02", "PA-FORCETWO-03", "PA-FORCETWO-04");
    private static final Clause[] PARTNERS = Clause.all("PA-TEAM-15");

    @Override
    public Act act() {
        return first < 0 ? Act.FIGHT : Act.AGAINST;
    }

    @Override
    public Reason otherwise() {
        return Reasons.FORCE_TWO;
    }

    @Override
    public boolean fits(Position p, int seat, int ship, Why why) {
        if (Fleet.owner(p, ship) == seat) {
            return why.no(Reasons.FORCE_TWO_OWN);
        }
        boolean sameOwner = first >= 0 && first < Fleet.count(p) && Fleet.owner(p, first) == Fleet.owner(p, ship);
        return !sameOwner || why.no(Reasons.FORCE_TWO_SAME);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (first < 0) {
            int ship = Choice.ship(choice);
            if (scene.heard()) {
                scene.tell(
                        new FighterChosen(seat, Fleet.owner(p, ship), Fleet.place(p, ship) + 1, Fleet.card(p, ship)),
                        CLAUSES);
            }
            p.ask(seat, new ChooseFighter(ship));
        } else {
            if (p.arePartners(Fleet.owner(p, first), Fleet.owner(p, Choice.ship(choice)))) {
                scene.cite(PARTNERS);
            }
            Attacks.begin(p, first, Choice.ship(choice), scene);
        }
    }

    @Override
    public Tree shows(Position p, int seat) {
        Forecast forecast = new Forecast(p);
        if (first >= 0) {
            Choices against = new Choices();
            offer(p, seat, against);
            for (int i = 0; i < against.size(); i++) {
                forecast.add(first, Choice.ship(against.get(i)));
            }
        }
        return forecast.write();
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of(first < 0 ? "pa.prompt.fight" : "pa.prompt.against");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
