package broadside.engine.scenario;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.play.Scene;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays one scenario: holds the position, hears events and citations, and passes the windows nobody mentions. */
final class Stage<P extends Position> {
    private final Game<P> game;
    private final P position;
    private final Labels labels;
    private final ScriptedChance chance;
    private final boolean strict;
    private final Cited cited;
    private final Voice voice;
    private final Likeness likeness;

    /** For each label the field of the document in which such pieces stand. */
    private final Map<String, String> homes = new HashMap<>();

    private final Unasked<P> unasked = new Unasked<>();
    private Block block;
    private Cited citedByStep = new Cited();
    private boolean looked;

    /** Starts at a position; {@code strict} says that windows may not be passed without being mentioned. */
    Stage(Game<P> game, P position, Labels labels, ScriptedChance chance, boolean strict, Cited cited) {
        this.game = game;
        this.position = position;
        this.labels = labels;
        this.chance = chance;
        this.strict = strict;
        this.cited = cited;
        this.voice = new Voice(game, position.setup().seats());
        this.likeness = new Likeness(this::behind);
        this.block = new Block(game.write(position));
        for (String label : labels.all()) {
            Place place = Spot.find(this, new Place(List.of(label)));
            if (place != null && !place.parts().isEmpty()) {
                homes.put(label, place.parts().get(0));
            }
        }
        if (position.pending() == null && !position.isOver()) {
            run(position::advance);
        }
        note();
    }

    /** Returns a stage on a copy, for trying something out: nothing that happens there is remembered here. */
    @SuppressWarnings("unchecked")
    Stage<P> fork() {
        return at((P) position.copy());
    }

    /** Returns a stage on another position of the same game, for looking at it. */
    Stage<P> at(P other) {
        return new Stage<>(game, other, labels, chance.copy(), strict, new Cited());
    }

    Game<P> game() {
        return game;
    }

    P position() {
        return position;
    }

    Labels labels() {
        return labels;
    }

    Likeness likeness() {
        return likeness;
    }

    /** Returns a comparison with this document of the position now, in which a label means the piece itself. */
    Likeness likeness(Tree document) {
        return new Likeness(this::behind, label -> {
            Integer piece = labels.piece(label);
            String path = piece == null ? null : game.path(position, piece);
            return path == null
                    ? null
                    : Place.read(Field.at("path", Tree.of(path)), path).find(document, likeness);
        });
    }

    /** Returns a comparison for choices, which name pieces by their paths: a file may say what stands there instead. */
    Likeness naming() {
        return new Likeness(this::behind, label -> null, new Named<>(this)::at);
    }

    /** Returns the field of the document in which the labelled piece stood at the start; null for no label. */
    @Nullable
    String home(String label) {
        return homes.get(label);
    }

    Voice voice() {
        return voice;
    }

    List<String> seats() {
        return position.setup().seats();
    }

    boolean strict() {
        return strict;
    }

    /** Returns what happened since the last look. */
    Block block() {
        return block;
    }

    /** Returns what the rules cited in the last step that did, tried or offered something; at first, in the deal. */
    Cited citedByStep() {
        return citedByStep;
    }

    /** Begins a step that rules on something, and hears anew what is cited. */
    void hear() {
        citedByStep = new Cited();
    }

    /** Begins a step that may change something. */
    void act() {
        hear();
        turnPage();
    }

    /** Begins a new block of events if somebody has looked at the one before. */
    void turnPage() {
        if (looked) {
            block = new Block(game.write(position));
            looked = false;
        }
    }

    /** Begins a step that looks. */
    void look() {
        looked = true;
    }

    /** Notes clauses that were shown to somebody. */
    void cite(List<Clause> clauses) {
        for (Clause clause : clauses) {
            cited.add(clause);
            citedByStep.add(clause);
        }
    }

    /** Notes that the file demanded these clauses by name, and got them. */
    void name(List<Clause> clauses) {
        cited.name(clauses);
    }

    /** Returns the open decision of a seat, or null. */
    @Nullable
    Decision open(int seat) {
        Pending pending = position.pending();
        return pending == null ? null : pending.openFor(seat);
    }

    /** Returns every open decision. */
    List<Decision> open() {
        List<Decision> open = new ArrayList<>();
        Pending pending = position.pending();
        for (int i = 0; pending != null && i < pending.size(); i++) {
            if (!pending.isAnswered(i)) {
                open.add(pending.decision(i));
            }
        }
        return open;
    }

    /** Returns the questions that answered themselves since the last answer. */
    Unasked<P> unasked() {
        return unasked;
    }

    /** Answers and lets the rules run on. */
    void answer(Decision decision, long choice) {
        Refusal refusal = decision.refusal(position, choice);
        if (refusal != null) {
            throw new ScenarioFailed("the rules offer this and refuse it: " + voice.refused(refusal));
        }
        unasked.clear();
        answerFurther(decision, choice);
    }

    private void answerFurther(Decision decision, long choice) {
        run(scene -> {
            position.answer(decision.id(), choice, scene);
            position.advance(scene);
        });
        note();
    }

    /** Answers with the default; what answered itself before may still be written. */
    void pass(Decision decision) {
        answerFurther(decision, decision.fallback(position));
    }

    /** Passes the windows of others until this seat is asked, as far as only windows stand in the way. */
    @Nullable
    Decision await(int seat) {
        Decision decision = open(seat);
        while (decision == null && !strict && onlyWindows()) {
            pass(open().get(0));
            decision = open(seat);
        }
        return decision;
    }

    /** Passes every open window, unless the file wants each one mentioned. */
    void settle() {
        while (!strict && onlyWindows()) {
            pass(open().get(0));
        }
    }

    private boolean onlyWindows() {
        List<Decision> open = open();
        for (Decision decision : open) {
            if (!decision.question().reaction()) {
                return false;
            }
        }
        return !open.isEmpty();
    }

    /** Returns the position document, or what a seat sees of it. */
    @SuppressWarnings("unchecked")
    Tree.Branch document(@Nullable Integer viewer) {
        P seen = viewer == null ? position : (P) position.mask(viewer);
        return PositionDocument.write(game, seen);
    }

    String digest() {
        return PositionDocument.digest(game, position);
    }

    /** Returns how choices name the labelled piece, or what is at a path from it; null where this is no label. */
    @Nullable
    String behind(String text) {
        Integer piece = labels.piece(text);
        if (piece != null) {
            return game.reference(position, piece);
        }
        int dot = text.indexOf('.');
        Integer owner = dot < 0 ? null : labels.piece(text.substring(0, dot));
        return owner == null ? null : game.reference(position, owner) + text.substring(dot);
    }

    private void run(java.util.function.Consumer<Scene> play) {
        Cited heard = new Cited();
        List<Told> told = new ArrayList<>();
        try {
            play.accept(Scene.heard(chance, told::add, heard, unasked::note));
        } finally {
            block.events().addAll(told);
            cite(List.copyOf(heard.all()));
        }
    }

    private void note() {
        for (Decision decision : open()) {
            cite(List.of(decision.question().clauses()));
        }
    }

    /**
     * What happened since the last look.
     *
     * @param before the table when it began
     */
    record Block(Tree.Branch before, List<Told> events) {
        Block(Tree.Branch before) {
            this(before, new ArrayList<>());
        }
    }
}
