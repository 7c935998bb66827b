package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Holds that every command explains itself, in both languages. */
class HelpTest {

    static Stream<String> commands() {
        List<String> names = new ArrayList<>();
        collect(tree(), names);
        return names.stream();
    }

    private static void collect(CommandLine command, List<String> names) {
        names.add(command.getCommandSpec().qualifiedName());
        command.getSubcommands().values().forEach(sub -> collect(sub, names));
    }

    private static CommandLine tree() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        return new Cli(new Terminal(new StringReader(""), nowhere, nowhere, "en", Terminal.Features.PLAIN))
                .commandLine();
    }

    private static String[] args(String qualified, String... more) {
        List<String> args = new ArrayList<>(List.of(qualified.split(" ")));
        args.remove(0);
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHelpsWithAnExample(String command) {
        CliRun help = CliRun.of(args(command, "--help"));
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .startsWith("Usage: " + command)
                .contains("Example")
                .contains("  broadside ");
        assertThat(help.out().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHelpsInSpanish(String command) {
        CliRun help = CliRun.of(args(command, "--help", "--lang", "es"));
        assertThat(help.code()).isZero();
        assertThat(help.out())
                .startsWith("Uso: ")
                .contains("Muestra esta ayuda")
                .doesNotContain("The game:", "Default:");
    }

    @Test
    void nothingIsMissingInSpanishAndNothingIsLeftOver() {
        Set<String> expected = new HashSet<>();
        expect(tree(), expected);
        ResourceBundle spanish = Cli.help("es");
        Set<String> there = new HashSet<>(spanish.keySet());
        assertThat(there).containsAll(expected);
        there.removeAll(expected);
        there.removeIf(key -> key.startsWith("usage.") || key.startsWith("broadside.usage.footer"));
        assertThat(there).isEmpty();
    }

    private static void expect(CommandLine command, Set<String> keys) {
        String name = command.getCommandSpec().qualifiedName(".");
        int lines = command.getCommandSpec().usageMessage().description().length;
        for (int i = 0; i < lines; i++) {
            keys.add(name + ".usage.description." + i);
        }
        for (ArgSpec arg : command.getCommandSpec().args()) {
            if (arg instanceof OptionSpec option && !option.hidden()) {
                String key = option.longestName().replaceFirst("^-+", "");
                boolean shared = List.of("help", "version", "lang").contains(key);
                keys.add(shared ? key : name + "." + key);
            } else if (arg instanceof PositionalParamSpec param) {
                keys.add(name + "." + param.paramLabel() + "[" + param.index() + "]");
            }
        }
        command.getSubcommands().values().forEach(sub -> expect(sub, keys));
    }

    @Test
    void withoutACommandTheHelpIsShown() {
        assertThat(CliRun.of()).isEqualTo(CliRun.of("--help"));
    }

    @Test
    void versionNamesTheProgram() {
        CliRun version = CliRun.of("--version");
        assertThat(version.code()).isZero();
        assertThat(version.out()).startsWith("broadside ").contains("Java ");
    }

    @Test
    void languageComesFromTheCommandLineThenTheEnvironment() {
        assertThat(SystemTerminal.language(new String[] {"--lang", "es"}, java.util.Map.of("LANG", "en_US.UTF-8")))
                .isEqualTo("es");
        assertThat(SystemTerminal.language(new String[0], java.util.Map.of("LANG", "es_ES.UTF-8")))
                .isEqualTo("es");
        assertThat(SystemTerminal.language(new String[0], java.util.Map.of("LC_ALL", "C", "LANG", "es_ES")))
                .isEqualTo("en");
        assertThat(SystemTerminal.language(new String[0], java.util.Map.of())).isEqualTo("en");
    }
}
