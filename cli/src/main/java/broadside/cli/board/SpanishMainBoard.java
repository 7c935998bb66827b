package broadside.cli.board;

import broadside.cli.Style;
import broadside.cli.Text;
import broadside.engine.event.Event;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import broadside.spanishmain.Adventure;
import broadside.spanishmain.Movement;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.AdventureExecuted;
import broadside.spanishmain.events.AdventureTurnedUp;
import broadside.spanishmain.events.GameEnded;
import broadside.spanishmain.events.TurnBegan;
import java.util.ArrayList;
import java.util.List;

/** Draws Spanish Main: the row of nine ships, what the active adventure will do to it, and what is known of whom. */
public final class SpanishMainBoard implements Board<Position> {
    private static final int SHIP = 18;
    private static final int FLAG = 4;
    private static final int CONDITION = 8;
    private static final int FAME = 5;
    private static final int PIRATE = 20;
    private static final int OWNER = 13;

    @Override
    public String game() {
        return "spanish-main";
    }

    @Override
    public List<String> draw(Position mask, int viewer, boolean menuFollows, Canvas canvas) {
        List<String> lines = new ArrayList<>();
        String title = mask.isOver()
                ? canvas.say("sm.board.over", mask.turns())
                : canvas.say("sm.board.turn", mask.turns(), canvas.speaker().seat(mask.turn()));
        lines.add(canvas.rule(
                title,
                canvas.say("sm.board.piles", mask.adventurePile(), mask.movementPile(), mask.movementDiscard())));
        lines.add(canvas.paint(Style.NOTE, heading(canvas)));
        String[] marks = Forecast.of(mask, canvas.speaker());
        for (int space = 0; space < Ship.COUNT; space++) {
            lines.add(ship(mask, viewer, space, marks[space], canvas));
        }
        lines.addAll(adventures(mask, canvas));
        if (!menuFollows) {
            lines.addAll(cards(mask, viewer, canvas));
        }
        lines.addAll(SpanishMainSeats.lines(mask, viewer, canvas));
        return lines;
    }

    private static String heading(Canvas canvas) {
        return " # "
                + Text.column(canvas.say("sm.board.ship"), SHIP)
                + Text.column("", FLAG)
                + Text.column("", CONDITION)
                + Text.column(canvas.say("sm.board.fame"), FAME)
                + Text.column(canvas.say("sm.board.pirate"), PIRATE)
                + Text.column(canvas.say("sm.board.owner"), OWNER)
                + canvas.say("sm.board.next");
    }

    private static String ship(Position mask, int viewer, int space, String mark, Canvas canvas) {
        int number = mask.shipAt(space);
        Ship ship = Ship.of(number);
        boolean own = viewer >= 0 && mask.owns(viewer, number);
        int fame = mask.fameUnder(number);
        String name = Text.column(ship.documentName(), SHIP);
        String condition = Text.column(mask.isDamaged(number) ? canvas.say("sm.board.damaged") : "", CONDITION);
        String flag = canvas.say("sm.flag." + Words.slug(ship.nation().documentName()));
        String owner = Text.column(SpanishMainSeats.owner(mask, viewer, number, canvas), OWNER);
        String pirate = Text.column(ship.pirate().documentName(), PIRATE);
        String line = " " + (space + 1) + " "
                + (own ? canvas.paint(Style.OWN, name) : name)
                + Text.column(flag, FLAG)
                + canvas.paint(Style.BAD, condition)
                + Text.column(fame == 0 ? "   -" : String.format("%4d", fame), FAME)
                + pirate
                + (own ? canvas.paint(Style.OWN, owner) : owner)
                + canvas.paint(mark.startsWith("+") ? Style.GOOD : Style.BAD, mark);
        return line.stripTrailing();
    }

