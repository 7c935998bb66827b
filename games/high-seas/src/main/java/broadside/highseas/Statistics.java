package broadside.highseas;

import broadside.engine.tree.Tree;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Polygon;
import java.util.ArrayList;
import java.util.List;

/** The catalogue in numbers, for component tests and for whoever writes a scenario: cards, hulls, islands, fleets. */
final class Statistics {
    private Statistics() {}

    static Tree.Branch all() {
        Tree.Grow ships = Tree.branch();
        Pieces.SHIPS.forEach(ship -> ships.put(ship.name(), ship(ship)));
        Tree.Grow crew = Tree.branch();
        Pieces.CREW.forEach(card -> crew.put(card.name(), card.points()));
        Tree.Grow hulls = Tree.branch();
        Pieces.SHIPS.stream()
                .map(ShipCard::hull)
                .distinct()
                .sorted((a, b) -> a.name().compareTo(b.name()))
                .forEach(hull -> hulls.put(hull.name(), hull(hull)));
        Tree.Grow fleets = Tree.branch();
        Pieces.FLEETS.forEach((name, list) ->
                fleets.put(name, Tree.row(list.stream().map(Statistics::fleet).toList())));
        List<Tree> islands = new ArrayList<>();
        Pieces.OUTLINES.forEach(outline -> islands.add(size(outline).done()));
        return Tree.branch()
                .put("ships", ships.done())
                .put("crew", crew.done())
                .put("hulls", hulls.done())
                .put("islands", Tree.row(islands))
                .put("fleets", fleets.done())
                .put("standard-build", Pieces.STANDARD_BUILD)
                .done();
    }

    private static Tree ship(ShipCard ship) {
        List<String> cannons = new ArrayList<>();
        ship.cannons().forEach(cannon -> cannons.add(cannon.toString()));
        List<String> move = new ArrayList<>();
        for (Bar bar : ship.move()) {
            move.add(bar.name());
        }
        return Tree.branch()
                .put("nation", ship.nation())
                .put("points", ship.points())
                .put("masts", ship.masts())
                .put("cargo", ship.cargo())
                .put("cannons", Tree.texts(cannons))
                .put("move", Tree.texts(move))
                .put("hull", ship.hull().name())
                .done();
    }

    /** A pose names the middle of the foremost line on which a hull rests; where masts and stern lie is measured from there. */
    private static Tree hull(Hull hull) {
        List<Tree> masts = new ArrayList<>();
        hull.masts().forEach(mast -> masts.add(Measure.tree(mast.ahead())));
        return size(hull.outline())
                .put("masts", Tree.row(masts))
                .put("stern", Measure.tree(hull.stern().ahead()))
                .put("turn", Measure.tree(hull.turn()))
                .put("contact-points", hull.contacts().size())
                .done();
    }

    private static Tree.Grow size(Polygon outline) {
        int west = Integer.MAX_VALUE;
        int east = Integer.MIN_VALUE;
        int south = Integer.MAX_VALUE;
        int north = Integer.MIN_VALUE;
        for (int corner = 0; corner < outline.corners(); corner++) {
            west = Math.min(west, outline.x(corner));
            east = Math.max(east, outline.x(corner));
            south = Math.min(south, outline.y(corner));
            north = Math.max(north, outline.y(corner));
        }
        return Tree.branch().put("length", Measure.tree(north - south)).put("width", Measure.tree(east - west));
    }

    private static Tree fleet(Pieces.Fleet fleet) {
        Tree.Grow ships = Tree.branch();
        fleet.ships().forEach((ship, crew) -> ships.put(ship, Tree.texts(crew)));
        return Tree.branch()
                .put("points", Pieces.points(fleet))
                .put("ships", ships.done())
                .done();
    }
}
