package broadside.cli;

import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.List;

/** Says messages in one language at a table whose seats have names. */
public record Speaker(Words words, List<String> seats) {
    public Speaker {
        seats = List.copyOf(seats);
    }

    /** Says a message; a name that ends in a mark of its own ("Sabotage!") needs no full stop behind it. */
    public String say(Message message) {
        return words.say(message, seats).replace("!.", "!").replace("?.", "?");
    }

    /** Says one of the sentences of the words files. */
    public String say(String key, Object... args) {
        return say(Message.of(key, args));
    }

    public boolean has(String key) {
        return words.has(key);
    }

    /** Returns the word for a piece. */
    public String name(String documentName) {
        return words.name(documentName);
    }

    public String seat(int seat) {
        return seats.get(seat);
    }

    /** Returns what a card does, in one sentence; empty where nothing is written about it. */
    public String effect(String documentName) {
        String key = "effect." + Words.slug(documentName);
        return has(key) ? say(key) : "";
    }
}
