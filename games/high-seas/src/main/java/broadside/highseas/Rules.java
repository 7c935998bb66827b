package broadside.highseas;

import broadside.engine.document.Codec;
import broadside.engine.document.Labels;
import broadside.engine.game.Game;
import broadside.engine.game.Judgement;
import broadside.engine.game.OptionSpec;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Outcome;
import broadside.engine.game.Setup;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Reason;
import broadside.engine.play.Refusal;
import broadside.engine.play.Scene;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import broadside.engine.scenario.ScenarioWords;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.highseas.captains.Prospects;
import broadside.highseas.questions.GiveOrder;
import broadside.highseas.questions.GiveUp;
import broadside.highseas.questions.PickMast;
import broadside.highseas.steps.BeginTurn;
import broadside.highseas.steps.FinishGame;
import broadside.highseas.steps.LayOutSea;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Is the game High Seas as the rest of Broadside sees it. */
public final class Rules implements Game<Position>, ScenarioWords<Position> {
    private static final Reason SEATS = Reason.of("hs.no.seats", "CB-SETUP-03", "MI-SETUP-03");
    private static final Reason NOT_YOUR_TURN = Reason.of("hs.no.not-your-turn", "PC-ACTIONS-01");
    private static final Reason NOT_YOUR_LOSS = Reason.of("hs.no.not-your-turn", "PC-WHOPICKS-01");
    private static final Reason NEITHER_TURN_NOR_LOSS =
            Reason.of("hs.no.not-your-turn", "PC-ACTIONS-01", "PC-WHOPICKS-01");
    private static final Reason OVER = Reason.of("hs.no.over", "PC-WIN-01");

    @Override
    public String id() {
        return "high-seas";
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<String> clausePrefixes() {
        return List.of("CB", "MI", "PC");
    }

    @Override
    public List<OptionSpec> options() {
        return Options.ALL;
    }

    @Override
    public int fewestSeats() {
        return 2;
    }

    @Override
    public int mostSeats() {
        return 2;
    }

    @Override
    public @Nullable Refusal startRefusal(int seats, OptionValues options) {
        return seats != 2 ? Refusal.of(SEATS, seats) : null;
    }

    @Override
    public Position open(Setup setup) {
        Position position = new Position(setup);
        position.now(new LayOutSea());
        return position;
    }

    @Override
    public Tree.Branch write(Position position) {
        return TableWriter.write(position);
    }

    @Override
    public Position read(Setup setup, Field document, Labels labels) {
        return TableReader.read(setup, document, labels);
    }

    @Override
    public Set<String> tableFields() {
        return TableReader.FIELDS;
    }

    @Override
    public Map<String, String> moments() {
        Map<String, String> moments = new LinkedHashMap<>();
        moments.put("orders", "the turn has begun; the player on turn gives orders");
        moments.put("begin", "the turn begins next");
        return moments;
    }

    @Override
    public void startAt(Position position, String moment, int seat) {
        position.turn = seat;
        if (moment.equals("begin")) {
            position.now(new BeginTurn(seat));
            return;
        }
        position.ask(seat, new GiveOrder());
    }

    @Override
    public @Nullable Moment moment(Position position) {
        Pending pending = position.pending();
        Object question = pending == null ? null : pending.decision(0).question();
        return pending != null && question instanceof GiveOrder
                ? new Moment("orders", pending.decision(0).seat())
                : null;
    }

    @Override
    public Outcome outcome(Position position) {
        return Scoring.outcome(position);
    }

    /** Both players may agree on a stalemate, unless the game has a limit of time (PC-WIN-14, PC-WIN-15, HS-R122). */
    @Override
    public int settlers(Position position) {
        return position.roundLimit() == 0 && position.half() > 0 ? (1 << position.seats()) - 1 : 0;
    }

    @Override
    public void settle(Position position, Scene scene) {
        new FinishGame(Ending.STALEMATE).run(position, scene);
    }

    @Override
    public Clause[] secrecy() {
        return Clause.all(
                "PC-HIDDEN-01",
                "PC-HIDDEN-02",
                "PC-HIDDEN-03",
                "CB-CREW-01",
                "CB-CREW-07",
                "CB-TREASURE-04",
                "CB-EXPLORE-04",
                "CB-EXPLORE-05",
                "MI-CREW-01",
                "MI-CREW-08",
                "MI-TREASURE-04",
                "MI-EXPLORE-04",
                "MI-EXPLORE-05");
    }

    @Override
    public Refusal notAsked(Position position, int seat) {
        Pending pending = position.pending();
        Decision open = pending == null ? null : pending.firstOpen();
        if (open == null) {
            return Refusal.of(OVER);
        }
        Object question = open.question();
        boolean isLoss = question instanceof PickMast || question instanceof GiveUp;
        Reason reason = !isLoss ? NOT_YOUR_TURN : seat == position.turn ? NOT_YOUR_LOSS : NEITHER_TURN_NOR_LOSS;
        return Refusal.of(reason, Arg.seat(open.seat()));
    }

    @Override
    public Codec codec() {
        return Records.CODEC;
    }

    @Override
    public Map<String, List<String>> names() {
        Map<String, List<String>> names = new LinkedHashMap<>();
        List<String> ships = new ArrayList<>();
        for (ShipCard ship : Pieces.SHIPS) {
            ships.add(ship.name());
        }
        List<String> crew = new ArrayList<>();
        for (CrewCard card : Pieces.CREW) {
            crew.add(card.name());
        }
        names.put("ship", ships);
        names.put("crew", crew);
        names.put("island", Pieces.ISLANDS);
        return names;
    }

    @Override
    public Tree.Branch catalogue() {
        return Statistics.all();
    }

    @Override
    public Tree.Branch pieces() {
        return Drawings.all();
    }

    @Override
    public String reference(Position position, int piece) {
        return Names.of(position, piece);
    }

    @Override
    public String path(Position position, int piece) {
        return Position.isShip(piece) ? "ships[" + (piece - Position.firstShip()) + "]" : "islands[" + piece + "]";
    }

    @Override
    public Tree.Branch measure(Position mask, Field from, Field to) {
        return Yardstick.measure(mask, from, to);
    }

    @Override
    public Judgement<Position> judgement() {
        return new Prospects();
    }

    @Override
    public Set<String> tests() {
        return Inspections.WORDS;
    }

    @Override
    public @Nullable String test(Position position, String word, Field test, Labels labels, Cited cited) {
        return Inspections.test(position, word, test, labels, cited);
    }
}
