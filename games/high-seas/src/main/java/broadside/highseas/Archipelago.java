package broadside.highseas;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import broadside.highseas.questions.PlaceCrew;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Lays out islands, fleets and treasure without asking anybody. */
public final class Archipelago {
    private static final Purpose ISLAND = Purpose.of("island");
    /** How many islands a game has (CB-ISLANDS-01). */
    public static final int ISLANDS = 6;

    /** Places that are tried are a square of so many. */
    public static final int GRID = 24;

    private static final int COINS_EACH = 4;
    private static final int NEAREST = 3 * Bar.L.length();
    private static final int FARTHEST = 6 * Bar.L.length();
    private static final int TRIES = 400;
    private static final int MARGIN = 9000;
    private static final int CREW_BITS = 3;

    private Archipelago() {}

    /** Lays everything out. */
    public static void lay(Position p, Scene scene) {
        layIslands(p, scene);
        settle(p);
        for (int seat = 0; seat < p.seats(); seat++) {
            muster(p, seat);
            moor(p, seat);
            PlaceCrew.put(p, seat, usualCrew(p, seat, CREW_BITS));
        }
        bury(p);
    }

    /** Lays the islands out, by chance or, where that fails, in rows. */
    public static void layIslands(Position p, Scene scene) {
        for (int start = 0; start < 3 && p.islands() < ISLANDS; start++) {
            p.clearIslands();
            scatter(p, scene);
        }
        if (p.islands() < ISLANDS) {
            p.clearIslands();
            rows(p);
        }
    }

    public static int outlines() {
        return Pieces.OUTLINES.size();
    }

    /** Returns one of the places that are tried for an island. */
    public static Pose spot(Position p, int place) {
        int step = (p.size() - 2 * MARGIN) / (GRID - 1);
        return new Pose(MARGIN + place % GRID * step, MARGIN + place / GRID * step, 0);
    }

    /** Says whether any of the places that are tried is legal. */
    public static boolean hasPlace(Position p, int outline) {
        for (int place = 0; place < GRID * GRID; place++) {
            if (fits(p, outline, spot(p, place))) {
                return true;
            }
        }
        return false;
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

    /** Says whether an island may be placed here. */
    public static boolean fits(Position p, int outline, Pose pose) {
        return isOnSea(p, outline, pose) && isApart(p, outline, pose) && hasNeighbour(p, outline, pose);
    }

    /** Says whether an island lies wholly on the sea. */
    public static boolean isOnSea(Position p, int outline, Pose pose) {
        return p.chart().isInside(Pieces.OUTLINES.get(outline).at(pose));
    }

    /** Says whether an island is 3L or more from all others. */
    public static boolean isApart(Position p, int outline, Pose pose) {
        Polygon shape = Pieces.OUTLINES.get(outline).at(pose);
        for (int other = 0; other < p.islands(); other++) {
            if (Distance.between(shape, p.outline(other)) < NEAREST) {
                return false;
            }
        }
        return true;
    }

    /** Says whether an island is 6L or less from at least one other; the first one is free. */
    public static boolean hasNeighbour(Position p, int outline, Pose pose) {
        Polygon shape = Pieces.OUTLINES.get(outline).at(pose);
        for (int other = 0; other < p.islands(); other++) {
            if (Distance.between(shape, p.outline(other)) <= FARTHEST) {
                return true;
            }
        }
        return p.islands() == 0;
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

    /** Gives a seat its ready-made fleet: ships not yet placed, crew on the home island. */
    public static void muster(Position p, int seat) {
        for (Map.Entry<String, List<String>> entry : fleet(p, seat).ships().entrySet()) {
            p.addShip(Pieces.shipNumber(entry.getKey()), seat);
            for (String crew : entry.getValue()) {
                p.addCrew(Pieces.crewNumber(crew), seat, p.home(seat));
            }
        }
    }

    /** Returns the ready-made fleet of a seat: what everybody at the table knows that it sails with. */
    static Pieces.Fleet fleet(Position p, int seat) {
        return Pieces.fleets(p.setup().options().text(Options.FLEETS)).get(seat);
    }

    /** Returns the crew of a seat in the order of their cards: of equal ones any will do. */
    public static int[] roll(Position p, int seat) {
        int[] tokens = new int[p.crewTokens()];
        int size = 0;
        for (int card = 0; card < Pieces.CREW.size(); card++) {
            for (int token = 0; token < p.crewTokens(); token++) {
                if (Allegiance.serves(p, token, seat) && p.crewCard(token) == card) {
                    tokens[size++] = token;
                }
            }
        }
        return Arrays.copyOf(tokens, size);
    }

    /** Returns where the crew of a ready-made fleet usually begins: for each of the roll the number of a ship, packed. */
    public static long usualCrew(Position p, int seat, int bits) {
        int[] roll = roll(p, seat);
        long choice = 0;
        int ship = 1;
        for (List<String> crew : fleet(p, seat).ships().values()) {
            for (String name : crew) {
                for (int i = 0; i < roll.length; i++) {
                    boolean isOpen = (choice >>> i * bits & (1 << bits) - 1) == 0;
                    if (isOpen && p.crewCard(roll[i]) == Pieces.crewNumber(name)) {
                        choice |= (long) ship << i * bits;
                        break;
                    }
                }
            }
            ship++;
        }
        return choice;
    }

    /** Moors the ships of a seat side by side, towards the middle of the sea. */
    private static void moor(Position p, int seat) {
        Polygon coast = p.outline(p.home(seat));
        int inward = Angle.toward(p.size() / 2 - coast.middleX(), p.size() / 2 - coast.middleY());
        int berth = 0;
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            Pose pose = null;
            for (; Allegiance.isOf(p, ship, seat) && pose == null && berth < 36; berth++) {
                int lean = (berth + 1) / 2 * 2000 * (berth % 2 == 0 ? 1 : -1);
                pose = Mooring.against(p, ship, p.home(seat), Angle.normal(inward + lean));
            }
            if (pose != null) {
                p.place(ship, pose);
            }
        }
    }

    /** Deals the coins that were brought, the usual ones unless the players chose, to the wild islands, unseen. */
    public static void bury(Position p) {
        for (int seat = 0; seat < p.seats() && !Contributions.areSecret(p); seat++) {
            Contributions.add(p, Contributions.USUAL);
        }
        p.half = p.seats() * Contributions.GOLD / 2;
        for (int island = 0; island < p.islands(); island++) {
            for (int i = 0; i < COINS_EACH && p.homeOf(island) < 0; i++) {
                p.addCoin(Cells.UNKNOWN, island);
            }
        }
    }
}
