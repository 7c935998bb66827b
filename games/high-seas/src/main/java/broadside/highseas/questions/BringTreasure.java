package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Contributions;
import broadside.highseas.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Asks, secretly, which coins a player brings to the game: any eight that are worth 15 gold together (HS-R009). */
public record BringTreasure() implements Question<Position> {
    private static final int HIGHEST = 7;

    /** People may think of coins that there are not. */
    private static final int CONCEIVABLE = 9;

    private static final Reason COINS =
            Reason.of("hs.no.bring-coins", "CB-TREASURE-02", "MI-TREASURE-02", "CB-TREASURE-01", "MI-TREASURE-01");
    private static final Reason GOLD =
            Reason.of("hs.no.bring-gold", "CB-TREASURE-03", "MI-TREASURE-03", "CB-TREASURE-01", "MI-TREASURE-01");

    @Override
    public Tree domain(Position p, int seat) {
        return Tree.branch()
                .put("coins", Contributions.COINS)
                .put("gold", Contributions.GOLD)
                .done();
    }

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (long contribution : Contributions.possible()) {
            out.add(contribution);
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        int coins = 0;
        int gold = 0;
        for (int value = 0; value <= HIGHEST; value++) {
            coins += Contributions.count(choice, value);
            gold += value * Contributions.count(choice, value);
        }
        boolean isWhole = choice >>> Contributions.BITS * (HIGHEST + 1) == 0 && Contributions.count(choice, 0) == 0;
        if (!isWhole || coins != Contributions.COINS) {
            return why.no(COINS);
        }
        return gold == Contributions.GOLD || why.no(GOLD);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        Contributions.bring(p, seat, choice);
    }

    @Override
    public long fallback(Position p, int seat) {
        return Contributions.USUAL;
    }

    private static List<Integer> values(long choice) {
        List<Integer> values = new ArrayList<>();
        for (int value = 0; value <= CONCEIVABLE; value++) {
            for (int i = 0; i < Contributions.count(choice, value); i++) {
                values.add(value);
            }
        }
        return values;
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        List<Tree> coins = new ArrayList<>();
        for (int value : values(choice)) {
            coins.add(Tree.of(value));
        }
        return Tree.branch("bring", Tree.row(coins));
    }

    @Override
    public @Nullable Long parse(Position p, int seat, Tree parts) {
        if (!(parts instanceof Tree.Branch branch)
                || branch.children().size() != 1
                || !(branch.get("bring") instanceof Tree.Row row)
                || row.items().size() >= 1 << Contributions.BITS) {
            return null;
        }
        long choice = 0;
        for (Tree item : row.items()) {
            if (!(item instanceof Tree.Whole value) || value.value() < 0 || value.value() > CONCEIVABLE) {
                return null;
            }
            choice += 1L << Contributions.BITS * value.value();
        }
        return choice;
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        StringJoiner coins = new StringJoiner(", ");
        for (int value : values(choice)) {
            coins.add(Integer.toString(value));
        }
        return Message.of("hs.label.bring", coins.toString());
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.bring", Contributions.COINS, Contributions.GOLD);
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-TREASURE-02", "MI-TREASURE-02", "CB-TREASURE-03", "MI-TREASURE-03");
    }
}
