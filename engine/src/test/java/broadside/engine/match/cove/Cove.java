package broadside.engine.match.cove;

import broadside.engine.document.Codec;
import broadside.engine.document.Labels;
import broadside.engine.game.Game;
import broadside.engine.game.Judgement;
import broadside.engine.game.OptionSpec;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Outcome;
import broadside.engine.game.Setup;
import broadside.engine.play.Refusal;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.window.WindowCodec;
import broadside.engine.window.Windows;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rules of Cove. A test may raise the version and change what a dig is worth, as an upgrade would. */
public final class Cove implements Game<CovePosition> {
    private static final String[] CARDS = {"blank", "parry", "none"};
    private static final Codec RECORDS = WindowCodec.RECORDS.and(Codec.of(
            CoveSteps.Deal.class,
            CoveSteps.AskColours.class,
            CoveSteps.CloseColours.class,
            CoveSteps.BeginTurn.class,
            CoveSteps.Continue.class,
            CoveSteps.Plunder.class,
            CoveSteps.Plunderer.class,
            CoveSteps.DugUp.class,
            CoveSteps.Looked.class,
            CoveSteps.Sailed.class,
            CoveSteps.Stole.class,
            CoveSteps.Parried.class,
            CoveQuestions.Colour.class,
            CoveQuestions.Act.class,
            CoveQuestions.React.class));

    /** What a dig of the running rules adds to the die; a test changes it to see a change of the rules. */
    static int bonus;

    /** Which choice of a turn the rules break at, as a mistake of ours would; -1: none. */
    static long broken = -1;

    private final int version;

    public Cove() {
        this(1);
    }

    public Cove(int version) {
        this.version = version;
    }

    /** Changes the rules, as a new release would. */
    public static void changeRules(int addedToDigs) {
        bonus = addedToDigs;
    }

    /** Breaks the rules at a choice: 0 ends the turn, 1 sails, 2 digs; -1 repairs them. */
    public static void breakAt(long choice) {
        broken = choice;
    }

    @Override
    public String id() {
        return "cove";
    }

    @Override
    public int version() {
        return version;
    }

    @Override
    public List<String> clausePrefixes() {
        return List.of();
    }

    @Override
    public List<OptionSpec> options() {
        return List.of(Windows.OPTION, OptionSpec.number("rounds", 1, 9, 3));
    }

    @Override
    public int fewestSeats() {
        return 2;
    }

    @Override
    public int mostSeats() {
        return 4;
    }

    @Override
    public @Nullable Refusal startRefusal(int seats, OptionValues options) {
        return null;
    }

    @Override
    public CovePosition open(Setup setup) {
        CovePosition position = new CovePosition(setup);
        position.now(new CoveSteps.Deal(), new CoveSteps.AskColours(), new CoveSteps.BeginTurn(0));
        return position;
    }

    @Override
    public Tree.Branch write(CovePosition position) {
        Tree.Grow out = Tree.branch();
        for (int seat = 0; seat < position.seats(); seat++) {
            int card = position.card[seat];
            int colour = position.colour[seat];
            out.put(
                    position.setup().seats().get(seat),
                    Tree.branch()
                            .put("gold", position.gold[seat])
                            .put("card", card < 0 ? "?" : CARDS[card])
                            .put("colour", colour)
                            .putUnlessZero("known", position.known[seat])
                            .done());
        }
        return out.put(
                        "table",
                        Tree.branch()
                                .put("turn", position.turn)
                                .put("actions", position.actions)
                                .put("round", position.round)
                                .done())
                .done();
    }

    @Override
    public CovePosition read(Setup setup, Field document, Labels labels) {
        CovePosition position = new CovePosition(setup);
        for (int seat = 0; seat < position.seats(); seat++) {
            Field own = document.need(setup.seats().get(seat));
            position.gold[seat] = (int) own.whole("gold", 0);
            position.card[seat] = List.of(CARDS).indexOf(own.need("card").text());
            position.colour[seat] = (int) own.whole("colour", -1);
            position.known[seat] = (int) own.whole("known", 0);
        }
        Field table = document.need("table");
        position.turn = (int) table.whole("turn", 0);
        position.actions = (int) table.whole("actions", 0);
        position.round = (int) table.whole("round", 0);
        return position;
    }

    @Override
    public Map<String, String> moments() {
        return Map.of("act", "the seat chooses its next action");
    }

    @Override
    public void startAt(CovePosition position, String moment, int seat) {
        position.now(new CoveSteps.BeginTurn(seat));
    }

    @Override
    public @Nullable Moment moment(CovePosition position) {
        return position.colour[0] < 0 ? null : new Moment("act", position.turn);
    }

    @Override
    public Outcome outcome(CovePosition position) {
        List<Integer> places = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        for (int gold : position.gold) {
            int place = 1;
            for (int other : position.gold) {
                place += other > gold ? 1 : 0;
            }
            places.add(place);
            scores.add(gold);
        }
        return new Outcome(places, scores, Message.of("cove.most-gold"), List.of());
    }

    @Override
    public Refusal notAsked(CovePosition position, int seat) {
        return new Refusal(Message.of("cove.not-your-turn", Arg.seat(position.turn)), List.of());
    }

    @Override
    public Codec codec() {
        return RECORDS;
    }

    @Override
    public Map<String, List<String>> names() {
        return Map.of();
    }

    @Override
    public Tree.Branch catalogue() {
        return Tree.branch().done();
    }

    @Override
    public String reference(CovePosition position, int piece) {
        return "";
    }

    @Override
    public @Nullable String path(CovePosition position, int piece) {
        return null;
    }

    @Override
    public Judgement<CovePosition> judgement() {
        return (position, values) -> {};
    }
}
