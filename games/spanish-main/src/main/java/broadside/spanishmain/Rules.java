package broadside.spanishmain;

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
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.spanishmain.steps.ChooseStarter;
import broadside.spanishmain.steps.DealPirates;
import broadside.spanishmain.steps.EndTurn;
import broadside.spanishmain.steps.ExecuteAdventure;
import broadside.spanishmain.steps.LayOutMovements;
import broadside.spanishmain.steps.LayOutShips;
import broadside.spanishmain.steps.TurnUpAdventures;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Is the game Spanish Main: The Card Game as the rest of Broadside sees it. */
public final class Rules implements Game<Position> {
    private static final Reason SEATS = Reason.of("sm.no.seats", "SM-INTRO-01");
    private static final Reason NOT_YOUR_TURN = Reason.of("sm.no.not-your-turn", "SM-TURN-01", "SM-TURN-04");
    private static final Reason SWAP_OVER = Reason.of("sm.no.swap-over", "SM-PASS-02", "SM-TURN-01");
    private static final Reason SWAP_OF_HAND_OVER = Reason.of("sm.no.swap-over", "SM-HAND-12", "SM-TURN-01");
    private static final Reason OVER = Reason.of("sm.no.over", "SM-END-01");

    private static final Clause[] SECRET_PIRATES = Clause.all("SM-SETUP-12", "SM-ACCUSE-05");
    private static final Clause[] SECRET_HANDS = Clause.all("SM-HAND-04");
    private static final Clause[] SECRET_PILES = Clause.all("SM-SETUP-08", "SM-SETUP-15");

    @Override
    public String id() {
        return "spanish-main";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<String> clausePrefixes() {
        return List.of("SM");
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
        return Cells.MOST_SEATS;
    }

    @Override
    public @Nullable Refusal startRefusal(int seats, OptionValues options) {
        return seats < fewestSeats() || seats > mostSeats() ? Refusal.of(SEATS, seats) : null;
    }

    @Override
    public Position open(Setup setup) {
        Position position = new Position(setup);
        position.adventurePile = Adventure.CARDS;
        position.adventurePool = Pool.ofAdventures().pour(position.cells, Cells.ADVENTURE_POOL);
        position.movementPile = Movement.CARDS;
        position.movementPool = Pool.ofMovements().pour(position.cells, Cells.MOVEMENT_POOL);
        position.now(new LayOutMovements(), new ChooseStarter());
        position.now(new LayOutShips(), new TurnUpAdventures(), new DealPirates());
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
        moments.put("action", "the player on turn chooses an action");
        moments.put("adventure", "the action is over; the active adventure is executed next");
        return moments;
    }

    @Override
    public void startAt(Position position, String moment, int seat) {
        position.turn = seat;
        position.now(new ExecuteAdventure(), new EndTurn());
        if (moment.equals("action")) {
            position.ask(seat, new TakeAction());
        }
    }

    @Override
    public @Nullable Moment moment(Position position) {
        Pending pending = position.pending();
        return pending == null ? null : new Moment("action", pending.decision(0).seat());
    }

    @Override
    public Outcome outcome(Position position) {
        return Scoring.outcome(position);
    }

    @Override
    public Clause[] secrecy(String path) {
        if (path.contains("pirates")) {
            return SECRET_PIRATES;
        }
        if (path.contains("hand")) {
            return SECRET_HANDS;
        }
        return path.contains("pile") ? SECRET_PILES : Clause.NONE;
    }

    @Override
    public Refusal notAsked(Position position, int seat) {
        Pending pending = position.pending();
        Decision open = pending == null ? null : pending.firstOpen();
        return open == null ? Refusal.of(OVER) : Refusal.of(NOT_YOUR_TURN, Arg.seat(open.seat()));
    }

    @Override
    public Refusal notAsked(Position position, int seat, Tree tried) {
        Pending pending = position.pending();
        Decision open = pending == null ? null : pending.firstOpen();
        Long choice = open == null ? null : TurnParts.parse(position, tried);
        return open != null && choice != null && TurnChoice.isSwap(choice)
                ? Refusal.of(position.hasHands() ? SWAP_OF_HAND_OVER : SWAP_OVER, Arg.seat(open.seat()))
                : notAsked(position, seat);
    }

    @Override
    public Codec codec() {
        return Records.CODEC;
    }

    @Override
    public Map<String, List<String>> names() {
        return Cards.names();
    }

    @Override
    public Tree.Branch catalogue() {
        return Cards.catalogue();
    }

    @Override
    public Tree.Branch pieces() {
        return Pieces.all();
    }

    @Override
    public String reference(Position position, int piece) {
        return Ship.of(piece).documentName();
    }

    @Override
    public String path(Position position, int piece) {
        return "row[" + position.spaceOf(piece) + "]";
    }

    @Override
    public Judgement<Position> judgement() {
        return new Prospects();
    }
}
