package broadside.cli;

import broadside.engine.chance.Fairness;
import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.match.Entry;
import broadside.engine.match.EntryKind;
import broadside.engine.match.FileJournal;
import broadside.engine.match.Header;
import broadside.engine.match.Journal;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.match.Sitter;
import broadside.engine.play.Position;
import broadside.engine.tree.Digest;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Is a match with its record at hand, so that it can be saved at any time. */
public final class KeptMatch<P extends Position> {
    private final StringBuilder record = new StringBuilder();
    private final Match<P> match;
    private final Journal file;
    /** Where this match was saved or loaded from; null as long as it has no file. */
    private @Nullable Path home;

    private int saved;

    private KeptMatch(Journal file, Opening<P> opening) {
        this.file = file;
        this.match = opening.open(this::keep);
    }

    /** Opens a match that writes to a journal. */
    private interface Opening<P extends Position> {
        Match<P> open(Journal journal);
    }

    /**
     * Starts a match.
     *
     * @param seed makes the same match every time; null for dice nobody can foresee
     * @param start the position document to start from, or null
     * @param kept the file to which every move is written at once, or null
     */
    public static <P extends Position> KeptMatch<P> start(
            Game<P> game,
            Setup setup,
            List<Sitter> sitters,
            @Nullable Long seed,
            Tree.@Nullable Branch start,
            @Nullable Path kept) {
        String secret = seed == null ? Fairness.secret() : Digest.of("seed " + seed);
        String id = seed == null ? Fairness.secret().substring(0, 16) : "seed-" + seed;
        Header plain = Header.of(game, setup, id, sitters, Fairness.commitment(secret));
        Header header = start == null ? plain : plain.withStart(start);
        // With a seed the record is the same every time, so it tells no time of day.
        LongSupplier clock = seed == null ? System::currentTimeMillis : () -> 0;
        if (kept != null) {
            refuseToOverwrite(kept);
        }
        return new KeptMatch<>(
                kept == null ? Journal.NONE : new FileJournal(kept, 0),
                journal -> Match.start(game, header, secret, clock, journal));
    }

    /** Goes on with a recorded match. */
    public static <P extends Position> KeptMatch<P> resume(Game<P> game, Path file) {
        byte[] bytes = read(file);
        KeptMatch<P> kept = new KeptMatch<>(
                Journal.NONE,
                journal -> Replay.resume(game, bytes, System::currentTimeMillis, good -> {
                            journal.append(List.of(new String(bytes, 0, good, StandardCharsets.UTF_8).split("\n")));
                            return journal;
                        })
                        .match());
        kept.home = file;
        kept.saved = kept.record.length();
        return kept;
    }

    public static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void keep(List<String> lines) {
        file.append(lines);
        lines.forEach(line -> record.append(line).append('\n'));
    }

    public Match<P> match() {
        return match;
    }

    /** Says whether something that a person did would be lost if the match ended here. */
    public boolean isUnsaved() {
        return file == Journal.NONE
                && saved < record.length()
                && match.entries().stream()
                        .anyMatch(entry ->
                                entry.seat() >= 0 && match.sitter(entry.seat()).isPerson());
    }

    /** Returns the file to save to where nobody names one: the match's own, or a new one in the current folder. */
    public Path usualFile() {
        Path own = home;
        if (own != null) {
            return own;
        }
        String game = match.header().game();
        Path free = Path.of(game + ".jsonl");
        for (int i = 2; Files.exists(free); i++) {
            free = Path.of(game + "-" + i + ".jsonl");
        }
        return free;
    }

    /** Says whether saving to this file would destroy the record of another match. */
    public boolean isAnotherMatch(Path to) {
        try {
            return Files.isRegularFile(to)
                    && looksLikeRecord(to)
                    && !record.toString().startsWith(Files.readString(to, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            // Not even readable as text: then it is no earlier state of this match.
            return true;
        }
    }

    /** Writes the record to a file, but never over something that is no record. */
    public void save(Path to) {
        if (Files.isDirectory(to)) {
            throw new UserError("cli.error.write-folder", to.toString());
        }
        try {
            if (Files.exists(to) && !looksLikeRecord(to)) {
                throw new UserError("cli.error.overwrite", to.toString());
            }
            Files.writeString(to, record, StandardCharsets.UTF_8);
        } catch (NoSuchFileException missing) {
            throw new UserError("cli.error.write-nowhere", to.toString());
        } catch (AccessDeniedException denied) {
            throw new UserError("cli.error.write-denied", to.toString());
        } catch (IOException e) {
            throw new UserError("cli.error.write-failed", to.toString());
        }
        home = to;
        saved = record.length();
    }

    private static void refuseToOverwrite(Path to) {
        try {
            if (Files.exists(to) && !looksLikeRecord(to)) {
                throw new UserError("cli.error.overwrite", to.toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says whether a file begins like a match record. */
    public static boolean looksLikeRecord(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            String head = new String(in.readNBytes(200), StandardCharsets.UTF_8);
            return head.isEmpty() || head.startsWith("{\"line\":\"header\"");
        }
    }

    /** Returns the entry before this seat's last choice that still stands, or -1. */
    public int beforeLastChoice(int seat) {
        List<Entry> standing = new ArrayList<>();
        for (Entry entry : match.entries()) {
            if (entry.kind() == EntryKind.UNDO) {
                long to = Field.at("data", entry.data()).need("to").whole();
                standing.removeIf(undone -> undone.seq() > to);
            } else if (entry.kind() == EntryKind.CHOICE) {
                standing.add(entry);
            }
        }
        for (int i = standing.size() - 1; i >= 0; i--) {
            if (standing.get(i).seat() == seat) {
                return standing.get(i).seq() - 1;
            }
        }
        return -1;
    }
}
