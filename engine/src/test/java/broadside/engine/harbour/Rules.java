package broadside.engine.harbour;

import broadside.engine.document.Codec;
import broadside.engine.document.Labels;
import broadside.engine.game.Game;
import broadside.engine.game.Judgement;
import broadside.engine.game.OptionSpec;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Outcome;
import broadside.engine.game.Setup;
import broadside.engine.harbour.questions.ChooseAction;
import broadside.engine.harbour.questions.DawnCall;
import broadside.engine.harbour.steps.AskAction;
import broadside.engine.harbour.steps.BeginTurn;
import broadside.engine.harbour.steps.Deal;
import broadside.engine.harbour.steps.EndTurn;
import broadside.engine.play.Pending;
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.window.Windows;
import broadside.engine.words.Arg;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Is Harbour as the engine sees it. */
public final class Rules implements Game<Position> {
    /** How many rounds are played at most. */
    public static final OptionSpec ROUNDS = OptionSpec.number("rounds", 1, 20, 6, "HB-ENDS-01");

    @Override
    public String id() {
        return "harbour";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<String> clausePrefixes() {
        return List.of("HB");
    }

    @Override
    public List<OptionSpec> options() {
        return List.of(Windows.OPTION, ROUNDS);
    }

    @Override
    public int fewestSeats() {
        return 3;
    }

    @Override
    public int mostSeats() {
        return 3;
    }

    @Override
    public @Nullable Refusal startRefusal(int seats, OptionValues options) {
        return seats == 3 ? null : Refusal.of(Reasons.THREE_SEATS, seats);
    }

    @Override
    public Position open(Setup setup) {
        Position position = new Position(setup, new Pile(Cards.all()));
        position.now(new Deal());
        return position;
    }

    @Override
    public Tree.Branch write(Position position) {
        return WriteTable.write(position);
    }

    @Override
    public Position read(Setup setup, Field document, Labels labels) {
        return new ReadTable(setup, document, labels).read();
    }

    @Override
    public Set<String> tableFields() {
        return ReadTable.TABLE;
    }

    @Override
    public Map<String, String> moments() {
        Map<String, String> moments = new LinkedHashMap<>();
        moments.put("action", "the captain on turn has drawn and chooses an action");
        moments.put("dawn", "the turn begins; captains who stop at dawn are asked, then a card is drawn");
        return moments;
    }

    @Override
    public void startAt(Position position, String moment, int seat) {
        position.setTurn(seat);
        if (moment.equals("dawn")) {
            position.now(new BeginTurn(seat));
        } else {
            position.now(new AskAction(seat), new EndTurn(seat));
        }
    }

    @Override
    public @Nullable Moment moment(Position position) {
        Pending pending = position.pending();
        Question<Position> question =
                pending == null ? null : pending.decision(0).question();
        if (question instanceof ChooseAction action) {
            return new Moment("action", action.captain());
        }
        return question instanceof DawnCall dawn ? new Moment("dawn", dawn.turn()) : null;
    }

    @Override
    public Outcome outcome(Position position) {
        return Ranking.of(position);
    }

    @Override
    public Refusal notAsked(Position position, int seat) {
        return Refusal.of(Reasons.NOT_ASKED, Arg.seat(position.decider(position.turn())));
    }

    @Override
    public Codec codec() {
        return Records.CODEC;
    }

    @Override
    public Map<String, List<String>> names() {
        List<String> cards = new ArrayList<>();
        for (Card card : Card.values()) {
            cards.add(card.documentName());
        }
        return Map.of("cards", cards);
    }

    @Override
    public Tree.Branch catalogue() {
        Tree.Grow cards = Tree.branch();
        for (Card card : Card.values()) {
            cards.put(card.documentName(), card.copies());
        }
        return Tree.branch()
                .put("cards", cards.done())
                .put("coins", Position.ALL_COINS)
                .done();
    }

    @Override
    public String reference(Position position, int piece) {
        return ChooseAction.quay(position.quays().find(piece));
    }

    @Override
    public @Nullable String path(Position position, int piece) {
        int quay = position.quays().find(piece);
        return quay < 0 ? null : "quays[" + quay + "]";
    }

    @Override
    public Judgement<Position> judgement() {
        return Rules::evaluate;
    }

    private static void evaluate(Position position, double[] values) {
        for (int seat = 0; seat < position.seats(); seat++) {
            double lead = position.score(seat);
            for (int other = 0; other < position.seats(); other++) {
                lead -= position.score(other) / (double) position.seats();
            }
            values[seat] = 1 / (1 + Math.exp(-lead / 4));
        }
    }
}
