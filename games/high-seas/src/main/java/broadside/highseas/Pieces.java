package broadside.highseas;

import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.words.Words;
import broadside.highseas.abilities.Abilities;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Hulls;
import broadside.highseas.geometry.Polygon;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Is the catalogue: ships, crew, islands and ready-made fleets, read once from {@code highseas/pieces.json}. */
public final class Pieces {
    /** A ready-made fleet: ships with the crew placed on them, and the cards of all this crew. */
    public record Fleet(Map<String, List<String>> ships, List<Integer> crew) {}

    /** The build total of a standard game (PC-TREASURE-01). */
    static final int STANDARD_BUILD = 40;

    private static final String FILE = "/highseas/pieces.json";
    private static final Field ROOT = load();
    static final List<ShipCard> SHIPS = readShips();
    static final List<CrewCard> CREW = readCrew();
    static final List<Polygon> OUTLINES = readOutlines();
    static final List<String> ISLANDS = ROOT.need("islands").need("names").texts();
    static final Map<String, List<Fleet>> FLEETS = readFleets();

    private Pieces() {}

    public static ShipCard ship(int card) {
        return SHIPS.get(card);
    }

    public static CrewCard crew(int card) {
        return CREW.get(card);
    }

    /** Returns the number of the ship of this name, or -1. */
    static int shipNumber(String name) {
        for (int i = 0; i < SHIPS.size(); i++) {
            if (Words.plain(SHIPS.get(i).name()).equals(Words.plain(name))) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the number of the crew of this name, such as English Captain, or -1. */
    static int crewNumber(String name) {
        for (int i = 0; i < CREW.size(); i++) {
            if (Words.plain(CREW.get(i).name()).equals(Words.plain(name))) {
                return i;
            }
        }
        return -1;
    }

    static List<Fleet> fleets(String name) {
        List<Fleet> fleets = FLEETS.get(name);
        if (fleets == null) {
            throw new IllegalArgumentException("no fleets called " + name);
        }
        return fleets;
    }

    private static Field load() {
        try (InputStream in = Pieces.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the file " + FILE + " is missing");
            }
            return Field.root(Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<ShipCard> readShips() {
        List<ShipCard> ships = new ArrayList<>();
        for (Field ship : ROOT.need("ships").fields()) {
            List<Bar> move = new ArrayList<>();
            for (String bar : ship.need("move").text().split("\\+", -1)) {
                move.add(Bar.valueOf(bar));
            }
            List<ShipCard.Cannon> cannons = new ArrayList<>();
            for (String cannon : ship.need("cannons").texts()) {
                cannons.add(new ShipCard.Cannon(
                        Integer.parseInt(cannon.substring(0, 1)), Bar.valueOf(cannon.substring(1))));
            }
            Hull hull = Hulls.of(ship.need("type").text(), cannons.size());
            ships.add(new ShipCard(
                    ship.name(),
                    ship.need("nation").text(),
                    ship.need("points").whole(0, 100),
                    ship.need("cargo").whole(0, 20),
                    move,
                    cannons,
                    hull));
        }
        return List.copyOf(ships);
    }

    private static List<CrewCard> readCrew() {
        List<CrewCard> crew = new ArrayList<>();
        for (String nation : ROOT.need("nations").texts()) {
            for (Field card : ROOT.need("crew").fields()) {
                crew.add(new CrewCard(
                        nation + " " + card.name(),
                        nation,
                        card.need("points").whole(0, 100),
                        Abilities.of(card.need("ability").text())));
            }
        }
        return List.copyOf(crew);
    }

    private static List<Polygon> readOutlines() {
        List<Polygon> outlines = new ArrayList<>();
        for (Field outline : ROOT.need("islands").need("outlines").row()) {
            List<Field> corners = outline.row();
            int[] coordinates = new int[2 * corners.size()];
            for (int i = 0; i < corners.size(); i++) {
                coordinates[2 * i] = corners.get(i).row().get(0).whole(-10_000, 10_000);
                coordinates[2 * i + 1] = corners.get(i).row().get(1).whole(-10_000, 10_000);
            }
            outlines.add(Polygon.of(coordinates));
        }
        return List.copyOf(outlines);
    }

    private static Map<String, List<Fleet>> readFleets() {
        Map<String, List<Fleet>> fleets = new LinkedHashMap<>();
        for (Field kind : ROOT.need("fleets").fields()) {
            List<Fleet> list = new ArrayList<>();
            for (Field fleet : kind.row()) {
                Map<String, List<String>> ships = new LinkedHashMap<>();
                List<Integer> crew = new ArrayList<>();
                for (Field ship : fleet.fields()) {
                    ships.put(ship.name(), ship.texts());
                    ship.texts().forEach(name -> crew.add(crewNumber(name)));
                }
                Fleet read = new Fleet(ships, crew);
                if (points(read) > STANDARD_BUILD) {
                    throw fleet.wrong("a ready-made fleet costs no more than " + STANDARD_BUILD + " points");
                }
                list.add(read);
            }
            fleets.put(kind.name(), List.copyOf(list));
        }
        return fleets;
    }

    /** Returns what the ships and the crew of a fleet cost together. */
    static int points(Fleet fleet) {
        int points = 0;
        for (String ship : fleet.ships().keySet()) {
            points += SHIPS.get(shipNumber(ship)).points();
        }
        for (int card : fleet.crew()) {
            points += CREW.get(card).points();
        }
        return points;
    }
}
