package broadside.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Finds out what the process is connected to and which language its user speaks. */
final class SystemTerminal {
    private static final int USUAL_WIDTH = 80;

    private SystemTerminal() {}

    static Terminal open(String language) {
        Map<String, String> env = System.getenv();
        Charset charset = charset();
        boolean person = isTerminal(0) && isTerminal(1);
        boolean colour = isTerminal(1)
                && env.getOrDefault("NO_COLOR", "").isEmpty()
                && !env.getOrDefault("TERM", "").equals("dumb");
        int[] size = person ? size() : new int[] {0, USUAL_WIDTH};
        return new Terminal(
                new InputStreamReader(System.in, charset),
                writer(new FileOutputStream(FileDescriptor.out), charset),
                writer(new FileOutputStream(FileDescriptor.err), charset),
                language,
                new Terminal.Features(person, colour, isTerminal(2), Math.max(USUAL_WIDTH, size[1]), size[0]));
    }

    private static PrintWriter writer(OutputStream stream, Charset charset) {
        return new PrintWriter(new OutputStreamWriter(stream, charset), true);
    }

    /** Takes the language from {@code --lang} on the command line, else from the environment. */
    static String language(String[] args, Map<String, String> env) {
        for (int i = 0; i < args.length; i++) {
            String value = args[i].startsWith("--lang=") ? args[i].substring("--lang=".length()) : null;
            if (args[i].equals("--lang") && i + 1 < args.length) {
                value = args[i + 1];
            }
            if (value != null) {
                return value.equals("es") ? "es" : "en";
            }
        }
        for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = env.getOrDefault(name, "");
            if (!value.isEmpty()) {
                return value.toLowerCase(Locale.ROOT).startsWith("es") ? "es" : "en";
            }
        }
        return "en";
    }

    /** Uses UTF-8 where the environment names no better one: the names of ships have accents. */
    private static Charset charset() {
        String name = System.getProperty("stdout.encoding", System.getProperty("native.encoding", ""));
        if (name.isEmpty() || !Charset.isSupported(name)) {
            return StandardCharsets.UTF_8;
        }
        Charset charset = Charset.forName(name);
        return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
    }

    private static boolean isTerminal(int descriptor) {
        Path link = Path.of("/proc/self/fd/" + descriptor);
        try {
            if (Files.isSymbolicLink(link)) {
                String device = Files.readSymbolicLink(link).toString();
                return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
            }
        } catch (java.io.IOException e) {
            return false;
        }
        // Elsewhere Java only knows whether input and output both are.
        Console console = System.console();
        return console != null && reallyTerminal(console);
    }

    /** From Java 22 on there is a console even without a terminal, and a method that tells. */
    private static boolean reallyTerminal(Console console) {
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException olderJava) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    /** Asks the terminal for its lines and columns; 0 lines where it does not answer. */
    private static int[] size() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(ProcessBuilder.Redirect.INHERIT)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String[] answer = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                    .strip()
                    .split(" ");
            return new int[] {Integer.parseInt(answer[0]), Integer.parseInt(answer[1])};
        } catch (java.io.IOException | RuntimeException noSuchTerminal) {
            return new int[] {0, USUAL_WIDTH};
        }
    }
}
