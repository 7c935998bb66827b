package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.battle.Attacks;

/** Asks who has drawn Force Someone to Attack for the player that must attack (PA-R054). */
public record ChooseForced() implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-FORCEONE-02");

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int other = 0; other < p.seats(); other++) {
            if (Attacks.canBeForced(p, seat, other)) {
                out.add(Choice.seat(Choice.of(Act.FORCE), other));
            }
        }
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        for (int other = 0; other < p.seats(); other++) {
            out.add(Choice.seat(Choice.of(Act.FORCE), other));
        }
        out.add(Choice.of(Act.DONE));
        ChooseAttack.conceiveAttacks(p, out);
        Plays.conceive(p, seat, out);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        int other = Choice.seat(choice);
        boolean legal = other < p.seats()
                && choice == Choice.seat(Choice.of(Act.FORCE), other)
                && Attacks.canBeForced(p, seat, other);
        return legal || why.no(Choice.is(choice, Act.FORCE) ? Reasons.FORCE : Reasons.MUST_FORCE);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        Attacks.force(p, seat, Choice.seat(choice), scene);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.force");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
