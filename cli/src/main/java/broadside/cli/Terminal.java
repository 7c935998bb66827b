package broadside.cli;

import broadside.engine.game.Game;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Is where a command reads and writes: streams, language and colour. Tests make one of their own. */
public final class Terminal {
    private final BufferedReader in;
    private final PrintWriter out;
    private final PrintWriter err;
    private final String language;
    private final Features features;

    /**
     * Says what the other end can do.
     *
     * @param person whether a person sits there, rather than a file or a pipe
     * @param colour whether it shows colours
     * @param progress whether errors go to a screen, so that a line may be drawn over
     * @param width how many columns it has
     * @param height how many lines it has; 0 where nobody knows
     */
    public record Features(boolean person, boolean colour, boolean progress, int width, int height) {
        /** A file or a pipe. */
        public static final Features PLAIN = new Features(false, false, false, 80, 0);
    }

    public Terminal(Reader in, PrintWriter out, PrintWriter err, String language, Features features) {
        this.in = in instanceof BufferedReader buffered ? buffered : new BufferedReader(in);
        this.out = out;
        this.err = err;
        this.language = language;
        this.features = features;
    }

    public BufferedReader in() {
        return in;
    }

    public PrintWriter out() {
        return out;
    }

    public PrintWriter err() {
        return err;
    }

    public String language() {
        return language;
    }

    public Features features() {
        return features;
    }

    /** Reads what a person types; null at the end of input. */
    public @Nullable String readLine() {
        out.flush();
        try {
            return in.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Prints a line. */
    public void say(String line) {
        out.println(line);
    }

    /** Returns the text in a style, or as it is where colours are off. */
    public String paint(Style style, String text) {
        return features.colour() ? style.on(text) : text;
    }

    /** Loads the words of the command line and of these games. */
    public Words words(List<? extends Game<?>> games) {
        List<String> parts = new ArrayList<>(List.of("engine", "cli"));
        for (Game<?> game : games) {
            parts.add(game.id());
        }
        return Words.load(language, parts);
    }

    /** Says one of the command line's own sentences. */
    public String word(String key, Object... args) {
        return words(List.of()).say(Message.of(key, args), List.of());
    }
}
