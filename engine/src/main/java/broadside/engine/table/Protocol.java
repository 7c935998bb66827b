package broadside.engine.table;

import broadside.engine.document.PositionDocument;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.game.Outcome;
import broadside.engine.match.Ballot;
import broadside.engine.match.EventDocument;
import broadside.engine.match.Happening;
import broadside.engine.match.Header;
import broadside.engine.match.Match;
import broadside.engine.match.Matter;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.window.CloseWindow;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the messages that a host sends to one viewer, in that viewer's language. {@code docs/protocol.md} describes them.
 *
 * <p>Whatever it writes about a position it writes from the mask it is given. It knows no transport.
 */
public final class Protocol<P extends Position> {
    private static final int LONGEST_COMPLAINT = 300;

    /** The version of the messages. */
    public static final int VERSION = 1;

    private final Game<P> game;
    private final List<String> seats;
    private final Words words;
    private final EventDocument events;

    public Protocol(Game<P> game, List<String> seats, Words words) {
        this.game = game;
        this.seats = seats;
        this.words = words;
        this.events = new EventDocument(game, seats, words);
    }

    /** Greets: which match this is, and who the viewer is. */
    Tree.Grow hello(Header header, int seat) {
        Tree.Grow match = Tree.branch();
        header.tree().done().children().forEach((name, child) -> {
            if (!name.equals("line")) {
                match.put(name, child);
            }
        });
        return message("hello")
                .put("protocol", VERSION)
                .put("you", seat < 0 ? Tree.NOTHING : Tree.of(seats.get(seat)))
                .put("language", words.language())
                .put("match", match.done());
    }

    /** Gives the whole view. */
    Tree.Grow view(Tree.Branch view) {
        return message("view").put("view", view);
    }

    /** Gives what changed in the view. */
    Tree.Grow patch(List<Tree> changes) {
        return message("patch").put("changes", Tree.row(changes));
    }

    /** Writes one event, as the viewer sees it. */
    String event(Told seen) {
        return Json.write(events.write(seen));
    }

    String language() {
        return words.language();
    }

    /** Says who is asked, for all the viewer knows, and until when. */
    Tree.Grow waiting(Pending seen, long closes) {
        List<Tree> open = new ArrayList<>();
        for (int i = 0; i < seen.size(); i++) {
            if (!seen.isAnswered(i)) {
                open.add(Tree.of(seats.get(seen.decision(i).seat())));
            }
        }
        Tree.Grow out = message("waiting").put("seats", Tree.row(open)).put("reaction", seen.isWindow());
        return closes > 0 ? out.put("closes", closes) : out;
    }

    /** Asks the viewer: what, which options, which default, by which clauses. */
    Tree.Grow decision(P mask, Pending pending, Decision decision, long closes, boolean undo, boolean chosen) {
        Question<P> question = decision.question();
        int seat = decision.seat();
        Choices options = new Choices();
        decision.options(mask, options);
        long fallback = decision.fallback(mask);
        List<Tree> rows = new ArrayList<>();
        int usual = -1;
        for (int i = 0; i < options.size(); i++) {
            usual = options.get(i) == fallback ? i : usual;
            rows.add(option(mask, decision, options.get(i)).put("index", i).done());
        }
        Tree.Grow out = message("decision")
                .put("decision", decision.id())
                .put("question", game.codec().name(question))
                .put("reaction", question.reaction());
        String window = window(pending);
        if (window != null) {
            out.put("window", window);
        }
        say(out, "prompt", question.prompt(mask, seat)).put("clauses", clauses(List.of(question.clauses())));
        out.put("options", Tree.row(rows));
        out.put("default", usual >= 0 ? Tree.of(usual) : question.describe(mask, seat, fallback));
        Tree domain = question.domain(mask, seat);
        if (domain != null) {
            out.put("domain", domain);
        }
        Tree shows = question.shows(mask, seat);
        if (shows != null) {
            out.put("shows", shows);
        }
        if (closes > 0) {
            out.put("closes", closes);
        }
        return out.put("undo", undo).put("chosen", chosen);
    }

    /** Says that the viewer is asked nothing any more. */
    Tree.Grow noDecision() {
        return message("decision").put("decision", Tree.NOTHING);
    }

    /** Says that a request was carried out. */
    Tree.Grow done() {
        return message("done");
    }

    /** Says that a request was refused, by the rules or because it came too late. */
    Tree.Grow refused(Refusal refusal, boolean stale) {
        return refusal(message("refused"), refusal).put("stale", stale);
    }

    /** Says that a message could not be understood; of a long complaint only the beginning. */
    Tree.Grow error(String complaint) {
        return message("error").put("says", shortened(complaint));
    }

