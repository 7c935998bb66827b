package broadside.trials.page;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The Node that travels in Playwright's driver, so that nobody has to install one to check the page. */
final class Node {
    private static final long PATIENCE_MINUTES = 5;

    private final Path program;

    private Node(Path program) {
        this.program = program;
    }

    /** What a program said, and whether it was content. */
    record Run(int exit, String output) {}

    /** Unpacks it into a folder unless it is there already; null on a system for which the driver has none. */
    static @Nullable Node in(Path folder) throws IOException {
        String entry = "driver/" + platform() + (isWindows() ? "/node.exe" : "/node");
        Path program = folder.resolve(isWindows() ? "node.exe" : "node");
        try (InputStream packed = Node.class.getClassLoader().getResourceAsStream(entry)) {
            if (packed == null) {
                return null;
            }
            if (!Files.exists(program)) {
                // first under another name: whoever is interrupted leaves no half program behind
                Path half = folder.resolve("node.part");
                Files.createDirectories(folder);
                Files.copy(packed, half, StandardCopyOption.REPLACE_EXISTING);
                half.toFile().setExecutable(true);
                Files.move(half, program, StandardCopyOption.ATOMIC_MOVE);
            }
        }
        return new Node(program);
    }

    /** Runs a script to its end in a folder. */
    Run run(Path folder, Map<String, String> environment, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Path said = Files.createTempFile("node", ".log");
        Process process = builder.redirectOutput(said.toFile()).start();
        try {
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                throw new IOException("does not come to an end: " + command);
            }
            return new Run(process.exitValue(), Files.readString(said, StandardCharsets.UTF_8));
        } finally {
            process.destroyForcibly();
            Files.delete(said);
        }
    }

    /** Says for which system, in Playwright's words. */
    static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean arm = System.getProperty("os.arch").equals("aarch64");
        if (isWindows()) {
            return "win32_x64";
        }
        return (system.startsWith("mac") ? "mac" : system) + (arm ? "-arm64" : "");
    }

    private static boolean isWindows() {
        return System.getProperty("os.name").startsWith("Windows");
    }
}
