package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.Stalls;
import broadside.pirateattack.events.CardDiscarded;
import broadside.pirateattack.steps.Fame;

/** Asks the player on turn for the card to play, or, if none can be played, to discard. */
public record PlayCard() implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-TURN-01", "PA-TURN-03", "PA-TURN-10");
    private static final Clause[] DISCARD = Clause.all("PA-TURN-03");
    private static final Clause[] COST = Clause.all("PA-FAME-10");
    private static final Clause[] FREE = Clause.all("PA-FAME-10", "PA-FAME-11");
    private static final Clause TEAM = Clause.of("PA-TEAM-03");
    private static final Clause[] ON_PARTNER = Clause.all("PA-TEAM-05", "PA-TEAM-02");

    @Override
    public void offer(Position p, int seat, Choices out) {
        Plays.offer(p, seat, out);
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        Plays.conceive(p, seat, out);
        Stalls.conceive(p, seat, out);
        Piles.conceive(out);
        out.add(Choice.of(Act.DONE));
        out.add(Choice.PASS);
        ChooseAttack.conceiveAttacks(p, out);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (!Choice.isWellFormed(choice)) {
            return why.no(Reasons.NO_SUCH);
        }
        return switch (Choice.act(choice)) {
            case PLAY, DISCARD -> Plays.rule(p, seat, choice, why);
            case BUY -> why.no(Reasons.BUY_LATER);
            case DRAW -> why.no(p.isLastPhase() ? Reasons.NO_DRAW : Reasons.DRAWN);
            case DONE, PASS -> why.no(p.isLastPhase() ? Reasons.MUST_PLAY_LAST : Reasons.MUST_PLAY);
            case ATTACK -> why.no(p.isLastPhase() ? Reasons.CARDS_FIRST : Reasons.NO_ATTACK);
            default -> why.no(Reasons.NO_SUCH);
        };
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        int kind = Choice.card(choice);
        Card card = Card.of(kind);
        if (Choice.is(choice, Act.PLAY) && card.effect().isFaceDown()) {
            Hands.removeFaceDown(p, seat, kind);
        } else {
            Hands.remove(p, seat, kind);
        }
        p.stir();
        if (Choice.is(choice, Act.DISCARD)) {
            p.discard(kind);
            p.noteReveal();
            if (scene.heard()) {
                scene.tell(new CardDiscarded(seat, card), DISCARD);
            }
            return;
        }
        if (p.custom().teams()) {
            scene.cite(TEAM);
            if (scene.heard() && isOnPartner(p, p.partner(seat), choice)) {
                scene.cite(ON_PARTNER);
            }
        }
        int fame = p.custom().fame().of(kind);
        if (fame < 0) {
            Fame.lose(p, seat, -fame, scene, broadside.pirateattack.Purse.fame(p, seat) > 0 ? COST : FREE);
        }
        card.effect().play(p, seat, choice, scene);
    }

    /** Says whether a card is played on the partner or on one of the partner's ships. */
    private static boolean isOnPartner(Position p, int partner, long choice) {
        int ship = Choice.ship(choice);
        int other = Choice.other(choice);
        return Choice.seat(choice) == partner
                || ship < Fleet.count(p) && Fleet.owner(p, ship) == partner
                || other < Fleet.count(p) && Fleet.owner(p, other) == partner;
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of(Plays.canPlay(p, seat) ? "pa.prompt.play" : "pa.prompt.discard");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
