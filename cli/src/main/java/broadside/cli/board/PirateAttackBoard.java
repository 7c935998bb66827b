package broadside.cli.board;

import broadside.cli.Style;
import broadside.cli.Text;
import broadside.engine.event.Event;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.FortuneTeller;
import broadside.pirateattack.Fortunes;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.BattleBegan;
import broadside.pirateattack.events.GameEnded;
import broadside.pirateattack.events.RedDrawn;
import broadside.pirateattack.events.TurnBegan;
import java.util.ArrayList;
import java.util.List;

/** Draws Pirate Attack: for each player a row of ships with what lies under and above them, as far as it is known. */
public final class PirateAttackBoard implements Board<Position> {
    private static final int SHIP = 20;
    private static final int INDENT = 6;

    @Override
    public String game() {
        return "pirate-attack";
    }

    @Override
    public List<String> draw(Position mask, int viewer, boolean menuFollows, Canvas canvas) {
        List<String> lines = new ArrayList<>();
        String title = mask.isOver()
                ? canvas.say("pa.board.over", mask.turns())
                : canvas.say("pa.board.turn", mask.turns(), canvas.speaker().seat(mask.turn()));
        String market = mask.isMarketClosed()
                ? canvas.say("pa.board.market-closed")
                : canvas.say("pa.board.market", mask.price());
        String piles = canvas.say("pa.board.piles", Stocks.pile(mask, 0), Stocks.pile(mask, 1), Stocks.pile(mask, 2));
        lines.add(canvas.rule(title, piles + ", " + market));
        for (int seat = 0; seat < mask.seats(); seat++) {
            lines.add(seat(mask, viewer, seat, canvas));
            for (int place = 0; place < Fleet.size(mask, seat); place++) {
                lines.addAll(ship(mask, Fleet.first(mask, seat) + place, seat == viewer, canvas));
            }
        }
        if (!menuFollows && viewer >= 0) {
            lines.addAll(Text.hanging(
                    " " + canvas.say("pa.board.hand"),
                    String.join(", ", hand(mask, viewer, canvas)),
                    12,
                    canvas.width()));
        }
        return lines;
    }

    private static String seat(Position mask, int viewer, int seat, Canvas canvas) {
        String you = seat == viewer ? " (" + canvas.say("pa.board.you") + ")" : "";
        String name = canvas.speaker().seat(seat) + you;
        List<String> parts = new ArrayList<>();
        parts.add(canvas.say("pa.board.cards", Hands.size(mask, seat)));
        parts.add(canvas.say("pa.board.gold", Purse.gold(mask, seat)));
        if (Purse.locked(mask, seat) > 0) {
            parts.add(canvas.say("pa.board.locked", Purse.locked(mask, seat)));
        }
        parts.add(canvas.say("pa.board.fame", Purse.fame(mask, seat)));
        if (Fortunes.count(mask, seat) > 0) {
            parts.add(canvas.say("pa.board.saved", saved(mask, seat, canvas)));
        }
        if (mask.isOut(seat)) {
            parts.add(canvas.say("pa.board.out"));
        }
        return " " + (seat == viewer ? canvas.paint(Style.OWN, name) : name) + ": " + String.join(", ", parts);
    }

    private static String saved(Position mask, int seat, Canvas canvas) {
        List<String> names = new ArrayList<>();
        int known = 0;
        for (FortuneTeller teller : FortuneTeller.values()) {
            int copies = Fortunes.count(mask, seat, teller.ordinal());
            known += copies;
            for (int i = 0; i < copies; i++) {
                names.add(canvas.speaker().name(teller.documentName()));
            }
        }
        for (int i = known; i < Fortunes.count(mask, seat); i++) {
            names.add("?");
        }
        return String.join(" ", names);
    }

    private static List<String> ship(Position mask, int ship, boolean own, Canvas canvas) {
        String name = Text.column(canvas.speaker().name(Fleet.card(mask, ship).documentName()), SHIP);
        List<String> parts = new ArrayList<>();
        if (Fleet.isInArmada(mask, ship)) {
            parts.add(canvas.say("pa.board.armada"));
        }
        List<String> under = new ArrayList<>();
        for (int i = 0; i < Aboard.underCount(mask); i++) {
            if (Aboard.underShip(mask, i) == ship) {
                under.add(known(Aboard.underKind(mask, i), canvas));
            }
        }
        if (!under.isEmpty()) {
            parts.add(canvas.say("pa.board.under", String.join(", ", under)));
        }
        List<String> curses = new ArrayList<>();
        for (int i = 0; i < Aboard.curseCount(mask); i++) {
            if (Aboard.curseShip(mask, i) == ship) {
                int kind = Aboard.curseKind(mask, i);
                curses.add(
                        kind < WitchDoctor.KINDS
                                ? canvas.speaker().name(WitchDoctor.of(kind).documentName())
                                : "?");
            }
        }
        if (!curses.isEmpty()) {
            parts.add(canvas.say("pa.board.curses", String.join(", ", curses)));
        }
        String head = String.format("%4d ", Fleet.place(mask, ship) + 1);
        String line = head + (own ? canvas.paint(Style.OWN, name) : name);
        if (parts.isEmpty()) {
            return List.of(line.stripTrailing());
        }
        return Text.hanging(line, String.join("; ", parts), INDENT + SHIP, canvas.width());
    }

    private static String known(int kind, Canvas canvas) {
        return kind < Card.KINDS ? canvas.speaker().name(Card.of(kind).documentName()) : "?";
    }

    private static List<String> hand(Position mask, int viewer, Canvas canvas) {
        List<String> names = new ArrayList<>();
        for (int place = 0; place < Hands.size(mask, viewer); place++) {
            names.add(known(Hands.kind(mask, viewer, place), canvas));
        }
        return names;
    }

    @Override
    public boolean opensLine(Event before, Event event) {
        return event instanceof TurnBegan
                || event instanceof RedDrawn
                || event instanceof BattleBegan
                || event instanceof GameEnded;
    }
}
