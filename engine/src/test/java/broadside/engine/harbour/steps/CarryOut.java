package broadside.engine.harbour.steps;

import broadside.engine.chance.Alternatives;
import broadside.engine.chance.Purpose;
import broadside.engine.harbour.Act;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Cards;
import broadside.engine.harbour.Pack;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Quays;
import broadside.engine.harbour.events.AnchorDropped;
import broadside.engine.harbour.events.CardDrawn;
import broadside.engine.harbour.events.CardPlayed;
import broadside.engine.harbour.events.CastawayFound;
import broadside.engine.harbour.events.CastawaySettled;
import broadside.engine.harbour.events.CoinsMoved;
import broadside.engine.harbour.events.CrateBuried;
import broadside.engine.harbour.events.CrateHauled;
import broadside.engine.harbour.events.CrateSeen;
import broadside.engine.harbour.events.CrateShifted;
import broadside.engine.harbour.events.PileSeen;
import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import java.util.ArrayList;
import java.util.List;

/** Carries out what captains choose and what several steps have in common. */
public final class CarryOut {
    private static final Purpose[] HAND = Purpose.perSeat("hand", 3);
    private static final Alternatives<Position>[] IN_HAND = inHand(3);

    private static final Clause[] RESTED = Clause.all("HB-TURN-04");
    private static final Clause[] PLAYED = Clause.all("HB-TURN-05");
    private static final Clause[] DRAWN = Clause.all("HB-TURN-02");
    private static final Clause[] WAITS = Clause.all("HB-CAST-01");
    private static final Clause[] SETTLED = Clause.all("HB-CAST-02");
    private static final Clause[] BERTHED = Clause.all("HB-ANCH-01");
    private static final Clause[] BURIED = Clause.all("HB-CRAT-01");
    private static final Clause[] LOOKED = Clause.all("HB-CRAT-02");
    private static final Clause[] SHIFTED = Clause.all("HB-CRAT-03");
    private static final Clause[] HAULED = Clause.all("HB-CRAT-04");

    private CarryOut() {}

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Alternatives<Position>[] inHand(int seats) {
        Alternatives<Position>[] names = new Alternatives[seats];
        for (int i = 0; i < seats; i++) {
            int seat = i;
            names[i] = (position, place) ->
                    Cards.of(position.hands().kindAt(seat, place)).documentName();
        }
        return names;
    }

    /** Draws a card for a captain; a castaway waits until the present effect is finished. */
    static void draw(Position position, int seat, Scene scene) {
        if (position.pile().size() == 0) {
            return;
        }
        int eyes = position.eyes(seat) | position.pile().topEyes();
        int kind = position.pile().draw(position, scene);
        position.noteReveal();
        if (kind == Card.CASTAWAY.ordinal()) {
            position.setWaiting(seat, position.waiting(seat) + 1);
            position.later(new SettleCastaway(seat));
            if (scene.heard()) {
                scene.tell(new CastawayFound(seat), WAITS);
            }
            return;
        }
        position.hands().gain(seat, kind, eyes);
        if (scene.heard()) {
            scene.tell(new CardDrawn(seat, Cards.of(kind), eyes), DRAWN);
        }
    }

    /** Plays a card from a hand to the discards. */
    public static void spend(Position position, int seat, Card card, int target, Scene scene) {
        position.hands().lose(seat, card.ordinal());
        position.discard(card.ordinal());
        position.noteReveal();
        if (scene.heard()) {
            scene.tell(new CardPlayed(seat, card, target), PLAYED);
        }
    }

    /** Picks a card of a hand at random and returns its kind; NONE where the hand is empty. */
    static int pickFrom(Position position, int seat, Scene scene) {
        int size = position.hands().size(seat);
        return size == 0
                ? Cards.NONE
                : position.hands().kindAt(seat, scene.chance().pick(position, HAND[seat], size, IN_HAND[seat]));
    }

    /** Moves coins between captains; -1 is the bank. */
    static void coins(Position position, int from, int to, int count, Scene scene, Clause[] because) {
        if (count == 0) {
            return;
        }
        if (from >= 0) {
            position.pay(from, -count);
        }
        if (to >= 0) {
            position.pay(to, count);
        }
        if (scene.heard()) {
            scene.tell(new CoinsMoved(from, to, count), because);
        }
    }

