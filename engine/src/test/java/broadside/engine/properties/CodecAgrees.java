package broadside.engine.properties;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.document.Codec;
import broadside.engine.event.Event;
import broadside.engine.play.Closing;
import broadside.engine.play.Question;
import broadside.engine.play.Step;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.window.Window;
import broadside.engine.window.WindowCodec;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Checks that documents can hold every record of a game, under a name that does not change by accident. */
public final class CodecAgrees {
    private static final int SAMPLES = 50;
    private static final List<String> SEATS = List.of("ann", "bob", "cat");
    private static final List<Class<?>> KINDS =
            List.of(Step.class, Question.class, Closing.class, Window.class, Event.class);

    private CodecAgrees() {}

    /** Fails where a registered record does not come back from its document. */
    public static void roundTrips(Codec codec) {
        Rng rng = new Rng(1);
        boolean hasWindows = codec.classes().stream().anyMatch(Window.class::isAssignableFrom);
        for (Class<? extends Record> type : codec.classes()) {
            boolean needsWindow = WindowCodec.RECORDS.classes().contains(type);
            for (int i = 0; i < (needsWindow && !hasWindows ? 0 : SAMPLES); i++) {
                Object record = new SampleRecords(codec, rng).make(type);
                Tree written = codec.write(record, SEATS);
                Tree text = Json.read(Json.canonical(written));
                assertThat(codec.read(Field.root(text), SEATS))
                        .as("%s as %s", record, written)
                        .isEqualTo(record);
            }
        }
    }

    /** Fails where the names of records in documents are not these: old documents would not be readable any more. */
    public static void namesAre(Codec codec, List<String> golden) {
        assertThat(codec.names())
                .as("names of records in documents; renaming one is a decision, see the golden list")
                .isEqualTo(new TreeSet<>(golden));
    }

    /** Fails where a step, question, closing, window or event in the package of this class is not registered. */
    public static void knowsEveryRecordBeside(Codec codec, Class<?> neighbour) {
        Set<String> missing = new TreeSet<>();
        try {
            Path root = Path.of(neighbour
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Path folder = root.resolve(neighbour.getPackageName().replace('.', '/'));
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".class")).toList()) {
                    String name = root.relativize(file).toString().replaceAll("[/\\\\]", ".");
                    Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()));
                    if (type.isRecord()
                            && KINDS.stream().anyMatch(kind -> kind.isAssignableFrom(type))
                            && !codec.classes().contains(type)) {
                        missing.add(type.getName());
                    }
                }
            }
        } catch (IOException | URISyntaxException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
        assertThat(missing).as("records that are not registered with the codec").isEmpty();
    }
}
