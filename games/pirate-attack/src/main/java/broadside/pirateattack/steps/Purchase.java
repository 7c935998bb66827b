package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.FortuneTeller;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.Stalls;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.DoctorBought;
import broadside.pirateattack.events.DoctorPlaced;
import broadside.pirateattack.events.FortuneBought;
import broadside.pirateattack.events.GoldRequested;
import broadside.pirateattack.questions.LendGold;
import broadside.pirateattack.questions.PlaceDoctor;

/**
 * Buys a card at the Market.
 *
 * @param share how much of the price the partner pays
 */
public record Purchase(@AtSeat int seat, int stall, int share) implements Step<Position> {
    private static final Clause[] PAID = Clause.all("PA-DECKMAIN-84", "PA-SPEND-01", "PA-SPEND-02");
    private static final Clause[] DOCTOR = Clause.all("PA-WITCH-01", "PA-INTRO-07");
    private static final Clause[] PLACED = Clause.all("PA-WITCH-02", "PA-WITCH-03");
    private static final Clause[] TELLER = Clause.all("PA-FORTUNE-01", "PA-FORTUNE-02", "PA-INTRO-08");
    private static final Clause[] TOGETHER = Clause.all("PA-TEAM-09", "PA-TEAM-10");

    static final int NO_SHARE = 0;

    public static Purchase of(int seat, long choice) {
        int share = Choice.number(choice);
        return new Purchase(seat, Choice.card(choice), share == Choice.NO_NUMBER ? NO_SHARE : share);
    }

    @Override
    public void run(Position p, Scene scene) {
        if (share > 0 && p.custom().asksPartner()) {
            if (scene.heard()) {
                scene.tell(new GoldRequested(seat, p.partner(seat), stall, share), TOGETHER);
            }
            p.ask(p.partner(seat), new LendGold(seat, stall, share));
        } else {
            complete(p, seat, stall, share, scene);
        }
    }

    /** Pays and takes the card. */
    public static void complete(Position p, int seat, int stall, int share, Scene scene) {
        int price = p.price();
        scene.cite(PAID);
        Purse.spend(p, seat, price - share);
        if (share > 0) {
            Purse.spend(p, p.partner(seat), share);
            scene.cite(TOGETHER);
        }
        p.stir();
        if (stall == Stalls.TELLER) {
            int kind = Stocks.buyTeller(p, seat, scene);
            if (scene.heard()) {
                scene.tell(new FortuneBought(seat, price, share, FortuneTeller.of(kind)), TELLER);
            }
            return;
        }
        int kind = Stocks.buyDoctor(p, seat, scene);
        if (scene.heard()) {
            scene.tell(new DoctorBought(seat, price, share, WitchDoctor.of(kind)), DOCTOR);
        }
        if (Fleet.count(p) == 1) {
            if (scene.heard()) {
                scene.obvious(p, seat, new PlaceDoctor(), Choice.ship(Choice.of(Choice.Act.CURSE), 0));
            }
            place(p, seat, 0, scene);
        } else {
            p.ask(seat, new PlaceDoctor());
        }
    }

    /** Puts the Witch Doctor just bought face down on a ship. */
    public static void place(Position p, int seat, int ship, Scene scene) {
        Stocks.placeBought(p, ship);
        if (scene.heard()) {
            scene.tell(
                    new DoctorPlaced(seat, Fleet.owner(p, ship), Fleet.place(p, ship) + 1, Fleet.card(p, ship)),
                    PLACED);
        }
    }
}
