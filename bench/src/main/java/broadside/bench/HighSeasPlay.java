package broadside.bench;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.play.Scene;
import broadside.highseas.Position;
import broadside.highseas.Rules;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures High Seas with two ships a side. */
public class HighSeasPlay extends Play<Position> {
    private long key;

    public HighSeasPlay() {
        super(new Rules(), 2, 150);
    }

    /** Counts turns beside games. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Turns {
        public long turns;
    }

    /** Whole games with any legal answer: both players' turns are counted. */
    @Benchmark
    public int turnsOfGames(Turns counts) {
        Position position = table.game.open(table.setup);
        Scene scene = Scene.silent(new SplitMixChance(key++));
        position.advance(scene);
        int turn = -1;
        while (!position.isOver()) {
            table.choose(position, scene);
            int now = position.round() * 2 + position.turn();
            counts.turns += now == turn ? 0 : 1;
            turn = now;
        }
        return turn;
    }
}
