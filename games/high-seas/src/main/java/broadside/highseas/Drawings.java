package broadside.highseas;

import broadside.engine.tree.Tree;
import broadside.highseas.abilities.Matter;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Polygon;
import java.util.ArrayList;
import java.util.List;

/** Tells a page the facts it draws with: hulls with masts and sails, stat lines, crew, coastlines, bars. Lengths in hundredths. */
final class Drawings {
    private Drawings() {}

    static Tree.Branch all() {
        List<Tree> ships = new ArrayList<>();
        for (ShipCard card : Pieces.SHIPS) {
            ships.add(ship(card));
        }
        List<Tree> crew = new ArrayList<>();
        for (CrewCard card : Pieces.CREW) {
            crew.add(crew(card));
        }
        List<Tree> islands = new ArrayList<>();
        for (String name : Pieces.ISLANDS) {
            islands.add(Tree.branch("id", Tree.of(name)));
        }
        List<Tree> coasts = new ArrayList<>();
        for (int i = 0; i < Pieces.OUTLINES.size(); i++) {
            coasts.add(Tree.branch()
                    .put("id", Integer.toString(i))
                    .put("outline", corners(Pieces.OUTLINES.get(i)))
                    .done());
        }
        List<Tree> bars = new ArrayList<>();
        for (Bar bar : Bar.values()) {
            bars.add(Tree.branch()
                    .put("id", bar.name())
                    .put("length", bar.length())
                    .done());
        }
        return Tree.branch()
                .put("ship", Tree.row(ships))
                .put("crew", Tree.row(crew))
                .put("island", Tree.row(islands))
                .put("coast", Tree.row(coasts))
                .put("bar", Tree.row(bars))
                .done();
    }

    private static Tree crew(CrewCard card) {
        Tree.Grow out = Tree.branch()
                .put("id", card.name())
                .put("nation", card.nation())
                .put("points", card.points());
        int cannon = card.ability().answer(Matter.EXTRA_CANNON);
        if (cannon > 0) {
            out.put("cannon", new ShipCard.Cannon(cannon / 10, Bar.of(cannon % 10)).toString());
        }
        return out.done();
    }

    private static Tree ship(ShipCard card) {
        List<String> move = new ArrayList<>();
        for (Bar bar : card.move()) {
            move.add(bar.name());
        }
        List<String> cannons = new ArrayList<>();
        for (ShipCard.Cannon cannon : card.cannons()) {
            cannons.add(cannon.toString());
        }
        Hull hull = card.hull();
        List<Tree> sails = new ArrayList<>();
        for (Polygon sail : hull.sails()) {
            sails.add(corners(sail));
        }
        return Tree.branch()
                .put("id", card.name())
                .put("nation", card.nation())
                .put("points", card.points())
                .put("cargo", card.cargo())
                .put("move", Tree.texts(move))
                .put("cannons", Tree.texts(cannons))
                .put("outline", corners(hull.outline()))
                .put("contacts", points(hull.contacts()))
                .put("masts", points(hull.masts()))
                .put("sails", Tree.row(sails))
                .put("turn", hull.turn())
                .done();
    }

    private static Tree corners(Polygon polygon) {
        List<Tree> corners = new ArrayList<>();
        for (int i = 0; i < polygon.corners(); i++) {
            corners.add(pair(polygon.x(i), polygon.y(i)));
        }
        return Tree.row(corners);
    }

    private static Tree points(List<Hull.Point> points) {
        List<Tree> out = new ArrayList<>();
        for (Hull.Point point : points) {
            out.add(pair(point.starboard(), point.ahead()));
        }
        return Tree.row(out);
    }

    private static Tree pair(int a, int b) {
        return Tree.row(List.of(Tree.of(a), Tree.of(b)));
    }
}
