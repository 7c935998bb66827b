package broadside.highseas.questions;

import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.highseas.Guns;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.geometry.Sight;
import java.util.ArrayList;
import java.util.List;

/** Tells the chances of what is left to dice, before anybody rolls: in thousandths, hits in hundredths. */
final class Odds {
    private static final int SIDES = 6;
    private static final int THOUSAND = 1000;

    private Odds() {}

    /** Returns the least die with which a cannon of a rank hits: more than the rank, and never a 1 (PC-DIE-04). */
    static int needs(int rank) {
        return Math.max(2, rank + 1);
    }

    /**
     * Tells of every ship under fire what all cannons together that may still fire at her would do: {@code hits} on average,
     * that she loses all masts ({@code derelict}), that she {@code sinks}.
     */
    static Tree ofSalvo(Position p, int ship) {
        List<Tree> found = new ArrayList<>();
        Sight sight = new Sight();
        for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
            List<Integer> ranks = new ArrayList<>();
            for (int cannon = 0; cannon <= Guns.EXTRA; cannon++) {
                if (!p.hasFired(cannon) && Guns.rule(p, ship, cannon, target, sight, Why.SILENT)) {
                    ranks.add(Guns.rank(p, ship, cannon));
                }
            }
            if (!ranks.isEmpty()) {
                found.add(salvo(p, target, ranks));
            }
        }
        return Tree.row(found);
    }

    private static Tree salvo(Position p, int target, List<Integer> ranks) {
        // How likely are so many hits: cannon by cannon.
        double[] hits = new double[ranks.size() + 1];
        hits[0] = 1;
        double expected = 0;
        for (int rank : ranks) {
            double chance = Math.max(0, SIDES + 1 - needs(rank)) / (double) SIDES;
            expected += chance;
            for (int n = ranks.size(); n >= 0; n--) {
                hits[n] = hits[n] * (1 - chance) + (n == 0 ? 0 : hits[n - 1] * chance);
            }
        }
        int masts = p.mastCount(target);
        Tree.Grow out = Tree.branch()
                .put("target", Names.of(p, target))
                .put("cannons", ranks.size())
                .put("masts", masts)
                .put("hits", (int) Math.round(expected * 100));
        if (masts > 0) {
            out.put("derelict", thousandths(hits, masts));
        }
        return out.put("sinks", thousandths(hits, masts + 1)).done();
    }

    private static int thousandths(double[] hits, int least) {
        double sum = 0;
        for (int n = least; n < hits.length; n++) {
            sum += hits[n];
        }
        return (int) Math.round(sum * THOUSAND);
    }

    /**
     * Tells of a boarding party of one ship against another: what each adds to its die, how it may end, and whether anything is
     * to be won or lost by it.
     */
    static Tree ofBoarding(Position p, int own, int other) {
        int ours = p.mastCount(own);
        int theirs = p.mastCount(other);
        int wins = 0;
        int ties = 0;
        for (int mine = 1; mine <= SIDES; mine++) {
            for (int yours = 1; yours <= SIDES; yours++) {
                wins += mine + ours > yours + theirs ? 1 : 0;
                ties += mine + ours == yours + theirs ? 1 : 0;
            }
        }
        int all = SIDES * SIDES;
        return Tree.branch()
                .put("adds", Tree.row(List.of(Tree.of(ours), Tree.of(theirs))))
                .put("win", thousandths(wins, all))
                .put("tie", thousandths(ties, all))
                .put("lose", thousandths(all - wins - ties, all))
                .put("gains", GiveUp.hasAny(p, own, other))
                .put("risks", GiveUp.hasAny(p, other, own))
                .putIfTrue("full", GiveUp.hasCoin(p, other) && !GiveUp.hasAny(p, own, other))
                .done();
    }

    private static int thousandths(int cases, int all) {
        return Math.round((float) cases * THOUSAND / all);
    }

    /** Tells of an attempt to scuttle: the least die that sinks her, and how likely that is. */
    static Tree ofScuttling(int enough) {
        return Tree.branch()
                .put("needs", enough)
                .put("sinks", thousandths(SIDES + 1 - enough, SIDES))
                .done();
    }
}
