package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Guns;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;
import broadside.highseas.geometry.Sight;
import broadside.highseas.steps.Fire;

/** Asks for one shot, cannon by cannon, or to cease fire (PC-SHOOT-02). */
public record FireCannon(int ship) implements WithinAction {
    public static final long CEASE = 0;
    public static final int FIRE = 1;
    public static final int AGAIN = 2;
    private static final Reason FIRED = Reason.of("hs.no.fired", "PC-SHOOT-01");
    private static final Reason NO_SECOND = Reason.of(
            "hs.no.second-shot",
            "PC-ACANNONEER-01",
            "CB-SEAS-06",
            "MI-SEAS-05",
            "CB-CREW-04",
            "MI-CREW-04",
            "CB-CREW-05",
            "MI-CREW-05");

    private static final Reason SAME_ABILITY =
            Reason.of("hs.no.second-cannoneer", "PC-STACK-01", "PC-ACANNONEER-01", "CB-SEAS-06", "MI-SEAS-05");

    /** Says whether a further shot may be possible, for all that everybody knows. */
    public static boolean mightGoOn(Position p, int ship) {
        Sight sight = new Sight();
        boolean second = p.missed() != 0 && !p.hasUsedSecondShot(ship) && Aboard.might(p, ship, Matter.SECOND_SHOT);
        boolean extra = !p.hasFired(Guns.EXTRA) && Aboard.might(p, ship, Matter.EXTRA_CANNON);
        if (second || extra) {
            return Guns.mightShoot(p, ship, sight);
        }
        for (int cannon = 0; cannon < p.card(ship).masts(); cannon++) {
            for (int target = Position.firstShip(); target < p.endOfShips() && !p.hasFired(cannon); target++) {
                if (Guns.rule(p, ship, cannon, target, sight, Why.SILENT)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static long shot(int kind, int cannon, int target) {
        return Menu.of(kind, target, cannon);
    }

    @Override
    public Tree shows(Position p, int seat) {
        return Tree.branch()
                .put("fire", Tree.row(LinesOfFire.of(p, ship)))
                .put("odds", Odds.ofSalvo(p, ship))
                .done();
    }

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(CEASE);
        for (int cannon = 0; cannon <= Guns.EXTRA; cannon++) {
            if (cannon >= p.card(ship).masts() && cannon != Guns.EXTRA) {
                continue;
            }
            for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
                out.add(shot(FIRE, cannon, target));
                out.add(shot(AGAIN, cannon, target));
            }
        }
    }

    @Override
    public void conceiveAnswers(Position p, int seat, Choices out) {
        offer(p, seat, out);
        // Somebody may think of shooting at an island.
        for (int cannon = 0; cannon < p.card(ship).masts(); cannon++) {
            for (int island = 0; island < p.islands(); island++) {
                out.add(shot(FIRE, cannon, island));
            }
        }
    }

    @Override
    public boolean isPlaceFor(int kind) {
        return kind == OutOfPlace.FIRE;
    }

    @Override
    public boolean ruleAnswer(Position p, int seat, long choice, Why why) {
        if (choice == CEASE) {
            return true;
        }
        int kind = Menu.isOne(choice, 3) ? Menu.kind(choice) : 0;
        int cannon = Menu.a(choice);
        if (kind == FIRE && !p.hasFired(cannon) || kind == AGAIN && mayRepeat(p, cannon)) {
            int target = Menu.ship(choice);
            return target < p.endOfShips() && Guns.rule(p, ship, cannon, target, new Sight(), why)
                    || target >= p.endOfShips() && why.no(FIRED);
        }
        if (kind != AGAIN) {
            return why.no(FIRED);
        }
        boolean isUsed = p.hasUsedSecondShot(ship) && Aboard.count(p, ship, Matter.SECOND_SHOT) > 1;
        return why.no(isUsed ? SAME_ABILITY : NO_SECOND);
    }

    private boolean mayRepeat(Position p, int cannon) {
        return p.hasMissed(cannon) && !p.hasUsedSecondShot(ship) && Aboard.speaker(p, ship, Matter.SECOND_SHOT) >= 0;
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (choice != CEASE) {
            p.now(new Fire(ship, Menu.a(choice), Menu.ship(choice), Menu.kind(choice) == AGAIN));
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return CEASE;
    }

    @Override
    public Tree describeAnswer(Position p, int seat, long choice) {
        if (choice == CEASE) {
            return Tree.of("cease");
        }
        int cannon = Menu.a(choice);
        Tree.Grow out = Tree.branch().put("fire", Names.of(p, Menu.ship(choice)));
        if (cannon == Guns.EXTRA) {
            out.put("cannon", "crew");
        } else {
            out.put("cannon", cannon + 1);
        }
        if (Menu.kind(choice) == AGAIN) {
            out.put("again", true);
        }
        return out.done();
    }

    @Override
    public Message labelAnswer(Position p, int seat, long choice) {
        if (choice == CEASE) {
            return Message.of("hs.label.cease");
        }
        return Message.of(
                Menu.kind(choice) == AGAIN ? "hs.label.fire-again" : "hs.label.fire",
                Menu.a(choice) + 1,
                Names.of(p, Menu.ship(choice)));
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.fire", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-SHOOT-01", "PC-SHOOT-02", "PC-SHOOT-04", "CB-SHOOT-01", "MI-SHOOT-01");
    }
}
