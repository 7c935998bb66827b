package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Forbids every rule but one class to compare owners. */
class AllegianceTest {
    private static final Path SOURCES = Path.of("src/main/java/broadside/highseas");

    /** A call such as {@code p.controller(ship)}, with brackets two deep, or the cell behind it. */
    private static final String OWNER =
            "(?:\\b(?:controller|owner|crewOwner|homeOf)\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)"
                    + "|\\b(?:CONTROLLER|OWNER|CREW_OWNER|HOME) \\+ [^\\]]*\\])";

    private static final Pattern COMPARED =
            Pattern.compile(OWNER + " ?[!=]= |[!=]= (?:\\(?\\w+\\)? ?)?(?:\\w+(?:\\(\\))?[.\\[])?" + OWNER);

    private static List<String> comparisons(String source) {
        List<String> found = new ArrayList<>();
        Matcher matcher = COMPARED.matcher(source.replaceAll("\\s+", " "));
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    @Test
    void oneClassDecidesWhoIsAFriend() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(name -> name.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                // Position looks its own cells up; captains weigh what the rules have decided.
                String name = SOURCES.relativize(file).toString().replace('\\', '/');
                if (!name.equals("Allegiance.java") && !name.equals("Position.java") && !name.startsWith("captains/")) {
                    for (String comparison : comparisons(Files.readString(file))) {
                        found.add(name + ": " + comparison);
                    }
                }
            }
        }
        assertThat(found).as("ask Allegiance instead").isEmpty();
    }

    @Test
    void theScanSeesComparisons() throws IOException {
        assertThat(comparisons(Files.readString(SOURCES.resolve("Allegiance.java"))))
                .hasSizeGreaterThan(5);
        assertThat(comparisons("if (p.controller(ship) == seat)")).hasSize(1);
        assertThat(comparisons("home >= 0 && home != p.controller(ship)")).hasSize(1);
        assertThat(comparisons("p.crewOwner(Menu.a(choice))\n    != seat")).hasSize(1);
        assertThat(comparisons("seat == cells[HOME + island]")).hasSize(1);
        assertThat(comparisons("cells[HOME + island] == seat")).hasSize(1);
        assertThat(comparisons("p.homeOf(island) >= 0 && p.ask(p.controller(ship), q)"))
                .isEmpty();
    }
}
