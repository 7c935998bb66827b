package broadside.cli.scenario;

import broadside.cli.UserError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds scenario files on disk. */
final class ScenarioFiles {
    private ScenarioFiles() {}

    static boolean isScenario(Path file) {
        String name = file.toString();
        return name.endsWith(".yaml") || name.endsWith(".yml");
    }

    /** Returns these files and all scenarios in these folders, each folder sorted. */
    static List<Path> find(List<Path> paths) {
        List<Path> found = new ArrayList<>();
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new UserError("cli.error.no-file", path.toString());
            }
            if (!Files.isDirectory(path)) {
                found.add(path);
                continue;
            }
            try (Stream<Path> walk = Files.walk(path)) {
                List<Path> inside = walk.filter(Files::isRegularFile)
                        .filter(ScenarioFiles::isScenario)
                        .sorted()
                        .toList();
                if (inside.isEmpty()) {
                    throw new UserError("cli.error.no-scenario", path.toString());
                }
                found.addAll(inside);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return found;
    }
}
