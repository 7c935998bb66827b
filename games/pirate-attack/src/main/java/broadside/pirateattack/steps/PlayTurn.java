package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.battle.Attacks;
import broadside.pirateattack.questions.PlayCard;

/** Lets the player on turn play a card, unless a red one was drawn; who has no cards attacks in the end phase. */
public record PlayTurn(@AtSeat int seat) implements Step<Position> {
    private static final PlayCard QUESTION = new PlayCard();
    private static final Clause[] RED = Clause.all("PA-ATTACK-01");
    private static final Clause[] MUST_PLAY = Clause.all("PA-ENDGAME-02", "PA-ENDGAME-01");
    private static final Clause[] PARTNERS = Clause.all("PA-TEAM-19");
    private static final Clause[] MUST_ATTACK = Clause.all("PA-ENDGAME-03", "PA-ENDGAME-04");

    @Override
    public void run(Position p, Scene scene) {
        if (p.isRedDrawn()) {
            scene.cite(RED);
        } else if (Hands.size(p, seat) > 0) {
            if (p.isLastPhase()) {
                scene.cite(MUST_PLAY);
            }
            p.ask(seat, QUESTION);
        } else if (p.isDeckEmpty() && Fleet.size(p, seat) > 0 && Endings.areRivalsLeft(p)) {
            scene.cite(MUST_ATTACK);
            Attacks.choose(p, seat, Attacks.NOBODY, scene);
        } else if (p.isDeckEmpty() && Fleet.size(p, seat) > 0 && Fleet.owners(p) > 1) {
            scene.cite(PARTNERS);
        }
    }
}
