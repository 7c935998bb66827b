package broadside.pirateattack;

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
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.pirateattack.questions.EndOfTurn;
import broadside.pirateattack.questions.PlayCard;
import broadside.pirateattack.questions.StartOfTurn;
import broadside.pirateattack.steps.CloseTurn;
import broadside.pirateattack.steps.DealHands;
import broadside.pirateattack.steps.EndTurn;
import broadside.pirateattack.steps.Endings;
import broadside.pirateattack.steps.LayOut;
import broadside.pirateattack.steps.OpenTurn;
import broadside.pirateattack.steps.PlayTurn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Is the game Pirate Attack as the rest of Broadside sees it. */
public final class Rules implements Game<Position> {
    private static final Clause[] SECRET_ADD_ONS = Clause.all("PA-ADDON-01", "PA-BATTLE-16");
    private static final Clause[] SECRET_DOCTORS = Clause.all("PA-WITCH-01", "PA-WITCH-02");
    private static final Clause[] SECRET_TELLERS = Clause.all("PA-FORTUNE-02");
    private static final Clause[] SECRET_HANDS = Clause.all("PA-SPY-02", "PA-MONKEY-02");

    @Override
    public String id() {
        return "pirate-attack";
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<String> clausePrefixes() {
        return List.of("PA");
    }

    @Override
    public List<OptionSpec> options() {
        return Options.ALL;
    }

    @Override
    public int fewestSeats() {
        return 3;
    }

    @Override
    public int mostSeats() {
        return Cells.MOST_SEATS;
    }

    @Override
    public @Nullable Refusal startRefusal(int seats, OptionValues options) {
        if (seats < fewestSeats() || seats > mostSeats()) {
            return Refusal.of(Reasons.SEATS, seats);
        }
        if (options.truth(Options.TEAMS) && seats % 2 != 0) {
            return Refusal.of(Reasons.TEAM_SEATS, seats);
        }
        boolean needsFame = options.whole(Options.FAME_TARGET) > 0
                || options.whole(Options.MINUTES) > 0
                || options.whole(Options.TURNS) > 0;
        return needsFame && options.text(Options.FAME).equals("none") ? Refusal.of(Reasons.NO_FAME) : null;
    }

    @Override
    public Position open(Setup setup) {
        Position position = new Position(setup);
        Stocks.stack(position);
        position.now(new LayOut(), new DealHands());
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
        moments.put("play", "the player on turn has drawn and plays a card");
        moments.put("start", "the turn begins: the player may buy, then draws");
        moments.put("end", "the play is over; the player may buy before the turn ends");
        return moments;
    }

    @Override
    public void startAt(Position position, String moment, int seat) {
        position.enterTurn(seat);
        position.now(new CloseTurn(seat), new EndTurn(seat));
        if (!moment.equals("end")) {
            position.now(new PlayTurn(seat));
        }
        if (moment.equals("start")) {
            // Nothing has changed yet in a turn that begins: it counts among the quiet ones (PA-ENDGAME-10).
            position.quiet = position.lastPhase ? Math.max(1, position.quiet) : position.quiet;
            position.now(new OpenTurn(seat));
        }
    }

    @Override
    public @Nullable Moment moment(Position position) {
        Pending pending = position.pending();
        if (pending == null) {
            return null;
        }
        Decision decision = pending.decision(0);
        Question<?> question = decision.question();
        if (question instanceof StartOfTurn) {
            return new Moment("start", decision.seat());
        }
        if (question instanceof PlayCard) {
            return new Moment("play", decision.seat());
        }
        return question instanceof EndOfTurn ? new Moment("end", decision.seat()) : null;
    }

    @Override
    public Outcome outcome(Position position) {
        return Scoring.outcome(position);
    }

    @Override
    public int settlers(Position position) {
        return Endings.owners(position);
    }

    @Override
    public void settle(Position position, Scene scene) {
        Endings.agreed(position, scene);
    }

    @Override
    public Clause[] secrecy(String path) {
        if (path.contains("under")) {
            return SECRET_ADD_ONS;
        }
        if (path.contains("curses")) {
            return SECRET_DOCTORS;
        }
        if (path.contains("saved")) {
            return SECRET_TELLERS;
        }
        return path.contains("hand") ? SECRET_HANDS : Clause.NONE;
    }

    @Override
    public Refusal notAsked(Position position, int seat) {
        Pending pending = position.pending();
        Decision open = pending == null ? null : pending.firstOpen();
        if (open == null) {
            return Refusal.of(Reasons.OVER);
        }
        return seat == position.turn()
                ? Refusal.of(Reasons.OTHERS_ANSWER, Arg.seat(open.seat()))
                : Refusal.of(Reasons.NOT_YOUR_TURN, Arg.seat(position.turn()));
    }

    @Override
    public Refusal notAsked(Position position, int seat, Tree tried) {
        Long choice = position.isOver() ? null : ChoiceParts.parse(position, tried);
        if (choice == null || !Choice.is(choice, Choice.Act.BUY) || seat == position.turn()) {
            return notAsked(position, seat);
        }
        return Stalls.isLocked(position, seat, choice)
                ? Stalls.locked(position, seat)
                : Refusal.of(Reasons.BUY_IN_TURN, Arg.seat(position.turn()));
    }

    @Override
    public void timePassed(Position position, int minutes, Scene scene) {
        position.setMinutes(minutes);
    }

    @Override
    public Codec codec() {
        return Records.CODEC;
    }

    @Override
    public Map<String, List<String>> names() {
        return Catalogue.names();
    }

    @Override
    public Tree.Branch catalogue() {
        return Catalogue.catalogue();
    }

    @Override
    public Tree.Branch pieces() {
        return Pieces.all();
    }

    @Override
    public String reference(Position position, int piece) {
        int ship = Fleet.bySerial(position, piece);
        return ship < 0 ? "" : ChoiceWords.ship(position, ship);
    }

    @Override
    public @Nullable String path(Position position, int piece) {
        int ship = Fleet.bySerial(position, piece);
        return ship < 0 ? null : ChoiceWords.ship(position, ship);
    }

    @Override
    public Judgement<Position> judgement() {
        return new Prospects();
    }
}
