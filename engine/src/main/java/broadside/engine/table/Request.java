package broadside.engine.table;

import broadside.engine.match.Matter;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Is something a client asks of a table. Reading one checks its form completely; the table checks the rest. */
public sealed interface Request {
    /** Answers a decision, by the index of an offered option or by the parts of a choice. */
    record Choose(int decision, int option, @Nullable Tree parts) implements Request {}

    /** Asks why a choice is or is not possible; without parts, about every conceivable choice. */
    record Explain(int decision, @Nullable Tree parts) implements Request {}

    /** Measures between two things or places; anybody may at any time, and nobody else hears of it. */
    record Measure(Field from, Field to) implements Request {}

    /** Takes back the answer to a decision and all after it; -1: the last own one. */
    record Undo(int decision) implements Request {}

    /** Votes; the matter is null where the vote under way is meant. */
    record Vote(@Nullable Matter matter, int decision, boolean yes) implements Request {}

    /** Raises the hand or takes it down. */
    record Raise(boolean up) implements Request {}

    /** Sets the kinds of moments at which to be asked. */
    record Stops(int kinds) implements Request {}

    /** Gives a standing order for a kind of window. */
    record Orders(String window, boolean pass) implements Request {}

    /** Gives up. */
    record Resign() implements Request {}

    /** Asks for everything again. */
    record Refresh() implements Request {}

    /** The most kinds of moments a game may number. */
    int KINDS_OF_STOPS = 31;

    /** Reads a request; throws a complaint that names the field. */
    static Request read(Tree message) {
        Field field = Field.root(message);
        String type = field.need("type").text();
        return switch (type) {
            case "choose" -> {
                field.only(Set.of("type", "ref", "decision", "option", "parts"));
                Field option = field.maybe("option");
                Field parts = field.maybe("parts");
                if ((option == null) == (parts == null)) {
                    throw field.wrong("expected either 'option' or 'parts'");
                }
                yield new Choose(
                        decision(field),
                        option == null ? -1 : option.whole(0, Integer.MAX_VALUE),
                        parts == null ? null : parts.tree());
            }
            case "explain" -> {
                field.only(Set.of("type", "ref", "decision", "parts"));
                Field parts = field.maybe("parts");
                yield new Explain(decision(field), parts == null ? null : parts.tree());
            }
            case "measure" -> {
                field.only(Set.of("type", "ref", "from", "to"));
                yield new Measure(field.need("from"), field.need("to"));
            }
            case "undo" -> {
                field.only(Set.of("type", "ref", "decision"));
                yield new Undo(field.has("decision") ? decision(field) : -1);
            }
            case "vote" -> {
                field.only(Set.of("type", "ref", "about", "decision", "say"));
                Field about = field.maybe("about");
                yield new Vote(
                        about == null ? null : Matter.read(about),
                        field.has("decision") ? decision(field) : -1,
                        field.need("say").truth());
            }
            case "raise" -> {
                field.only(Set.of("type", "ref", "up"));
                yield new Raise(field.truth("up", true));
            }
            case "stops" -> {
                field.only(Set.of("type", "ref", "kinds"));
                int kinds = 0;
                for (Field kind : field.need("kinds").row()) {
                    kinds |= 1 << kind.whole(0, KINDS_OF_STOPS - 1);
                }
                yield new Stops(kinds);
            }
            case "orders" -> {
                field.only(Set.of("type", "ref", "window", "order"));
                Field order = field.need("order");
                boolean pass = order.text().equals("pass");
                if (!pass && !order.text().equals("ask")) {
                    throw order.wrong("expected 'pass' or 'ask'");
                }
                String window = field.need("window").text();
                if (window.length() > 64) {
                    throw field.need("window").wrong("this is no kind of window");
                }
                yield new Orders(window, pass);
            }
            case "resign" -> {
                field.only(Set.of("type", "ref"));
                yield new Resign();
            }
            case "refresh" -> {
                field.only(Set.of("type", "ref"));
                yield new Refresh();
            }
            default -> throw field.need("type").wrong("there is no request '" + type + "'");
        };
    }

    private static int decision(Field field) {
        return field.need("decision").whole(0, Integer.MAX_VALUE);
    }
}
