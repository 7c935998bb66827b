package broadside.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Fairness;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.match.Header;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.match.Sitter;
import broadside.engine.play.Position;
import broadside.server.people.Passwords;
import broadside.server.people.Person;
import broadside.server.people.Register;
import broadside.server.people.Seal;
import broadside.server.people.Welcome;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.FanOut;
import broadside.server.store.FreshId;
import broadside.server.store.MatchState;
import broadside.server.store.News;
import broadside.server.store.Store;
import broadside.server.store.StoredJournal;
import broadside.server.store.Visibility;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** States what the host's commands do on a store that a server has open. */
abstract class HostContract {
    @TempDir
    Path folder;

    private Store server;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    abstract DatabaseAddress address(Path emptyFolder) throws Exception;

    /** Returns the flags that name this store. */
    abstract List<String> flags();

    /** Returns the flags that name an empty store of this kind. */
    abstract List<String> flagsOfAnother(Path emptyFolder) throws Exception;

    @BeforeEach
    void open() throws Exception {
        server = Store.open(address(folder), Clock.systemUTC());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void aRunningMatchIsAbandonedAndTheServerHearsOfIt() throws Exception {
        String id = startMatch(Games.find("spanish-main"));
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (AutoCloseable listening = server.fanOut().listen(new FanOut.Listener() {
            @Override
            public void heard(News news) {
                heard.add(news.match());
            }

            @Override
            public void mayHaveMissed() {}
        })) {
            assertThat(run("host", "close", id)).isZero();
            assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(id);
        }

        assertThat(server.matches().find(id).state()).isEqualTo(MatchState.FINISHED);
        assertThat(Replay.verify(server.records().file(id))).isEmpty();
        assertThat(run("host", "close", id)).isZero();
        assertThat(said()).contains("abandoned").contains("over already");
    }

    @Test
    void anOpenTableIsRemoved() {
        String id = FreshId.next();
        server.matches().open(id, "spanish-main", Visibility.LINK, "{}", "5ec4e7", null);

        assertThat(run("host", "tables")).isZero();
        assertThat(said()).contains(id).contains("open").contains("link");
        assertThat(run("host", "close", id)).isZero();
        assertThat(server.matches().find(id)).isNull();
    }

    @Test
    void theRecordOfARunningMatchComesWithAWarning() throws Exception {
        String id = startMatch(Games.find("spanish-main"));
        Path file = folder.resolve("match.jsonl");

        assertThat(run("host", "export", id, file.toString())).isZero();
        assertThat(Files.readAllBytes(file)).isEqualTo(server.records().file(id));
        assertThat(complained()).contains("for the host alone");
        assertThat(run("host", "export", id, file.toString())).isEqualTo(1);
        assertThat(complained()).contains("name a new file");
    }

    @Test
    void peopleAndTokensAreBannedAndLetInAgain() {
        Register register = register();
        Welcome ann = register.join("Ann");
        register.openAccount(ann.person(), "ann", "a long password");

        assertThat(run("host", "ban", "ann", "--reason", "spam")).isZero();
        assertThat(server.bans().has(ann.person().id(), "")).isTrue();
        assertThat(run("host", "bans")).isZero();
        assertThat(said()).contains("spam");
        assertThat(run("host", "unban", "ann")).isZero();
        assertThat(server.bans().has(ann.person().id(), "")).isFalse();

        String serial = new Seal(server).open(ann.token()).serial();
        assertThat(run("host", "ban", ann.token())).isZero();
        assertThat(server.bans().has("", serial)).isTrue();
        assertThat(run("host", "unban", serial)).isZero();
        assertThat(server.bans().has("", serial)).isFalse();
    }

    @Test
    void aForgottenPasswordIsReplaced() {
        Register register = register();
        Person ann = register.join("Ann").person();
        register.openAccount(ann, "ann", "a long password");

        assertThat(run("host", "reset-password", "ann")).isZero();
        String fresh = said().lines().skip(1).findFirst().orElseThrow();
        assertThat(register.logIn("ann", fresh).person().id()).isEqualTo(ann.id());
        assertThat(run("host", "reset-password", "nobody")).isEqualTo(1);
    }

    @Test
    void aBackupIsRestoredWholeIntoAnEmptyStoreOnly(@TempDir Path other) throws Exception {
        String id = startMatch(Games.find("spanish-main"));
        Welcome ann = register().join("Ann Ñandú 'quoted'");
        Path file = folder.resolve("club.backup");

        assertThat(run("backup", file.toString())).as(complained()).isZero();
        List<String> elsewhere = flagsOfAnother(other);
        assertThat(runOn(elsewhere, "restore", file.toString()))
                .as(() -> complained())
                .isZero();
        assertThat(runOn(elsewhere, "restore", file.toString())).isEqualTo(1);
        assertThat(complained()).contains("not empty");
        assertThat(runOn(elsewhere, "host", "people", "quoted")).isZero();
        assertThat(said()).contains(ann.person().id());
        Path exported = folder.resolve("exported.jsonl");
        assertThat(runOn(elsewhere, "host", "export", id, exported.toString())).isZero();
        assertThat(Files.readAllBytes(exported)).isEqualTo(server.records().file(id));
    }

    @Test
    void aCutBackupRestoresNothing(@TempDir Path other) throws Exception {
        register().join("Ann");
        Path file = folder.resolve("club.backup");
        assertThat(run("backup", file.toString())).isZero();
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 20));
        List<String> elsewhere = flagsOfAnother(other);

        assertThat(runOn(elsewhere, "restore", file.toString())).isEqualTo(1);
        Files.write(file, whole);
        assertThat(runOn(elsewhere, "restore", file.toString()))
                .as("nothing is in the way of the whole one")
                .isZero();
    }

    @Test
    void whatIsMistypedIsExplained() {
        assertThat(run("host", "frobnicate")).isEqualTo(2);
        assertThat(run("host", "close")).isEqualTo(2);
        assertThat(run("host", "tables", "--state", "sunk")).isEqualTo(2);
        assertThat(run("host", "close", "nosuchtable")).isEqualTo(1);
        assertThat(run("backup")).isEqualTo(2);
        assertThat(complained()).contains("Usage: broadside host", "the FILE to write is missing");
    }

    private Register register() {
        return new Register(server, new Seal(server), new Passwords());
    }

    private <P extends Position> String startMatch(Game<P> game) {
        String id = FreshId.next();
        String secret = Fairness.secret();
        server.matches().open(id, game.id(), Visibility.PUBLIC, "{}", secret, null);
        Setup setup = Setup.of(game, List.of("ann", "bob"), OptionValues.defaults(game));
        Header header =
                Header.of(game, setup, id, List.of(Sitter.person(), Sitter.person()), Fairness.commitment(secret));
        server.matches().start(id);
        Match.start(game, header, secret, System::currentTimeMillis, new StoredJournal(server.records(), id, 0));
        return id;
    }

    private int run(String... args) {
        return runOn(flags(), args);
    }

    private int runOn(List<String> flags, String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(flags);
        return new HostCommands(stream(out), stream(err), Map.of()).run(all.toArray(String[]::new));
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String complained() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
