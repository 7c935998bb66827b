package broadside.engine.words;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fills a blank of a message: a seat, a number, a piece, or several of them. */
public sealed interface Arg {

    /** A seat, shown by its player's name. */
    record Seat(int index) implements Arg {}

    /** A number. */
    record Number(long value) implements Arg {}

    /** A card, ship or other thing by its document name; a language may have its own word for it. */
    record Piece(String name) implements Arg {}

    /** Several arguments, shown as a list. */
    record Several(List<Arg> items) implements Arg {
        public Several {
            items = List.copyOf(items);
        }
    }

    static Arg seat(int index) {
        return new Seat(index);
    }

    static Arg number(long value) {
        return new Number(value);
    }

    static Arg piece(String name) {
        return new Piece(name);
    }

    static Arg piece(Named named) {
        return new Piece(named.documentName());
    }

    static Arg several(List<? extends Arg> items) {
        return new Several(new ArrayList<>(items));
    }

    /** Turns a number, a named thing, a text or an argument into an argument; null is a thing that nobody may know. */
    static Arg of(@Nullable Object value) {
        if (value == null) {
            return piece("?");
        }
        if (value instanceof Arg arg) {
            return arg;
        }
        if (value instanceof Integer || value instanceof Long) {
            return number(((java.lang.Number) value).longValue());
        }
        if (value instanceof Named named) {
            return piece(named);
        }
        if (value instanceof List<?> list) {
            List<Arg> items = new ArrayList<>();
            for (Object item : list) {
                items.add(of(item));
            }
            return several(items);
        }
        return piece(String.valueOf(value));
    }

    /** Writes the argument for the protocol. */
    default Tree tree() {
        if (this instanceof Seat seat) {
            return Tree.branch("seat", Tree.of(seat.index()));
        }
        if (this instanceof Number number) {
            return Tree.of(number.value());
        }
        if (this instanceof Piece piece) {
            return Tree.of(piece.name());
        }
        List<Tree> items = new ArrayList<>();
        for (Arg item : ((Several) this).items()) {
            items.add(item.tree());
        }
        return Tree.row(items);
    }
}
