package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Contacts;
import broadside.highseas.Guns;
import broadside.highseas.Losses;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;
import broadside.highseas.events.ActionGiven;
import broadside.highseas.geometry.Sight;
import broadside.highseas.steps.AskAfter;
import broadside.highseas.steps.BeginShooting;
import broadside.highseas.steps.ExploreIsland;

/** Asks, after the last segment, whether to explore and to shoot within the same move action. */
public record AfterSailing(int ship) implements WithinAction {
    public static final long DONE = 0;
    public static final int EXPLORE = 1;
    public static final int SHOOT = 2;
    static final Reason NO_EXPLORE = Reason.of(
            "hs.no.free-explore",
            "PC-ORDMOVE-12",
            "PC-ORDEXPL-03",
            "PC-AKEXPLORER-01",
            "CB-EXPLORE-06",
            "MI-EXPLORE-07",
            "PC-AKEXPLORER-03",
            "PC-AKEXPLORER-04",
            "CB-CREW-04",
            "MI-CREW-04",
            "CB-CREW-05",
            "MI-CREW-05");
    static final Reason NO_SHOT = Reason.of(
            "hs.no.shoot-after-move",
            "PC-ORDMOVE-13",
            "PC-ACAPTAIN-01",
            "PC-BMUSKET-08",
            "CB-CREW-04",
            "MI-CREW-04",
            "CB-CREW-05",
            "MI-CREW-05");

    /** Returns the wild island at which the ship has newly docked, or -1. */
    private static int docked(Position p, int ship) {
        int island = p.hasSailed() && p.hasLeft() ? Contacts.dockedAt(p, ship) : -1;
        return island >= 0 && p.homeOf(island) < 0 ? island : -1;
    }

    /** Says whether she may explore, for all that everybody knows. */
    public static boolean mightExplore(Position p, int ship) {
        int island = docked(p, ship);
        return island >= 0
                && !p.isAfterDone(EXPLORE)
                && (p.isExploredBy(island, p.controller(ship)) || Aboard.might(p, ship, Matter.EXPLORE_ON_DOCKING));
    }

    /** Says whether she may shoot, for all that everybody knows. */
    public static boolean mightShoot(Position p, int ship) {
        return !p.isAfterDone(SHOOT)
                && Aboard.might(p, ship, Matter.SHOOT_AFTER_MOVE)
                && Guns.mightShoot(p, ship, new Sight());
    }

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(DONE);
        out.add(EXPLORE);
        out.add(SHOOT);
    }

    @Override
    public boolean isPlaceFor(int kind) {
        return kind == OutOfPlace.EXPLORE || kind == OutOfPlace.SHOOT;
    }

    @Override
    public boolean ruleAnswer(Position p, int seat, long choice, Why why) {
        if (choice == EXPLORE) {
            int island = docked(p, ship);
            return island >= 0
                            && !p.isAfterDone(EXPLORE)
                            && (p.isExploredBy(island, seat) || Aboard.speaker(p, ship, Matter.EXPLORE_ON_DOCKING) >= 0)
                    || why.no(NO_EXPLORE);
        }
        if (choice == SHOOT) {
            return !p.isAfterDone(SHOOT)
                            && Aboard.speaker(p, ship, Matter.SHOOT_AFTER_MOVE) >= 0
                            && Guns.hasTarget(p, ship, new Sight())
                    || why.no(NO_SHOT);
        }
        return choice == DONE || why.no(NO_SHOT);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (choice == DONE) {
            return;
        }
        p.finishAfter((int) choice);
        p.now(new AskAfter(ship));
        if (scene.heard()) {
            String place = choice == EXPLORE ? Names.of(p, docked(p, ship)) : "";
            scene.tell(new ActionGiven(Names.of(p, ship), choice == EXPLORE ? "explore" : "shoot", place), clauses());
        }
        if (choice == SHOOT) {
            Losses.reveal(p, Aboard.speaker(p, ship, Matter.SHOOT_AFTER_MOVE), scene);
            p.now(new BeginShooting(ship));
            return;
        }
        int island = docked(p, ship);
        int explorer = p.isExploredBy(island, seat) ? -1 : Aboard.speaker(p, ship, Matter.EXPLORE_ON_DOCKING);
        if (explorer >= 0) {
            Losses.reveal(p, explorer, scene);
        }
        p.now(new ExploreIsland(ship, island, explorer));
    }

    @Override
    public long fallback(Position p, int seat) {
        return DONE;
    }

    @Override
    public Tree describeAnswer(Position p, int seat, long choice) {
        return Tree.of(choice == EXPLORE ? "explore" : choice == SHOOT ? "shoot" : "done");
    }

    @Override
    public Message labelAnswer(Position p, int seat, long choice) {
        return Message.of(
                choice == EXPLORE ? "hs.label.explore-now" : choice == SHOOT ? "hs.label.shoot-now" : "hs.label.done");
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.after", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDMOVE-12", "PC-ORDMOVE-13", "PC-ORDMOVE-20", "PC-TIMING-02");
    }
}
