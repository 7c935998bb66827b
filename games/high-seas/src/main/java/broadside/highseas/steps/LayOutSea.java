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
    private static final Clause[] CLAUSES = Clause.all(
            "CB-SETUP-02",
            "MI-SETUP-02",
            "CB-SETUP-03",
            "MI-SETUP-03",
            "PC-ISLANDS-01",
            "PC-ISLANDS-02",
            "PC-ISLANDS-03",
            "MI-ISLANDS-01",
            "CB-ISLANDS-01",
            "CB-HOME-02",
            "MI-HOME-02",
            "CB-HOME-05",
            "MI-HOME-04",
            "CB-HOME-06",
            "MI-HOME-05",
            "CB-CREW-01",
            "MI-CREW-01",
            "CB-TREASURE-02",
            "MI-TREASURE-02",
            "CB-TREASURE-03",
            "MI-TREASURE-03",
            "CB-TREASURE-04",
            "CB-TREASURE-05",
            "PC-TREASURE-01",
            "PC-HIDDEN-01",
            "PC-HIDDEN-02",
            "MI-TREASURE-04",
            "MI-TREASURE-05");

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
        if (p.isSetUpByHand()) {
            p.now(new AskIsland(first, 0));
            return;
        }
        Archipelago.lay(p, scene);
        if (scene.heard()) {
            scene.tell(new SeaLaidOut(first), CLAUSES);
        }
        p.now(new BeginTurn(first));
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
