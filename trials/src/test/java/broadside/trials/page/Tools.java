package broadside.trials.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** The tools that check the page's source: Node, TypeScript's compiler and the formatter, unpacked from what Maven has. */
final class Tools {
    static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    static final Path WEB = ROOT.resolve("server/web");
    static final Path FOLDER = ROOT.resolve("trials/target/page");

    private final Node node;
    private final Path typescript;
    private final Path prettier;

    private Tools(Node node, Path typescript, Path prettier) {
        this.node = node;
        this.typescript = typescript;
        this.prettier = prettier;
    }

    /** Unpacks them; skips the test on a system for which there is no Node. */
    static Tools unpack() throws IOException {
        Node node = Node.in(FOLDER);
        if (node == null) {
            // Maven does not print why a test was skipped
            System.out.println("Skipped: the driver of Playwright has no Node for " + Node.platform());
        }
        Assumptions.assumeTrue(node != null, "no Node for this system, so the page's source is not checked");
        Packages packages = new Packages(FOLDER.resolve("node_modules"));
        packages.unpack("types__node", "@types/node");
        assertThat(ROOT.resolve("server/node_modules/preact"))
                .as("Preact, which building the server unpacks")
                .exists();
        return new Tools(node, packages.unpack("typescript", "typescript"), packages.unpack("prettier", "prettier"));
    }

    /** Lets the compiler check the types of a project, and shows all it found. */
    void typesAgree(Path project) throws Exception {
        passes(typescript.resolve("lib/tsc.js").toString(), "--noEmit", "-p", project.toString());
    }

    void isFormatted(String... folders) throws Exception {
        List<String> arguments = new java.util.ArrayList<>(List.of(
                prettier.resolve("bin/prettier.cjs").toString(),
                "--check",
                "--config=" + WEB.resolve(".prettierrc.json")));
        arguments.addAll(List.of(folders));
        passes(arguments.toArray(new String[0]));
    }

    /** Lets Node run something from the project's root, and shows all it said if that failed. */
    void passes(String... arguments) throws Exception {
        Map<String, String> environment = Map.of(
                "TYPESCRIPT", typescript.resolve("lib/typescript.js").toUri().toString(), "NO_COLOR", "1");
        Node.Run run = node.run(ROOT, environment, List.of(arguments));
        assertThat(run.exit()).as(run.output()).isZero();
    }
}
