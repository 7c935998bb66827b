package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a boarding party was fought: the rolls and the totals of both sides; the masts make the difference. */
public record BoardingFought(String ship, String target, int own, int other, int ownDie, int otherDie)
        implements Event {
    @Override
    public Message message() {
        boolean isWon = own > other;
        String winner = isWon ? ship : target;
        String loser = isWon ? target : ship;
        int most = Math.max(own, other);
        int least = Math.min(own, other);
        int better = isWon ? ownDie : otherDie;
        int worse = isWon ? otherDie : ownDie;
        return Message.of(
                own == other ? "hs.event.boarding-tied" : "hs.event.boarding-won",
                winner,
                loser,
                better,
                most - better,
                most,
                worse,
                least - worse,
                least);
    }
}
