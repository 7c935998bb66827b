package broadside.pirateattack.cards;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.FortuneTeller;
import broadside.pirateattack.Fortunes;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.events.CardPlayed;
import broadside.pirateattack.events.FortuneStolen;

/** Takes one or all saved Fortune Tellers from one player or from all; a partner may be spared (PA-R051). */
public final class StealingFortunes implements CardEffect {
    private static final int SPARE = 1;
    private static final Clause[] CLAUSES = Clause.all("PA-STEALFT-01", "PA-STEALFT-07", "PA-STEALFT-08");
    private static final Clause[] UNSEEN = Clause.all("PA-STEALFT-06", "PA-STEALFT-07");
    private static final Clause[] ALL = Clause.all("PA-STEALFT-07");

    private final boolean all;
    private final boolean everybody;

    public StealingFortunes(boolean all, boolean everybody) {
        this.all = all;
        this.everybody = everybody;
    }

    @Override
    public boolean isPlayable(Position p, int seat) {
        return someVictim(p, seat, -1);
    }

    private static boolean someVictim(Position p, int seat, int spared) {
        for (int other = 0; other < p.seats(); other++) {
            if (other != seat && other != spared && Fortunes.count(p, other) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void offer(Position p, int seat, long play, Choices out) {
        if (!everybody) {
            for (int other = 0; other < p.seats(); other++) {
                if (other != seat && Fortunes.count(p, other) > 0) {
                    out.add(Choice.seat(play, other));
                }
            }
            return;
        }
        if (someVictim(p, seat, -1)) {
            out.add(play);
        }
        if (maySpare(p, seat)) {
            out.add(Choice.number(play, SPARE));
        }
    }

    private static boolean maySpare(Position p, int seat) {
        int partner = p.partner(seat);
        return partner >= 0 && Fortunes.count(p, partner) > 0 && someVictim(p, seat, partner);
    }

    @Override
    public boolean rule(Position p, int seat, long play, Why why) {
        long plain = Choice.play(Choice.card(play));
        if (!everybody) {
            int victim = Choice.seat(play);
            if (victim >= p.seats() || victim == seat || play != Choice.seat(plain, victim)) {
                return why.no(Reasons.FORTUNES_OF_OTHERS);
            }
            return Fortunes.count(p, victim) > 0 || why.no(Reasons.NO_FORTUNES, Arg.seat(victim));
        }
        if (play == Choice.number(plain, SPARE)) {
            return maySpare(p, seat) || why.no(Reasons.NOBODY_TO_SPARE);
        }
        if (play != plain) {
            return why.no(Reasons.NO_TARGET_NEEDED);
        }
        return someVictim(p, seat, -1) || why.no(Reasons.NO_FORTUNES, "-");
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        Card card = Card.of(Choice.card(play));
        int only = everybody ? -1 : Choice.seat(play);
        int spared = everybody && Choice.number(play) == SPARE ? p.partner(seat) : -1;
        if (scene.heard()) {
            scene.tell(new CardPlayed(seat, card, only), CLAUSES);
            scene.cite(card.clauses());
        }
        for (int step = 1; step < p.seats(); step++) {
            int victim = (seat + step) % p.seats();
            if ((only < 0 || victim == only) && victim != spared) {
                take(p, seat, victim, scene);
            }
        }
        p.discard(card.ordinal());
    }

    private void take(Position p, int seat, int victim, Scene scene) {
        int count = Fortunes.count(p, victim);
        int wanted = all ? count : Math.min(1, count);
        for (int i = 0; i < wanted; i++) {
            boolean last = all || count == 1;
            int kind = last ? Fortunes.stealNext(p, victim, seat) : Fortunes.stealOne(p, victim, seat, scene);
            if (scene.heard()) {
                scene.tell(new FortuneStolen(seat, victim, FortuneTeller.of(kind)), last ? ALL : UNSEEN);
            }
        }
    }
}
