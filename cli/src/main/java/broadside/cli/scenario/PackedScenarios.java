package broadside.cli.scenario;

import broadside.cli.Yaml;
import broadside.engine.game.Game;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Tree;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Finds the scenarios that are packed with a game: the resources under {@code scenarios/<game>/}. */
public final class PackedScenarios {
    private PackedScenarios() {}

    /** Returns the scenarios of a game by file name, sorted. */
    public static Map<String, Tree> of(Game<?> game) {
        String folder = "scenarios/" + game.id() + "/";
        Path home = home(game.getClass());
        Map<String, String> texts = new TreeMap<>();
        try {
            if (Files.isDirectory(home)) {
                readFolder(home.resolve(folder), folder, texts);
            } else {
                readJar(home, folder, texts);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, Tree> trees = new TreeMap<>();
        texts.forEach((name, text) -> trees.put(name, parse(name, text)));
        return trees;
    }

    /** Returns the jar or folder that a class was loaded from. */
    public static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Tree parse(String name, String text) {
        try {
            return Yaml.read(text);
        } catch (BadDocument malformed) {
            throw malformed.in(name);
        }
    }

    private static void readFolder(Path root, String prefix, Map<String, String> texts) throws IOException {
        if (!Files.isDirectory(root)) {
            return;
        }
        try (Stream<Path> walk = Files.walk(root)) {
            for (Path file : walk.filter(ScenarioFiles::isScenario).toList()) {
                String name = root.relativize(file).toString().replace('\\', '/');
                texts.put(prefix + name, Files.readString(file, StandardCharsets.UTF_8));
            }
        }
    }

    private static void readJar(Path jar, String prefix, Map<String, String> texts) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : (Iterable<JarEntry>) file.stream()::iterator) {
                boolean wanted =
                        entry.getName().startsWith(prefix) && ScenarioFiles.isScenario(Path.of(entry.getName()));
                if (wanted && !entry.isDirectory()) {
                    try (InputStream in = file.getInputStream(entry)) {
                        texts.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
                    }
                }
            }
        }
    }
}
