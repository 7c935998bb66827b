package broadside.cli.play;

import broadside.engine.words.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Names what a person can type at the prompt beside a choice. The words of both languages are always understood. */
enum Order {
    EXPLAIN("?"),
    HELP("help", "h", "ayuda"),
    WHY("why", "porque", "por-que"),
    HINT("hint", "pista"),
    UNDO("undo", "deshacer"),
    SAVE("save", "guardar"),
    LOG("log", "diario"),
    VIEW("view", "v", "ver"),
    RULES("rules", "reglas"),
    BACK("back", "b", "cancel", "atras", "volver", "cancelar"),
    QUIT("quit", "q", "exit", "salir");

    private final List<String> words;

    Order(String... words) {
        this.words = List.of(words);
    }

    /** Returns the order that a typed line begins with, or null. */
    static @Nullable Order of(String line) {
        String first = Words.plain(line).split(" ", 2)[0];
        for (Order order : values()) {
            if (order.words.contains(first) || (order == EXPLAIN && first.startsWith("?"))) {
                return order;
            }
        }
        return null;
    }

    /** Returns what follows the order on its line. */
    static String rest(String line) {
        String text = line.strip();
        if (text.startsWith("?")) {
            return text.substring(1).strip();
        }
        int space = text.indexOf(' ');
        return space < 0 ? "" : text.substring(space).strip();
    }
}
