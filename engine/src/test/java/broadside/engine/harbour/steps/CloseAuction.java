package broadside.engine.harbour.steps;

import broadside.engine.harbour.Position;
import broadside.engine.harbour.events.AuctionEnded;
import broadside.engine.harbour.events.BidsOpened;
import broadside.engine.play.Closing;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import java.util.ArrayList;
import java.util.List;

/** Compares the bids: the highest alone wins. */
public record CloseAuction() implements Closing<Position> {
    private static final Clause[] SOLD = Clause.all("HB-AUCT-02");
    private static final Clause[] NO_SALE = Clause.all("HB-AUCT-03");

    @Override
    public void close(Position position, Pending answered, Scene scene) {
        int winner = -1;
        long best = 0;
        for (int i = 0; i < answered.size(); i++) {
            long bid = answered.answer(i);
            if (bid > best) {
                winner = answered.decision(i).seat();
                best = bid;
            } else if (bid == best) {
                winner = -1;
            }
        }
        if (scene.heard()) {
            List<Integer> bids = new ArrayList<>();
            for (int i = 0; i < answered.size(); i++) {
                bids.add((int) answered.answer(i));
            }
            scene.tell(new BidsOpened(bids), SOLD);
            scene.tell(new AuctionEnded(winner), winner < 0 ? NO_SALE : SOLD);
        }
        if (winner >= 0) {
            CarryOut.coins(position, winner, -1, (int) best, scene, SOLD);
            position.now(new DrawPrize(winner), new DrawPrize(winner));
        }
    }
}