    private static List<String> adventures(Position mask, Canvas canvas) {
        List<String> lines = new ArrayList<>();
        if (mask.upcoming() > 0) {
            String active = Adventure.of(mask.upcoming(0)).documentName();
            lines.addAll(Text.hanging(
                    " " + canvas.say("sm.board.adventure"),
                    canvas.speaker().name(active) + ": " + canvas.speaker().effect(active),
                    12,
                    canvas.width()));
        }
        List<String> next = new ArrayList<>();
        for (int i = 1; i < mask.upcoming(); i++) {
            next.add(canvas.speaker().name(Adventure.of(mask.upcoming(i)).documentName()));
        }
        if (!next.isEmpty()) {
            lines.add(" " + Text.pad(canvas.say("sm.board.then"), 11) + String.join(", ", next));
        }
        if (mask.upcoming() == 1 && mask.adventurePile() == 0 && !mask.isOver()) {
            lines.add(" " + canvas.paint(Style.BAD, canvas.say("sm.board.last-turn")));
        }
        return lines;
    }

    private static List<String> cards(Position mask, int viewer, Canvas canvas) {
        List<String> names = new ArrayList<>();
        if (!mask.hasHands()) {
            for (int place = 0; place < 3; place++) {
                if (mask.display(place) >= 0) {
                    names.add(card(mask.display(place), canvas));
                }
            }
        } else if (viewer >= 0) {
            for (int place = 0; place < mask.handSize(viewer); place++) {
                names.add(card(mask.hand(viewer, place), canvas));
            }
        }
        if (names.isEmpty()) {
            return List.of();
        }
        String label = canvas.say(mask.hasHands() ? "sm.board.hand" : "sm.board.display");
        return Text.hanging(" " + label, String.join(", ", names), 12, canvas.width());
    }

    private static String card(int kind, Canvas canvas) {
        return canvas.speaker().name(Movement.of(kind).documentName());
    }

    /** First the action, then the adventure, then what comes next. */
    @Override
    public boolean opensLine(Event before, Event event) {
        boolean alreadyNext = before instanceof AdventureTurnedUp;
        return event instanceof AdventureExecuted
                || event instanceof GameEnded
                || (event instanceof AdventureTurnedUp && !alreadyNext)
                || (event instanceof TurnBegan && !alreadyNext);
    }

    @Override
    public String score(Position end, int seat, Canvas canvas) {
        int ships = 0;
        for (int ship = 0; ship < Ship.COUNT; ship++) {
            ships += end.owns(seat, ship) ? end.fameUnder(ship) : 0;
        }
        int taken = end.fameBefore(seat);
        return canvas.say("sm.board.score", ships, taken, ships + taken);
    }

    /** Ships and pirates are called by the space of the ship, pairs by the space of the front one. */
    @Override
    public int number(Position mask, Tree value) {
        String name = value instanceof Tree.Row row ? row.items().get(0).toString() : value.toString();
        for (Ship ship : Ship.values()) {
            if (ship.documentName().equals(name) || ship.pirate().documentName().equals(name)) {
                return mask.spaceOf(ship.ordinal()) + 1;
            }
        }
        return 0;
    }

    @Override
    public String note(Position mask, int viewer, Tree value, Canvas canvas) {
        for (Ship ship : Ship.values()) {
            boolean isPirate = ship.pirate().documentName().equals(value.toString());
            if (isPirate || ship.documentName().equals(value.toString())) {
                String own = mask.owns(viewer, ship.ordinal()) ? canvas.say("sm.board.yours") : "";
                int prize = (mask.fameUnder(ship.ordinal()) + 1) / 2;
                return isPirate && own.isEmpty() ? canvas.say("sm.board.prize", ship, prize) : own;
            }
        }
        return copies(mask, viewer, value.toString(), canvas);
    }

    /** Says how many equal cards the viewer may use; a menu shows them as one. */
    private static String copies(Position mask, int viewer, String name, Canvas canvas) {
        int count = 0;
        int cards = mask.hasHands() ? mask.handSize(viewer) : 3;
        for (int place = 0; place < cards; place++) {
            int kind = mask.hasHands() ? mask.hand(viewer, place) : mask.display(place);
            count += kind >= 0 && Movement.of(kind).documentName().equals(name) ? 1 : 0;
        }
        return count > 1 ? canvas.say("sm.board.copies", count) : "";
    }
}
