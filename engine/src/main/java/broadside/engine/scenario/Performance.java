package broadside.engine.scenario;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.game.SetupRefused;
import broadside.engine.play.Position;
import broadside.engine.rules.Cited;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs one scenario from its table to its last step. */
final class Performance {
    private final Scenario scenario;
    private final Cited cited;

    Performance(Scenario scenario, Cited cited) {
        this.scenario = scenario;
        this.cited = cited;
    }

    /** Returns what went wrong, or null. */
    @Nullable
    Failure run() {
        if (scenario.root().has("play")) {
            return play(scenario.game());
        }
        try {
            new Inspection(scenario, cited).run();
            return null;
        } catch (ScenarioFailed failed) {
            return failure("", failed);
        } catch (BadDocument malformed) {
            throw malformed;
        } catch (RuntimeException fault) {
            return broken("", fault);
        }
    }

    /** Returns the table the scenario starts from as the game writes it, with all that the file left open filled in. */
    Tree.Branch table() {
        return table(scenario.game());
    }

    private <P extends Position> Tree.Branch table(Game<P> game) {
        return PositionDocument.write(game, position(game, new Labels()));
    }

    private <P extends Position> @Nullable Failure play(Game<P> game) {
        String where = "table";
        try {
            Labels labels = new Labels();
            ScriptedChance chance = new ScriptedChance(scenario.script(), scenario.seats(), scenario.seed());
            P position = position(game, labels);
            Field raised = scenario.root().maybe("raised");
            if (raised != null) {
                new Cast(game, scenario.seats()).seats(raised).forEach(seat -> position.setRaised(seat, true));
            }
            Stage<P> stage = new Stage<>(game, position, labels, chance, scenario.strict(), cited);
            int number = 0;
            for (Scenario.Entry entry : scenario.play()) {
                where = "step " + ++number + " (" + entry.kind() + "), "
                        + entry.field().path();
                entry.step().play(stage);
            }
            where = "chance";
            List<String> unused = chance.unused();
            if (!unused.isEmpty()) {
                throw new ScenarioFailed("some scripted chance never fell", unused);
            }
            return null;
        } catch (ScenarioFailed failed) {
            return failure(where, failed);
        } catch (BadDocument | SetupRefused malformed) {
            throw malformed;
        } catch (RuntimeException fault) {
            return broken(where, fault);
        }
    }

    private static Failure failure(String where, ScenarioFailed failed) {
        // The place inside the step is the more exact one, and names the step too.
        String inner = failed.where().isEmpty() ? where : where.replaceAll(", .*", ", ") + failed.where();
        return new Failure(inner, failed.complaint(), failed.lines(), false);
    }

    /** Shows where in the rules a fault arose, for whoever mends them. */
    private static Failure broken(String where, RuntimeException fault) {
        List<String> frames = new ArrayList<>();
        for (StackTraceElement frame : fault.getStackTrace()) {
            if (frame.getClassName().startsWith("broadside.") && frames.size() < 4) {
                frames.add("at " + frame);
            }
        }
        return new Failure(where, "the rules broke: " + fault, frames, false);
    }

    private <P extends Position> P position(Game<P> game, Labels labels) {
        Field root = scenario.root();
        Field options = root.maybe("options");
        OptionValues values = options == null ? OptionValues.defaults(game) : OptionValues.read(game, options);
        Setup setup = Setup.of(game, scenario.seats(), values);
        Field table = root.maybe("table");
        if (table == null) {
            return game.open(setup);
        }
        for (String shared : List.of("game", "seats", "options")) {
            Field inside = table.maybe(shared);
            if (inside != null && !inside.tree().equals(root.children().get(shared))) {
                throw inside.wrong("this contradicts the field '" + shared + "' at the top of the file; leave it out");
            }
        }
        P position = PositionDocument.read(game, setup, table, labels);
        checkLabels(table, labels);
        return position;
    }

    /** A label that no piece took would otherwise be a name that fits nothing. */
    private void checkLabels(Field field, Labels labels) {
        if (field.tree() instanceof Tree.Row) {
            field.row().forEach(item -> checkLabels(item, labels));
        } else if (field.tree() instanceof Tree.Branch) {
            Field label = field.maybe("as");
            if (label != null && labels.piece(label.text()) == null) {
                throw label.wrong("nothing here can have a label");
            }
            if (label != null && scenario.seats().contains(label.text())) {
                throw label.wrong("'" + label.text() + "' is a seat and cannot be a label too");
            }
            for (String name : field.children().keySet()) {
                Field child = field.maybe(name);
                if (child != null) {
                    checkLabels(child, labels);
                }
            }
        }
    }
}
