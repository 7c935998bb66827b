package broadside.cli.play;

import broadside.ai.Budget;
import broadside.cli.Captains;
import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.KeptMatch;
import broadside.cli.SeatList;
import broadside.cli.Speaker;
import broadside.cli.TableOptions;
import broadside.cli.Terminal;
import broadside.cli.Thinking;
import broadside.cli.UserError;
import broadside.cli.Yaml;
import broadside.cli.board.Boards;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.game.SetupRefused;
import broadside.engine.match.BrokenRecord;
import broadside.engine.match.Replay;
import broadside.engine.match.Sitter;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game in the terminal, against captains or with several people at one screen. */
@Command(
        name = "play",
        description = {
            "Play in the terminal, against computer captains or with several people at one screen.",
            "At the prompt type a number, or words such as 'sabotage zeewolf'; 'help' lists all else.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  broadside play spanish-main",
            "  broadside play spanish-main --seats me,bosun -o upcoming-adventures=true",
            "  broadside play spanish-main --seats me:Ann,me:Bob --record evening.jsonl",
            "  broadside play --load evening.jsonl"
        })
public final class PlayCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            converter = GameName.class,
            completionCandidates = GameName.class,
            description = "The game: ${COMPLETION-CANDIDATES}. May be left out with --load, or if there is only one.")
    private @Nullable Game<?> game;

    @Option(
            names = "--seats",
            paramLabel = "WHO,WHO,...",
            description = "Who sits where, clockwise: me, deckhand (random), bosun (simple) or captain (strong);"
                    + " me:Ann gives a name. Default: me,captain.")
    private @Nullable String seats;

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Play the same cards every time; without it nobody can foresee them.")
    private @Nullable Long seed;

    @Mixin
    private Thinking thinking = new Thinking();

    @Option(
            names = "--load",
            paramLabel = "FILE",
            description = "Go on with a saved match, or start from a position document (YAML or JSON).")
    private @Nullable Path load;

    @Option(names = "--record", paramLabel = "FILE", description = "Write every move to this file at once.")
    private @Nullable Path record;

    PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Budget budget = thinking.budget(1000);
        Path file = load;
        if (file == null) {
            Game<?> named = game;
            Game<?> chosen = named == null ? GameName.only() : named;
            play(start(chosen, null), budget);
        } else if (KeptMatch.looksLikeRecord(file)) {
            play(resume(file), budget);
        } else {
            play(document(file), budget);
        }
        return ExitCode.OK;
    }

    /** Joins a game with its table, so that both have the same type. */
    private record Opened<P extends Position>(Game<P> game, KeptMatch<P> table) {}

    private <P extends Position> Opened<P> start(Game<P> chosen, Tree.@Nullable Branch document) {
        SeatList list = SeatList.read(seats == null ? "me,captain" : seats, "me", speaker(chosen, List.of()));
        Setup setup = Setup.of(chosen, list.names(), options.values(chosen));
        return new Opened<>(chosen, KeptMatch.start(chosen, setup, list.sitters(), seed, document, record));
    }

    /** Starts from a position document: it names the seats and options, --seats says who plays them. */
    private Opened<?> document(Path file) {
        try {
            Tree tree = Yaml.read(file);
            Field root = Field.root(tree);
            if (!(tree instanceof Tree.Branch branch)) {
                throw root.wrong("expected a position document or a match record");
            }
            Field id = root.need("game");
            Game<?> named = Games.find(id.text());
            if (named == null) {
                List<String> known = Games.all().stream().map(Game::id).toList();
                throw id.wrong("there is no game '" + id.text() + "'; expected one of " + String.join(", ", known));
            }
            return document(named, root, branch);
        } catch (BadDocument bad) {
            // A match calls the document it starts from "start"; the person wrote no such field.
            String where = bad.where().replaceFirst("^start\\.?", "");
            throw where.startsWith(file.toString()) ? bad : new BadDocument(where, bad.complaint()).in(file.toString());
        } catch (SetupRefused refused) {
            String reason = terminal.words(Games.all()).say(refused.refusal().message(), List.of());
            throw new BadDocument(file + ": seats", reason);
        }
    }

    private <P extends Position> Opened<P> document(Game<P> named, Field root, Tree.Branch branch) {
        Field values = root.maybe("options");
        Setup setup = Setup.of(
                named,
                root.need("seats").texts(),
                values == null ? OptionValues.defaults(named) : OptionValues.read(named, values));
        List<Sitter> sitters = SeatList.read(
                        seats == null ? "me" + ",captain".repeat(setup.seats().size() - 1) : seats,
                        "me",
                        speaker(named, setup.seats()))
                .sitters();
        if (sitters.size() != setup.seats().size()) {
            throw new UserError("cli.error.seats-of-document", setup.seats().size(), sitters.size());
        }
        return new Opened<>(named, KeptMatch.start(named, setup, sitters, seed, branch, record));
    }

    private Opened<?> resume(Path file) {
        if (seats != null || !options.isEmpty() || seed != null) {
            throw new UserError("cli.error.record-says", file.toString());
        }
        try {
            Game<?> recorded = GameName.find(Replay.header(KeptMatch.read(file)).game());
            if (game != null && !game.id().equals(recorded.id())) {
                throw new UserError("cli.error.other-game", file.toString(), recorded.id(), game.id());
            }
            return resume(recorded, file);
        } catch (BrokenRecord broken) {
            throw new BadDocument(
                    file + ": line " + broken.finding().line(), broken.finding().what());
        }
    }

    private <P extends Position> Opened<P> resume(Game<P> recorded, Path file) {
        return new Opened<>(recorded, KeptMatch.resume(recorded, file));
    }

    private <P extends Position> void play(Opened<P> opened, Budget budget) {
        Speaker speaker = speaker(opened.game(), opened.table().match().header().seats());
        Long same = seed;
        Captains captains = new Captains(budget, same == null ? System.nanoTime() : same);
        Room<P> room = new Room<>(terminal, Boards.of(opened.game()), speaker);
        new Session<>(opened.game(), opened.table(), room, captains).run();
    }

    private Speaker speaker(Game<?> of, List<String> names) {
        return new Speaker(terminal.words(List.of(of)), names);
    }
}
