package broadside.server;

import broadside.server.host.HostCommands;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.annotations.QuarkusMain;
import io.quarkus.vertx.http.HttpServer;
import jakarta.inject.Inject;
import java.util.Arrays;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** Starts the server and says where it is. */
@QuarkusMain
public class Main implements QuarkusApplication {
    private static final int USAGE = 2;

    private final HttpServer server;
    private final String host;

    @Inject
    public Main(HttpServer server, @ConfigProperty(name = "quarkus.http.host") String host) {
        this.server = server;
        this.host = host;
    }

    public static void main(String[] typed) {
        if (typed.length > 0 && HostCommands.NAMES.contains(typed[0])) {
            System.exit(new HostCommands(System.out, System.err, System.getenv()).run(typed));
        }
        boolean named = typed.length > 0 && typed[0].equals("serve");
        String[] args = named ? Arrays.copyOfRange(typed, 1, typed.length) : typed;
        if (Arrays.asList(args).contains("--help") || Arrays.asList(args).contains("-h")) {
            System.out.println(Flags.HELP);
            return;
        }
        try {
            Flags.read(args).forEach(System::setProperty);
        } catch (Flags.BadFlag e) {
            System.err.println("broadside: " + e.getMessage());
            System.err.println(Flags.HELP);
            System.exit(USAGE);
        }
        Quarkus.run(Main.class, Main::leave, args);
    }

    /** Ends the process; if it could not start, says why in words that a host can use. */
    private static void leave(int code, @Nullable Throwable failure) {
        if (failure != null) {
            System.err.println("Broadside cannot start: " + StartFailure.inWords(failure));
        }
        System.exit(code);
    }

    @Override
    public int run(String... args) {
        boolean local = host.equals("127.0.0.1") || host.equals("localhost");
        String name = local || host.equals("0.0.0.0") ? "localhost" : host;
        System.out.println("Broadside is open at http://" + name + ":" + server.getPort() + "/");
        System.out.println(
                local
                        ? "Only this machine can reach it; --host 0.0.0.0 lets others in. Ctrl+C closes it."
                        : "Ctrl+C closes it.");
        Quarkus.waitForExit();
        return 0;
    }
}
