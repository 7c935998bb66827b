package broadside.engine.properties;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads the Java sources below a folder, for checks on what is written in them. */
final class Sources {
    private Sources() {}

    /** Returns the text of every Java file below these folders, by path. */
    static Map<Path, String> read(Path... roots) {
        Map<Path, String> texts = new TreeMap<>();
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    texts.put(file, Files.readString(file));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        if (texts.isEmpty()) {
            throw new AssertionError("there are no Java sources below " + java.util.Arrays.toString(roots));
        }
        return texts;
    }
}
