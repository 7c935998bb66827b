package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.CardLost;
import broadside.pirateattack.events.HandSpied;
import broadside.pirateattack.questions.SpyPick;
import java.util.ArrayList;
import java.util.List;

/** Shows a hand to the player of a Spy, who discards a card of it. */
public record SpyOnHand(@AtSeat int spy, @AtSeat int target) implements Step<Position> {
    private static final Clause[] SHOWN = Clause.all("PA-SPY-01", "PA-SPY-02");
    private static final Clause[] LOST = Clause.all("PA-SPY-03", "PA-SPY-04");
    private static final Clause[] FAME = Clause.all("PA-FAME-05");

    @Override
    public void run(Position p, Scene scene) {
        if (Hands.size(p, target) == 0) {
            return;
        }
        Hands.show(p, target, spy);
        if (scene.heard()) {
            scene.tell(new HandSpied(spy, target, cards(p, target)), SHOWN);
        }
        Fame.gain(p, spy, p.custom().fame().of(Card.SPY.ordinal()), scene, FAME);
        if (Hands.size(p, target) == 1) {
            if (scene.heard()) {
                long only = Choice.card(Choice.of(Choice.Act.DISCARD), Hands.kind(p, target, 0));
                scene.obvious(p, spy, new SpyPick(target), only);
            }
            discard(p, spy, target, Hands.kind(p, target, 0), scene);
        } else {
            p.ask(spy, new SpyPick(target));
        }
    }

    static List<Card> cards(Position p, int seat) {
        List<Card> cards = new ArrayList<>();
        for (int place = 0; place < Hands.size(p, seat); place++) {
            cards.add(Card.of(Hands.kind(p, seat, place)));
        }
        cards.sort(null);
        return List.copyOf(cards);
    }

    /** Discards a card from the hand that was shown; its owner draws another. */
    public static void discard(Position p, int spy, int target, int kind, Scene scene) {
        Hands.remove(p, target, kind);
        p.discard(kind);
        p.noteReveal();
        if (scene.heard()) {
            scene.tell(new CardLost(spy, target, Card.of(kind)), LOST);
        }
        p.now(new DrawCard(target, DrawCard.ANY_PILE, false));
    }
}
