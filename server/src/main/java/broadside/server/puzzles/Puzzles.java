package broadside.server.puzzles;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Knows the puzzles that the games bring along: the files named in {@code puzzles/<game>/list.txt}. */
public final class Puzzles {
    private static final List<Puzzle> ALL = load();

    private Puzzles() {}

    /** Returns all puzzles, in the order of their lists. */
    public static List<Puzzle> all() {
        return ALL;
    }

    public static @Nullable Puzzle find(String id) {
        for (Puzzle puzzle : ALL) {
            if (puzzle.id().equals(id)) {
                return puzzle;
            }
        }
        return null;
    }

    private static List<Puzzle> load() {
        List<Puzzle> puzzles = new ArrayList<>();
        for (Game<?> game : Games.all()) {
            String folder = "/puzzles/" + game.id() + "/";
            String list = text(folder + "list.txt");
            for (String name : list == null ? List.<String>of() : list.lines().toList()) {
                String file = folder + name + ".json";
                String text = text(file);
                if (text == null) {
                    throw new IllegalStateException("there is no puzzle " + file);
                }
                try {
                    puzzles.add(Puzzle.read(Field.root(Json.read(text))));
                } catch (BadDocument bad) {
                    throw bad.in(file);
                }
            }
        }
        return List.copyOf(puzzles);
    }

    private static @Nullable String text(String resource) {
        try (InputStream in = Puzzles.class.getResourceAsStream(resource)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
