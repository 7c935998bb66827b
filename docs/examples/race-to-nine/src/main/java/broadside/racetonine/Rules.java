package broadside.racetonine;

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
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.racetonine.document.TableDocument;
import broadside.racetonine.events.CardTaken;
import broadside.racetonine.events.CardThrownAway;
import broadside.racetonine.events.DieRolled;
import broadside.racetonine.questions.TakeOrPass;
import broadside.racetonine.steps.EndTurn;
import broadside.racetonine.steps.RollForFirst;
import broadside.racetonine.steps.TakeCard;
import broadside.racetonine.steps.TakeTurn;
import broadside.racetonine.steps.ThrowAway;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Race to Nine as the rest of Broadside sees it. */
public final class Rules implements Game<Position> {
    /** The one moment at which a written table can stand. */
    private static final String TURN = "turn";

    private static final Reason SEATS = Reason.of("rn.no.seats", "RN-SEATS-01");
    private static final Reason NOT_YOUR_TURN = Reason.of("rn.no.not-your-turn", "RN-TURN-04");
    private static final Reason OVER = Reason.of("rn.no.over", "RN-END-01", "RN-END-02");

    /** Every record that a document may hold. */
    static final Codec CODEC = Codec.of(
            TakeOrPass.class,
            RollForFirst.class,
            TakeTurn.class,
            TakeCard.class,
            ThrowAway.class,
            EndTurn.class,
            DieRolled.class,
            CardTaken.class,
            CardThrownAway.class);

    @Override
    public String id() {
        return "race-to-nine";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<String> clausePrefixes() {
        return List.of("RN");
    }

    @Override
    public List<OptionSpec> options() {
        return List.of();
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
        return seats >= fewestSeats() && seats <= mostSeats() ? null : Refusal.of(SEATS);
    }

    @Override
    public Position open(Setup setup) {
        Position position = new Position(setup);
        position.now(new RollForFirst());
        return position;
    }

    @Override
    public Tree.Branch write(Position position) {
        return TableDocument.write(position);
    }

    @Override
    public Position read(Setup setup, Field document, Labels labels) {
        return TableDocument.read(setup, document);
    }

    @Override
    public Set<String> tableFields() {
        return TableDocument.FIELDS;
    }

    @Override
    public Map<String, String> moments() {
        return Map.of(TURN, "the seat takes the top card or passes");
    }

    @Override
    public void startAt(Position position, String moment, int seat) {
        position.now(new TakeTurn(seat));
    }

    @Override
    public @Nullable Moment moment(Position position) {
        Pending pending = position.pending();
        Decision open = pending == null ? null : pending.firstOpen();
        return open == null ? null : new Moment(TURN, open.seat());
    }

    @Override
    public Outcome outcome(Position position) {
        return Scoring.outcome(position);
    }

    @Override
    public Refusal notAsked(Position position, int seat) {
        Pending pending = position.pending();
        Decision open = pending == null ? null : pending.firstOpen();
        return open == null ? Refusal.of(OVER) : Refusal.of(NOT_YOUR_TURN, Arg.seat(open.seat()));
    }

    @Override
    public Codec codec() {
        return CODEC;
    }

    @Override
    public Map<String, List<String>> names() {
        return Map.of("card", List.of("1", "2", "3"));
    }

    @Override
    public Tree.Branch catalogue() {
        Tree.Grow cards = Tree.branch();
        for (int number = 1; number <= Position.KINDS; number++) {
            cards.put(Integer.toString(number), Position.COPIES);
        }
        return Tree.branch().put("cards", cards.done()).done();
    }

    @Override
    public String reference(Position position, int piece) {
        throw new IllegalArgumentException("this game has no pieces that a label could stand for");
    }

    @Override
    public @Nullable String path(Position position, int piece) {
        return null;
    }

    @Override
    public Judgement<Position> judgement() {
        return new Prospects();
    }
}