    /** Cuts a complaint, which may quote what somebody sent: a host never sends back more than it needs. */
    public static String shortened(String complaint) {
        return complaint.length() <= LONGEST_COMPLAINT ? complaint : complaint.substring(0, LONGEST_COMPLAINT) + "...";
    }

    /** Apologises for a mistake of ours. */
    Tree.Grow fault(String report) {
        return say(message("fault"), "message", Message.of("engine.fault", report))
                .put("report", report);
    }

    /** Rules on one choice: legal, or why not. */
    Tree.Grow explained(P mask, Decision decision, Tree parts, @Nullable Long choice) {
        Tree.Grow out = message("explained").put("decision", decision.id()).put("parts", parts);
        if (choice == null) {
            Refusal none = new Refusal(Message.of("engine.no-such-choice"), List.of());
            return refusal(out.put("legal", false), none);
        }
        Refusal refusal = decision.refusal(mask, choice);
        if (refusal != null) {
            return refusal(out.put("legal", false), refusal);
        }
        Tree foreseen = decision.<P>question().foresees(mask, decision.seat(), parts);
        return foreseen == null
                ? out.put("legal", true)
                : out.put("legal", true).put("shows", foreseen);
    }

    /** Tells what was measured. */
    Tree.Grow measured(Request.Measure asked, Tree.Branch found) {
        return message("measured")
                .put("from", asked.from().tree())
                .put("to", asked.to().tree())
                .put("found", found);
    }

    /** Rules on every conceivable choice. */
    Tree.Grow explainedAll(P mask, Decision decision) {
        Choices all = new Choices();
        decision.<P>question().conceive(mask, decision.seat(), all);
        List<Tree> rows = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Tree.Grow row = option(mask, decision, all.get(i));
            Refusal refusal = decision.refusal(mask, all.get(i));
            rows.add(
                    refusal == null
                            ? row.put("legal", true).done()
                            : refusal(row.put("legal", false), refusal).done());
        }
        return message("explained").put("decision", decision.id()).put("choices", Tree.row(rows));
    }

    /** Shows the vote under way; without one, that there is none. */
    Tree.Grow vote(@Nullable Ballot ballot, List<Happening> log) {
        if (ballot == null) {
            return message("vote").put("about", Tree.NOTHING);
        }
        List<Tree> agreed = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (ballot.has(seat)) {
                agreed.add(Tree.of(seats.get(seat)));
            }
        }
        Tree.Grow out = message("vote")
                .put("about", ballot.matter().documentName())
                .put("proposer", seats.get(ballot.proposer()))
                .put("agreed", Tree.row(agreed));
        if (ballot.matter() != Matter.UNDO) {
            return out;
        }
        // How far back: every viewer has the same number of events, so the number tells nothing.
        long events = log.stream().filter(told -> told.seq() > ballot.to()).count();
        return out.put("events", events);
    }

    /** Says who is here. */
    Tree.Grow presence(int seat, boolean here, Match<P> match) {
        Tree.Grow out = message("presence").put("seat", seats.get(seat)).put("here", here);
        return match.sitter(seat).isPerson()
                ? out
                : out.put("captain", match.sitter(seat).level());
    }

    /** Gives the end: the outcome, why, the whole table with all that was hidden, and the secret of the dice. */
    Tree.Grow ended(Match<P> match) {
        Tree.Grow out = message("ended");
        Outcome outcome = match.outcome();
        if (outcome != null) {
            out.put("outcome", outcome.tree(seats));
        }
        Message reason = match.reason();
        if (reason != null) {
            say(out, "reason", reason);
        }
        out.put("position", PositionDocument.write(game, match.position()));
        return out.put("secret", match.secret());
    }

    private Tree.Grow option(P mask, Decision decision, long choice) {
        Question<P> question = decision.question();
        Tree.Grow out = Tree.branch().put("parts", question.describe(mask, decision.seat(), choice));
        return say(out, "label", question.label(mask, decision.seat(), choice));
    }

    private Tree.Grow refusal(Tree.Grow out, Refusal refusal) {
        return say(out, "message", refusal.message()).put("clauses", clauses(refusal.clauses()));
    }

    /** Puts a message with its key and arguments, and the sentence in the viewer's language. */
    private Tree.Grow say(Tree.Grow out, String name, Message message) {
        return out.put(name, message.tree()).put("says", words.say(message, seats));
    }

    private static Tree clauses(List<Clause> clauses) {
        List<String> ids = new ArrayList<>();
        for (Clause clause : clauses) {
            ids.add(clause.id());
        }
        return Tree.texts(ids);
    }

    /** Returns the kind of window, by which standing orders are given; null for other decisions. */
    @Nullable
    String window(Pending pending) {
        return pending.closing() instanceof CloseWindow closing ? game.codec().name(closing.window()) : null;
    }

    private static Tree.Grow message(String type) {
        return Tree.branch().put("type", type);
    }
}
