package broadside.engine.harbour;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.event.Event;
import broadside.engine.event.Told;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Refusal;
import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Sets up a table of Harbour for a test and plays it in words. Texts are JSON with single quotes. */
public final class HarbourTable {
    public static final List<String> SEATS = List.of("ann", "bob", "cat");
    public static final Rules RULES = new Rules();

    private final Position position;
    private final List<Told> told = new ArrayList<>();
    private final Scene scene = Scene.heard(new SplitMixChance(7), told::add, null);

    private HarbourTable(Position position) {
        this.position = position;
    }

    /** Starts a lean table from a document without game and seats. */
    public static HarbourTable lean(String table) {
        return of("lean", table);
    }

    /** Starts a covered table from a document without game and seats. */
    public static HarbourTable covered(String table) {
        return of("covered", table);
    }

    private static HarbourTable of(String windows, String table) {
        Setup setup = Setup.of(RULES, SEATS, OptionValues.defaults(RULES).typed("windows", windows));
        Field document = Field.root(tree(table));
        HarbourTable made = new HarbourTable(PositionDocument.read(RULES, setup, document, new Labels()));
        made.position.advance(made.scene);
        return made;
    }

    public static Tree tree(String text) {
        return Json.read(text.replace('\'', '"'));
    }

    public Position position() {
        return position;
    }

    /** Answers the open decision of a seat; fails where the answer is refused. */
    public HarbourTable play(String seat, String words) {
        Decision decision = decision(seat);
        long choice = choice(decision, words);
        Refusal refusal = decision.refusal(position, choice);
        if (refusal != null) {
            throw new AssertionError(words + " is refused: " + refusal);
        }
        position.answer(decision.id(), choice, scene);
        position.advance(scene);
        return this;
    }

    public HarbourTable pass(String... seats) {
        for (String seat : seats) {
            play(seat, "'pass'");
        }
        return this;
    }

    /** Lets the time run out. */
    public HarbourTable close() {
        position.close(scene);
        position.advance(scene);
        return this;
    }

    /** Returns the clauses with which an answer is refused; none where it is legal. */
    public List<String> refused(String seat, String words) {
        Decision decision = decision(seat);
        Refusal refusal = decision.refusal(position, choice(decision, words));
        List<String> ids = new ArrayList<>();
        for (Clause clause : refusal == null ? List.<Clause>of() : refusal.clauses()) {
            ids.add(clause.id());
        }
        return ids;
    }

    private long choice(Decision decision, String words) {
        Long choice = decision.<Position>question().parse(position, decision.seat(), tree(words));
        if (choice == null) {
            throw new AssertionError(words + " answers nothing of " + decision.question());
        }
        return choice;
    }

    public Decision decision(String seat) {
        Pending pending = position.pending();
        Decision open = pending == null ? null : pending.openFor(SEATS.indexOf(seat));
        if (open == null) {
            throw new AssertionError(seat + " is asked nothing; asked are " + asked());
        }
        return open;
    }

    /** Returns the seats that have something open. */
    public List<String> asked() {
        List<String> asked = new ArrayList<>();
        Pending pending = position.pending();
        for (int i = 0; pending != null && i < pending.size(); i++) {
            if (!pending.isAnswered(i)) {
                asked.add(SEATS.get(pending.decision(i).seat()));
            }
        }
        return asked;
    }

    /** Returns the options of a seat in words. */
    public List<String> options(String seat) {
        Decision decision = decision(seat);
        Choices options = new Choices();
        decision.options(position, options);
        List<String> words = new ArrayList<>();
        for (long option : options.toArray()) {
            Tree parts = decision.<Position>question().describe(position, decision.seat(), option);
            words.add(Json.write(parts).replace('"', '\''));
        }
        return words;
    }

    public List<Event> events() {
        return told.stream().map(Told::event).toList();
    }

    /** Returns the events as a seat sees them. */
    public List<Event> heard(String seat) {
        return told.stream().map(one -> one.event().seenBy(SEATS.indexOf(seat))).toList();
    }

    public HarbourTable forgetEvents() {
        told.clear();
        return this;
    }

    /** Returns a field of the whole truth, as JSON with single quotes. */
    public String at(String path) {
        return find(PositionDocument.write(RULES, position), path);
    }

    /** Returns a field of a seat's view; the spectator is called so. */
    public String view(String seat, String path) {
        return find(PositionDocument.write(RULES, position.mask(SEATS.indexOf(seat))), path);
    }

    private static String find(Tree tree, String path) {
        Tree found = tree;
        for (String part : path.split("[.\\[]")) {
            if (part.endsWith("]") && found instanceof Tree.Row row) {
                found = row.items().get(Integer.parseInt(part.substring(0, part.length() - 1)));
            } else if (found instanceof Tree.Branch branch && branch.get(part) != null) {
                found = branch.get(part);
            } else {
                return "nothing";
            }
        }
        return Json.write(found).replace('"', '\'');
    }
}
