package broadside.highseas;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import java.util.List;
import java.util.Map;

/** Lays out islands, fleets and treasure without asking anybody. */
public final class Archipelago {
    private static final Purpose ISLAND = Purpose.of("island");
    private static final int ISLANDS = 6;
    private static final int COINS_EACH = 4;
    private static final int[] CONTRIBUTION = {1, 1, 1, 2, 2, 2, 3, 3};
    private static final int NEAREST = 3 * Bar.L.length();
    private static final int FARTHEST = 6 * Bar.L.length();
    private static final int TRIES = 400;

    private Archipelago() {}

    /** Lays everything out. */
    public static void lay(Position p, Scene scene) {
        for (int start = 0; start < 3 && p.islands() < ISLANDS; start++) {
            p.clearIslands();
            scatter(p, scene);
        }
        if (p.islands() < ISLANDS) {
            p.clearIslands();
            rows(p);
        }
        settle(p);
        muster(p);
        bury(p);
    }

    private static void scatter(Position p, Scene scene) {
        for (int island = 0; island < ISLANDS; island++) {
            boolean placed = false;
            for (int attempt = 0; attempt < TRIES && !placed; attempt++) {
                int outline = scene.chance().below(p, ISLAND, Pieces.OUTLINES.size());
                int span = p.size() - 2 * 9000;
                Pose pose = new Pose(
                        9000 + scene.chance().below(p, ISLAND, span),
                        9000 + scene.chance().below(p, ISLAND, span),
                        scene.chance().below(p, ISLAND, Angle.FULL));
                placed = fits(p, outline, pose);
                if (placed) {
                    p.addIsland(outline, pose);
                }
            }
            if (!placed) {
                return;
            }
        }
    }

    private static boolean fits(Position p, int outline, Pose pose) {
        Polygon shape = Pieces.OUTLINES.get(outline).at(pose);
        boolean isNear = p.islands() == 0;
        for (int other = 0; other < p.islands(); other++) {
            long gap = Distance.between(shape, p.outline(other));
            if (gap < NEAREST) {
                return false;
            }
            isNear |= gap <= FARTHEST;
        }
        return isNear;
    }

    /** Two rows that are legal on every sea there is. */
    private static void rows(Position p) {
        for (int island = 0; island < ISLANDS; island++) {
            int x = 9000 + island % 3 * ((p.size() - 18_000) / 2);
            int y = island < 3 ? 12_000 + 2000 * (island % 2) : p.size() - 12_000 - 2000 * (island % 2);
            p.addIsland(island % Pieces.OUTLINES.size(), new Pose(x, y, 0));
        }
    }

    /** Makes the two islands that lie farthest apart the home islands. */
    private static void settle(Position p) {
        long best = -1;
        int one = 0;
        int two = 1;
        for (int a = 0; a < p.islands(); a++) {
            for (int b = a + 1; b < p.islands(); b++) {
                long gap = Distance.between(p.outline(a), p.outline(b));
                if (gap > best) {
                    best = gap;
                    one = a;
                    two = b;
                }
            }
        }
        p.setHome(one, 0);
        p.setHome(two, 1);
    }

    private static void muster(Position p) {
        List<Pieces.Fleet> fleets = Pieces.fleets(p.setup().options().text(Options.FLEETS));
        for (int seat = 0; seat < p.seats(); seat++) {
            int home = p.home(seat);
            Polygon coast = p.outline(home);
            int inward = Angle.toward(p.size() / 2 - coast.middleX(), p.size() / 2 - coast.middleY());
            int berth = 0;
            for (Map.Entry<String, List<String>> entry :
                    fleets.get(seat).ships().entrySet()) {
                int ship = p.addShip(Pieces.shipNumber(entry.getKey()), seat);
                Pose pose = null;
                for (; pose == null && berth < 36; berth++) {
                    int lean = (berth + 1) / 2 * 2000 * (berth % 2 == 0 ? 1 : -1);
                    pose = Mooring.against(p, ship, home, Angle.normal(inward + lean));
                }
                if (pose == null) {
                    throw new IllegalStateException("there is no berth for " + entry.getKey());
                }
                p.place(ship, pose);
                for (String crew : entry.getValue()) {
                    p.addCrew(Pieces.crewNumber(crew), seat, ship);
                }
            }
        }
    }

    private static void bury(Position p) {
        int total = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int value : CONTRIBUTION) {
                p.contribute(value);
                total += value;
            }
        }
        p.half = total / 2;
        for (int island = 0; island < p.islands(); island++) {
            for (int i = 0; i < COINS_EACH && p.homeOf(island) < 0; i++) {
                p.addCoin(Cells.UNKNOWN, island);
            }
        }
    }
}
