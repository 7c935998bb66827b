package broadside.engine.scenario;

import broadside.engine.game.Game;
import broadside.engine.game.OptionSpec;
import broadside.engine.game.OptionValues;
import broadside.engine.play.Refusal;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tests what happens before play: whether a table may start, whether a fleet is legal, what lies in the box. */
final class Inspection {
    private final Scenario scenario;
    private final Game<?> game;
    private final Cited cited;
    private final Cast cast;

    Inspection(Scenario scenario, Cited cited) {
        this.scenario = scenario;
        this.game = scenario.game();
        this.cited = cited;
        this.cast = new Cast(game, scenario.seats());
    }

    void run() {
        Field root = scenario.root();
        if (root.has("start")) {
            start(root.need("start"));
        } else if (root.has("catalogue")) {
            catalogue(root.need("catalogue"));
        } else {
            fleet(root.need("fleet"), root.need("report"));
        }
    }

    private void start(Field start) {
        start.only(Set.of("refused", "allowed", "because"));
        Field refused = start.maybe("refused");
        if (refused == null && !start.truth("allowed", false)) {
            throw start.wrong("expected refused: [<clauses>] or allowed: true");
        }
        if (refused != null && start.has("because")) {
            throw start.need("because").wrong("'refused' names the clauses already");
        }
        Refusal refusal = refusal();
        if (refusal != null) {
            refusal.clauses().forEach(cited::add);
        }
        String said = refusal == null ? "the table may start" : new Voice(game, scenario.seats()).refused(refusal);
        if (refused == null) {
            if (refusal != null) {
                throw new ScenarioFailed("this table should be allowed", "found: refused: " + said).at("start");
            }
            citeOptions();
            demand(start);
            return;
        }
        List<Clause> because = cast.clauses(refused);
        if (refusal == null || !refusal.clauses().containsAll(because)) {
            throw new ScenarioFailed(
                            "this table should be refused", "expected:" + Voice.ids(because), "found:    " + said)
                    .at("start.refused");
        }
        cited.name(because);
    }

    /** An allowed start may name the clauses that allow it. */
    private void demand(Field start) {
        Field because = start.maybe("because");
        List<Clause> demanded = because == null ? List.of() : cast.clauses(because);
        for (Clause clause : demanded) {
            if (!cited.has(clause)) {
                throw new ScenarioFailed(
                                "this start does not rely on " + clause.id(),
                                "it relies on:" + Voice.ids(List.copyOf(cited.all())))
                        .at("start.because");
            }
        }
        cited.name(demanded);
    }

    /** A table that may start with an option away from its default relies on the clauses which allow the option. */
    private void citeOptions() {
        Field options = scenario.root().maybe("options");
        for (OptionSpec spec : game.options()) {
            Field chosen = options == null ? null : options.maybe(spec.id());
            if (chosen != null && !chosen.tree().equals(spec.otherwise())) {
                spec.clauses().forEach(cited::add);
            }
        }
    }

    private @Nullable Refusal refusal() {
        OptionValues values = OptionValues.defaults(game);
        Field options = scenario.root().maybe("options");
        if (options != null) {
            for (String id : options.children().keySet()) {
                try {
                    values = values.with(id, options.need(id).tree());
                } catch (BadDocument impossible) {
                    for (OptionSpec spec : game.options()) {
                        if (spec.id().equals(id)) {
                            return new Refusal(Message.of(impossible.complaint()), spec.clauses());
                        }
                    }
                    throw options.need(id).wrong(impossible.complaint());
                }
            }
        }
        return game.startRefusal(scenario.seats().size(), values);
    }

    private void catalogue(Field tests) {
        Tree.Branch catalogue = game.catalogue();
        Likeness likeness = new Likeness(name -> null);
        for (Field test : tests.rowOrOne()) {
            Field path = test.need("path");
            Place place = Place.read(path, path.text());
            Contents contents = Contents.read(test, Set.of("path", "because"));
            Field because = test.maybe("because");
            List<Clause> counted = because == null ? List.of() : cast.clauses(because);
            Tree found = place.find(catalogue, likeness);
            try {
                contents.compare(likeness, place.toString(), found);
            } catch (ScenarioFailed failed) {
                throw failed.at(test.path());
            }
            if (found == null) {
                throw new ScenarioFailed(
                                "the catalogue has no place '" + place + "'",
                                "it has: "
                                        + String.join(", ", catalogue.children().keySet()))
                        .at(test.path());
            }
            cited.name(counted);
        }
    }

    private void fleet(Field fleet, Field report) {
        if (!(game instanceof ScenarioWords<?> words) || !words.hasFleets()) {
            throw fleet.wrong("the game " + game.id() + " has no fleets");
        }
        Field options = scenario.root().maybe("options");
        OptionValues values = options == null ? OptionValues.defaults(game) : OptionValues.read(game, options);
        Field because = report.maybe("because");
        List<Clause> demanded = because == null ? List.of() : cast.clauses(because);
        Tree.Branch found = words.report(values, fleet, cited);
        Likeness likeness = new Likeness(name -> null);
        if (!likeness.fits(report.tree(), found)) {
            List<String> lines = new ArrayList<>();
            lines.add("expected: " + Flow.write(report.tree()));
            lines.add("found:    " + Flow.write(found));
            throw new ScenarioFailed("the report is another", lines).at("report");
        }
        cited.name(demanded);
    }
}
