package broadside.engine.scenario;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.SetupRefused;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import broadside.engine.rules.Evidence;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Runs scenario files. Whatever is wrong, with the file or with the rules, is in the result; nothing is thrown. */
public final class ScenarioRunner {
    /** The kinds of clauses that the deal cites. */
    private static final Set<String> SETTLED = Set.of("setup", "option");

    private final Map<String, Game<?>> games = new LinkedHashMap<>();

    /** Makes a runner for these games. */
    public ScenarioRunner(List<? extends Game<?>> games) {
        for (Game<?> game : games) {
            this.games.put(game.id(), game);
        }
    }

    /** Makes a runner for every game on the class path. */
    public static ScenarioRunner forAllGames() {
        return new ScenarioRunner(Games.all());
    }

    /**
     * Runs one file, every case of it.
     *
     * @param file what the report calls it
     * @param tree its content
     */
    public ScenarioResult run(String file, Tree tree) {
        Run run = new Run();
        try {
            Field root = Field.root(tree);
            run.title = root.isBranch() ? root.text("title", "") : "";
            run.hasTable = root.isBranch() && root.has("table");
            List<Cases.Case> cases = Cases.expand(root);
            for (Cases.Case one : cases) {
                run.play(one);
            }
            if (root.has("cases")) {
                run.title += " (" + cases.size() + (cases.size() == 1 ? " case)" : " cases)");
            }
            run.checkClaims();
        } catch (BadDocument malformed) {
            run.failures.add(malformed("", malformed));
        }
        return new ScenarioResult(file, run.game, run.title, run.failures, run.claimed.keySet(), run.cited, run.named);
    }

    /** Returns the table that a file with a {@code table} starts from, poses and all; null where it cannot be read. */
    public Tree.@Nullable Branch table(Tree tree) {
        try {
            Field root = Field.root(tree);
            if (!root.isBranch() || !root.has("table")) {
                return null;
            }
            Field first = Field.root(Cases.expand(root).get(0).scenario());
            return new Performance(Scenario.read(first, game(first)), new Cited()).table();
        } catch (BadDocument | SetupRefused told) {
            return null; // the report of the run says what is wrong
        }
    }

    private static Failure malformed(String name, BadDocument malformed) {
        return new Failure(join(name, malformed.where()), malformed.complaint(), List.of(), true);
    }

    private static String join(String outer, String inner) {
        return outer.isEmpty() || inner.isEmpty() ? outer + inner : outer + ": " + inner;
    }

    private Game<?> game(Field root) {
        Field id = root.need("game");
        @Nullable Game<?> game = games.get(id.text());
        if (game == null) {
            throw id.wrong(
                    "there is no game '" + id.text() + "'; expected one of " + String.join(", ", games.keySet()));
        }
        return game;
    }

    /** Collects what the cases of one file come to. */
    private final class Run {
        private String title = "";
        private String game = "";
        private boolean hasTable;
        private final List<Failure> failures = new ArrayList<>();
        /** Each claim with what the cases that make it cited. */
        private final Map<Clause, Set<Clause>> claimed = new LinkedHashMap<>();

        private final Set<Clause> cited = new TreeSet<>();
        private final Set<Clause> named = new TreeSet<>();

        void play(Cases.Case one) {
            Cited heard = new Cited();
            boolean component = false;
            List<Clause> claims = List.of();
            try {
                Field root = Field.root(one.scenario());
                Game<?> found = game(root);
                game = found.id();
                Scenario scenario = Scenario.read(root, found);
                title = one.name().isEmpty() ? scenario.title() : title;
                claims = scenario.covers();
                component = root.has("catalogue");
                Failure failure = new Performance(scenario, heard).run();
                if (failure != null) {
                    failures.add(new Failure(
                            join(one.name(), failure.where()),
                            failure.complaint(),
                            failure.lines(),
                            failure.malformed()));
                }
            } catch (BadDocument malformed) {
                failures.add(malformed(one.name(), malformed));
            } catch (SetupRefused refused) {
                failures.add(new Failure(
                        join(one.name(), "seats"), "the game refuses this table: " + said(refused), List.of(), true));
            }
            cited.addAll(heard.all());
            for (Clause claim : claims) {
                Set<Clause> seen = claimed.computeIfAbsent(claim, c -> new TreeSet<>());
                seen.addAll(heard.all());
                if (heard.named().contains(claim)) {
                    named.add(claim);
                }
                if (component && Evidence.isAboutComponents(claim)) {
                    seen.add(claim);
                    cited.add(claim);
                }
            }
        }

        private String said(SetupRefused refused) {
            Game<?> found = games.get(game);
            return found == null ? refused.toString() : new Voice(found, List.of()).refused(refused.refusal());
        }

        private List<String> uncited(Clause clause, Set<Clause> seen) {
            List<String> lines = new ArrayList<>();
            lines.add(clause.text());
            lines.add("cited:" + (seen.isEmpty() ? " nothing" : Voice.ids(List.copyOf(seen))));
            boolean settled = SETTLED.contains(clause.kind()) || clause.id().contains("-SETUP-");
            if (settled && hasTable) {
                lines.add("this is settled at the setup, and a file with a table begins after it; leave out the table");
            }
            return lines;
        }

        /** A claim counts only if the engine cited the clause; a failed run may have stopped before it came to that. */
        void checkClaims() {
            if (!failures.isEmpty()) {
                return;
            }
            claimed.forEach((clause, seen) -> {
                if (!seen.contains(clause)) {
                    failures.add(new Failure(
                            "covers",
                            "claims " + clause.id() + ", but it was never cited",
                            uncited(clause, seen),
                            false));
                }
            });
        }
    }
}
