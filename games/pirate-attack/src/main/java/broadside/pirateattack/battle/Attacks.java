package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.BattleBegan;
import broadside.pirateattack.events.PlayerForced;
import broadside.pirateattack.questions.ChooseAttack;
import java.util.ArrayList;
import java.util.List;

/** Finds out who attacks whom, and starts the battle: the steps of {@link #SEQUENCE}, in this order (PA-R060). */
public final class Attacks {
    /** Nobody is spared. */
    public static final int NOBODY = -1;

    /** What happens in every battle. Expansions put their steps between these. */
    private static final Step<?>[] SEQUENCE = {
        new TurnOverDoctors(),
        new OfferFortunes(-1),
        new StrikePlague(),
        new StrikePoison(),
        new StrikeMutiny(),
        new SeeWhoIsLeft(),
        new TurnOverUnder(),
        new ExchangeFire(),
        new GiveRewards(),
        new ClearUp()
    };

    private static final Clause[] CLAUSES = Clause.all("PA-TURN-11");
    private static final Clause[] ARMADA = Clause.all("PA-ARMADA-02");
    private static final Clause[] PARTNERS = Clause.all("PA-TEAM-12");
    private static final Clause[] ONLY_PARTNER = Clause.all("PA-TEAM-13");
    private static final Clause[] FORCED = Clause.all("PA-FORCEONE-02");
    private static final Clause[] FORCED_CHOOSES = Clause.all("PA-FORCEONE-03");
    private static final Clause[] FORCED_PARTNER = Clause.all("PA-TEAM-14");
    private static final Clause[] ONLY_DRAWER = Clause.all("PA-FORCEONE-04");

    private Attacks() {}

    /** Lets a seat choose its attack; where there is one possibility only, it happens. */
    public static void choose(Position p, int seat, int spared, Scene scene) {
        int targets = Fleet.count(p) - Fleet.size(p, seat);
        if (spared != NOBODY && spared != seat) {
            targets -= Fleet.size(p, spared);
        }
        if (Fleet.size(p, seat) == 1 && targets == 1) {
            for (int ship = 0; ship < Fleet.count(p); ship++) {
                if (Fleet.owner(p, ship) != seat && Fleet.owner(p, ship) != spared) {
                    if (scene.heard()) {
                        long only = ChooseAttack.attack(ship, Fleet.first(p, seat));
                        scene.obvious(p, seat, new ChooseAttack(spared), only);
                    }
                    begin(p, Fleet.first(p, seat), ship, scene);
                    return;
                }
            }
        }
        int partner = p.partner(seat);
        if (partner >= 0 && partner != spared && Fleet.size(p, partner) > 0) {
            scene.cite(PARTNERS);
        }
        p.ask(seat, new ChooseAttack(spared));
    }

    /** Says whether the drawer of Force Someone may choose this seat: it has a ship, and there is one to attack. */
    public static boolean canBeForced(Position p, int drawer, int seat) {
        return seat != drawer && Fleet.size(p, seat) > 0 && Fleet.count(p) > Fleet.size(p, seat);
    }

    /** Makes a seat attack; the drawer is spared if anybody else has a ship. */
    public static void force(Position p, int drawer, int seat, Scene scene) {
        int others = Fleet.count(p) - Fleet.size(p, seat) - Fleet.size(p, drawer);
        if (scene.heard()) {
            scene.tell(new PlayerForced(drawer, seat), FORCED);
            if (others == 0) {
                scene.cite(ONLY_DRAWER);
            }
            scene.cite(FORCED_CHOOSES);
            int partner = p.partner(seat);
            if (partner >= 0 && Fleet.size(p, partner) > 0) {
                scene.cite(FORCED_PARTNER);
            }
        }
        choose(p, seat, others > 0 ? drawer : NOBODY, scene);
    }

    /** Begins a battle between two ships, with their armadas. */
    public static void begin(Position p, int attacker, int target, Scene scene) {
        p.setBattle(Fleet.owner(p, attacker), Fleet.owner(p, target));
        Fleet.takeSide(p, attacker, Fleet.ATTACKER);
        Fleet.takeSide(p, target, Fleet.TARGET);
        if (scene.heard()) {
            tell(p, attacker, target, scene);
        }
        for (int i = SEQUENCE.length - 1; i >= 0; i--) {
            p.now(SEQUENCE[i]);
        }
    }

    private static void tell(Position p, int attacker, int target, Scene scene) {
        scene.tell(
                new BattleBegan(p.attacker(), places(p, Fleet.ATTACKER), p.target(), places(p, Fleet.TARGET)), CLAUSES);
        if (Fleet.isInArmada(p, attacker) || Fleet.isInArmada(p, target)) {
            scene.cite(ARMADA);
            scene.cite(Examples.lineUp(Fleet.fighting(p, Fleet.ATTACKER), Fleet.fighting(p, Fleet.TARGET)));
        }
        if (p.arePartners(p.attacker(), p.target())) {
            scene.cite(PARTNERS);
            if (Fleet.owners(p) == 2) {
                scene.cite(ONLY_PARTNER);
            }
        }
    }

    private static List<Integer> places(Position p, int side) {
        List<Integer> places = new ArrayList<>();
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (Fleet.side(p, ship) == side) {
                places.add(Fleet.place(p, ship) + 1);
            }
        }
        return List.copyOf(places);
    }

    /** Returns the seat of a side. */
    static int seat(Position p, int side) {
        return side == Fleet.ATTACKER ? p.attacker() : p.target();
    }

    static int enemy(int side) {
        return side == Fleet.ATTACKER ? Fleet.TARGET : Fleet.ATTACKER;
    }
}
