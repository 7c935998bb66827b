package broadside.pirateattack;

import broadside.engine.play.Choices;
import broadside.engine.play.Refusal;
import broadside.engine.play.Why;
import broadside.pirateattack.Choice.Act;

/** Rules on purchases at the Market: a Witch Doctor or a Fortune Teller, alone or with a partner's gold. */
public final class Stalls {
    public static final int DOCTOR = 0;
    public static final int TELLER = 1;

    private Stalls() {}

    /** Says whether a seat can buy anything now. */
    public static boolean canBuy(Position p, int seat) {
        if (p.isMarketClosed()) {
            return false;
        }
        int least = leastOwn(p, seat);
        return Purse.free(p, seat) >= least && (has(p, DOCTOR) || has(p, TELLER));
    }

    /** Returns how much of its own gold a seat needs at least: in teams the partner may pay the rest. */
    private static int leastOwn(Position p, int seat) {
        int partner = p.partner(seat);
        return partner < 0 ? p.price() : Math.max(1, p.price() - Purse.free(p, partner));
    }

    private static boolean has(Position p, int stall) {
        return stall == DOCTOR ? Fleet.count(p) > 0 && Stocks.hasDoctors(p) : Stocks.hasTellers(p);
    }

    /** Adds every legal purchase. */
    public static void offer(Position p, int seat, Choices out) {
        if (!canBuy(p, seat)) {
            return;
        }
        for (int stall = DOCTOR; stall <= TELLER; stall++) {
            if (has(p, stall)) {
                long buy = Choice.card(Choice.of(Act.BUY), stall);
                int own = Purse.free(p, seat);
                if (own >= p.price()) {
                    out.add(buy);
                }
                int partner = p.partner(seat);
                int most = partner < 0 ? 0 : Math.min(p.price() - 1, Purse.free(p, partner));
                for (int share = Math.max(1, p.price() - own); share <= most; share++) {
                    out.add(Choice.number(buy, share));
                }
            }
        }
    }

    public static void conceive(Position p, int seat, Choices out) {
        offer(p, seat, out);
        for (int stall = DOCTOR; stall <= TELLER; stall++) {
            long buy = Choice.card(Choice.of(Act.BUY), stall);
            out.add(buy);
            for (int share = 1; share <= p.price(); share++) {
                out.add(Choice.number(buy, share));
            }
        }
    }

    public static boolean rule(Position p, int seat, long choice, Why why) {
        int stall = Choice.card(choice);
        int share = Choice.number(choice);
        long buy = Choice.card(Choice.of(Act.BUY), stall);
        if (stall > TELLER || choice != Choice.number(buy, share)) {
            return why.no(Reasons.NO_SUCH);
        }
        if (p.isMarketClosed()) {
            return why.no(Reasons.MARKET_CLOSED);
        }
        if (stall == DOCTOR && Fleet.count(p) == 0) {
            return why.no(Reasons.NO_SHIP_TO_CURSE);
        }
        if (!has(p, stall)) {
            return why.no(Reasons.SOLD_OUT);
        }
        if (share == Choice.NO_NUMBER) {
            return Purse.free(p, seat) >= p.price() || tooDear(p, seat, choice, why);
        }
        int partner = p.partner(seat);
        boolean lent = partner >= 0 && share >= 1 && share < p.price() && share <= Purse.free(p, partner);
        if (!lent) {
            return why.no(Reasons.PARTNER_GOLD);
        }
        return Purse.free(p, seat) >= p.price() - share || tooDear(p, seat, choice, why);
    }

    private static boolean tooDear(Position p, int seat, long choice, Why why) {
        return isLocked(p, seat, choice)
                ? why.no(Reasons.GOLD_LOCKED, Purse.locked(p, seat), Purse.free(p, seat))
                : why.no(Reasons.TOO_DEAR, ownShare(p, choice), Purse.free(p, seat));
    }

    /** Returns what the buyer pays of a purchase; a partner may lend the rest. */
    private static int ownShare(Position p, long choice) {
        int share = Choice.number(choice);
        return share == Choice.NO_NUMBER ? p.price() : p.price() - share;
    }

    /** Says whether a seat could pay this, were it not for gold won in battle that waits for its next turn. */
    static boolean isLocked(Position p, int seat, long choice) {
        int own = ownShare(p, choice);
        return !p.isMarketClosed() && Purse.free(p, seat) < own && own <= Purse.gold(p, seat);
    }

    /** Says to a seat that its gold is not free yet. */
    static Refusal locked(Position p, int seat) {
        return Refusal.of(Reasons.GOLD_LOCKED, Purse.locked(p, seat), Purse.free(p, seat));
    }
}
