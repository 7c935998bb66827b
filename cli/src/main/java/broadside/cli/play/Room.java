package broadside.cli.play;

import broadside.cli.Speaker;
import broadside.cli.Terminal;
import broadside.cli.board.Board;
import broadside.cli.board.Canvas;
import broadside.engine.play.Position;
import broadside.engine.words.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Is what the people at a table have before them: the screen, the board, the language. */
final class Room<P extends Position> {
    private final Terminal terminal;
    private final Board<P> board;
    private final Canvas canvas;
    private int fresh;
    private @Nullable P shown;

    Room(Terminal terminal, Board<P> board, Speaker speaker) {
        this.terminal = terminal;
        this.board = board;
        this.canvas = new Canvas(terminal, speaker);
    }

    Terminal terminal() {
        return terminal;
    }

    Board<P> board() {
        return board;
    }

    Canvas canvas() {
        return canvas;
    }

    Speaker speaker() {
        return canvas.speaker();
    }

    void say(String line) {
        fresh++;
        terminal.say(line);
    }

    /** Asks for a line; null at the end of input. */
    @Nullable
    String read(String prompt) {
        terminal.out().print(prompt);
        String line = terminal.readLine();
        if (!terminal.features().person()) {
            // A script's answers are not echoed; without this the next line would stand behind the prompt.
            terminal.say(line == null ? "" : line);
        }
        fresh = 0;
        return line;
    }

    /** Asks for a yes; anything else, and the end of input, is a no. */
    boolean agrees(String question) {
        String line = read(question);
        String answer = line == null ? "" : Words.plain(line);
        return !answer.isEmpty()
                && List.of(Words.plain(canvas.say("cli.play.yes")).split(" ", -1)).stream()
                        .anyMatch(yes -> yes.startsWith(answer));
    }

    boolean hasPerson() {
        return terminal.features().person();
    }

    /** Shows the board and what follows it; waits first if news would scroll away. */
    void show(P mask, int viewer, List<String> below) {
        shown = mask;
        List<String> lines = board.draw(mask, viewer, !below.isEmpty(), canvas);
        int height = terminal.features().height();
        if (terminal.features().person()
                && height > 0
                && fresh > 0
                && fresh + lines.size() + below.size() + 1 > height) {
            read(canvas.say("cli.play.enter"));
        }
        lines.forEach(this::say);
        below.forEach(this::say);
    }

    /** Returns the number by which people call this at the board they see. */
    int number(Part part) {
        P mask = shown;
        return mask == null ? 0 : board.number(mask, part.value());
    }

    /** Hides what the last person saw. */
    void clear() {
        if (terminal.features().person()) {
            terminal.out().print("\u001b[H\u001b[2J\u001b[3J");
        } else {
            say("");
        }
    }

    /** Shows a remark that the next line replaces, where a person watches. */
    void remark(String text) {
        if (terminal.features().person()) {
            terminal.out().print(text + "\r");
            terminal.out().flush();
        }
    }

    void wipe(String text) {
        remark(" ".repeat(text.length()));
    }
}