    static List<Card> hand(Position position, int seat) {
        List<Card> cards = new ArrayList<>();
        for (int place = 0; place < position.hands().size(seat); place++) {
            cards.add(Cards.of(position.hands().kindAt(seat, place)));
        }
        return cards;
    }

    /** Carries out the action of a turn. */
    public static void action(Position position, int captain, long choice, Scene scene) {
        int which = Pack.which(choice);
        int where = Pack.where(choice);
        switch (Act.of(choice)) {
            case REST -> coins(position, -1, captain, Math.min(1, position.bank()), scene, RESTED);
            case PLAY -> play(position, captain, Cards.of(which), where - 1, scene);
            case BURY -> bury(position, captain, which, where, scene);
            case LOOK -> look(position, captain, which, scene);
            case SHIFT -> {
                position.quays().shift(which, where);
                if (scene.heard()) {
                    scene.tell(
                            new CrateShifted(
                                    captain, which, where, position.quays().trace(where)),
                            SHIFTED);
                }
            }
            case HAUL -> haul(position, captain, which, scene);
        }
    }

    private static void play(Position position, int captain, Card card, int target, Scene scene) {
        spend(position, captain, card, target, scene);
        switch (card) {
            case PLUNDER ->
                position.interrupt(new AnnouncePlunder(captain, target), new ResolvePlunder(captain, target));
            case PRESS_GANG -> position.interrupt(new Press(captain, target));
            case AUCTION -> position.interrupt(new OpenAuction());
            case DROP_ANCHOR -> position.interrupt(new AskAnchor(captain));
            default -> throw new IllegalStateException(card + " is not played as an action");
        }
    }

    private static void bury(Position position, int captain, int kind, int quay, Scene scene) {
        position.hands().bury(captain, kind, position.eyes(captain));
        position.quays().bury(quay, kind, position.eyes(captain));
        if (scene.heard()) {
            int trace = position.quays().trace(quay);
            scene.tell(new CrateBuried(captain, quay, trace, Cards.of(kind), position.eyes(captain)), BURIED);
        }
    }

    private static void look(Position position, int captain, int place, Scene scene) {
        int eyes = position.eyes(captain);
        position.noteReveal();
        if (place == Act.AT_PILE) {
            int kind = position.pile().look(position, scene, eyes);
            if (scene.heard()) {
                scene.tell(new PileSeen(captain, Cards.of(kind), position.pile().topEyes()), LOOKED);
            }
            return;
        }
        position.quays().look(place, eyes);
        if (scene.heard()) {
            Quays quays = position.quays();
            scene.tell(new CrateSeen(captain, place, Cards.of(quays.crate(place)), quays.eyes(place)), LOOKED);
        }
    }

    private static void haul(Position position, int captain, int place, Scene scene) {
        int eyes = position.quays().eyes(place) | position.eyes(captain);
        int kind = position.quays().lift(place);
        position.noteReveal();
        position.hands().gain(captain, kind, eyes);
        if (scene.heard()) {
            scene.tell(new CrateHauled(captain, place, Cards.of(kind), eyes), HAULED);
        }
    }

    /** Puts a ship at a berth. */
    public static void anchor(Position position, int captain, int berth, Scene scene) {
        position.setBerth(captain, berth);
        if (scene.heard()) {
            scene.tell(new AnchorDropped(captain, berth), BERTHED);
        }
        coins(position, -1, captain, Math.min(1, position.bank()), scene, BERTHED);
    }

    /** Settles what becomes of a castaway. */
    public static void castaway(Position position, int captain, boolean aboard, Scene scene) {
        position.setWaiting(captain, position.waiting(captain) - 1);
        if (aboard) {
            coins(position, captain, -1, 1, scene, SETTLED);
            position.setAboard(captain, position.aboard(captain) + 1);
        } else {
            position.discard(Card.CASTAWAY.ordinal());
        }
        if (scene.heard()) {
            scene.tell(new CastawaySettled(captain, aboard), SETTLED);
        }
    }
}
