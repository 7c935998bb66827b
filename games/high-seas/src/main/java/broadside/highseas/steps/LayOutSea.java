package broadside.highseas.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Archipelago;
import broadside.highseas.Position;
import broadside.highseas.events.SeaLaidOut;

/** Rolls for the first player; then the players set the table up, or it is set up by itself with everything. */
public record LayOutSea() implements Step<Position> {
    private static final Purpose FIRST = Purpose.of("first player");
    private static final Clause[] ROLLED = Clause.all("CB-SETUP-02", "MI-SETUP-02");
    private static final Clause[] HIGHER = Clause.all("CB-SETUP-03", "MI-SETUP-03");
    private static final Clause[] SIX = Clause.all("CB-ISLANDS-01", "MI-ISLANDS-01");
    private static final Clause[] APART = Clause.all("PC-ISLANDS-01", "PC-ISLANDS-02", "PC-ISLANDS-03");
    private static final Clause[] BERTHS = Clause.all("CB-HOME-02", "MI-HOME-02");
    private static final Clause[] SECOND_BERTHS = Clause.all("CB-HOME-05", "MI-HOME-04");
    private static final Clause[] CREW = Clause.all("CB-CREW-01", "MI-CREW-01");
    private static final Clause[] EIGHT_COINS = Clause.all("CB-TREASURE-02", "MI-TREASURE-02");
    private static final Clause[] FIFTEEN_GOLD = Clause.all("CB-TREASURE-03", "MI-TREASURE-03");

    @Override
    public void run(Position p, Scene scene) {
        int first;
        int[] dice = new int[p.seats()];
        do {
            first = 0;
            for (int seat = 0; seat < p.seats(); seat++) {
                dice[seat] = scene.chance().roll(p, FIRST, 6);
                first = dice[seat] > dice[first] ? seat : first;
            }
        } while (p.seats() == 2 && dice[0] == dice[1]);
        p.setFirstPlayer(first);
        scene.cite(ROLLED);
        scene.cite(HIGHER);
        if (p.isSetUpByHand()) {
            p.now(new AskIsland(first, 0));
            return;
        }
        Archipelago.lay(p, scene);
        if (scene.heard()) {
            scene.cite(APART);
            scene.cite(BERTHS);
            scene.cite(SECOND_BERTHS);
            scene.cite(CREW);
            scene.cite(EIGHT_COINS);
            scene.cite(FIFTEEN_GOLD);
            BuryTreasure.cite(scene);
            scene.tell(new SeaLaidOut(first), SIX);
        }
        p.now(new BeginTurn(first));
    }
}
