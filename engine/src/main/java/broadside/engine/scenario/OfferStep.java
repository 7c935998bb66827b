package broadside.engine.scenario;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tests what a seat may choose from at this moment.
 *
 * @param only all that is offered; null where that is not tested
 * @param otherwise the default; null where that is not tested
 */
record OfferStep(
        int seat,
        List<Tree> has,
        List<Tree> lacks,
        @Nullable List<Tree> only,
        @Nullable Integer count,
        @Nullable Tree otherwise)
        implements PlayStep {

    static OfferStep read(Cast cast, Field entry) {
        entry.only(Set.of("offer"));
        Field offer = entry.need("offer").only(Set.of("seat", "has", "lacks", "only", "count", "default"));
        Field only = offer.maybe("only");
        Field count = offer.maybe("count");
        Field otherwise = offer.maybe("default");
        if (offer.children().size() < 2) {
            throw offer.wrong("say what is offered: has, lacks, only, count or default");
        }
        return new OfferStep(
                cast.seat(offer.need("seat")),
                things(offer.maybe("has")),
                things(offer.maybe("lacks")),
                only == null ? null : things(only),
                count == null ? null : count.whole(0, 1_000_000),
                otherwise == null ? null : otherwise.tree());
    }

    static List<Tree> things(@Nullable Field field) {
        List<Tree> things = new ArrayList<>();
        if (field != null) {
            for (Field one : field.rowOrOne()) {
                things.add(one.tree());
            }
        }
        return things;
    }

    @Override
    public <P extends Position> void play(Stage<P> stage) {
        stage.look();
        stage.hear();
        // Looking changes nothing: where windows of others stand in the way, they are passed on a copy.
        Stage<P> there = stage.open(seat) == null ? stage.fork() : stage;
        Decision decision = there.await(seat);
        if (decision == null) {
            List<String> lines = new ArrayList<>();
            for (Decision open : stage.open()) {
                lines.add(stage.voice().asked(stage.position(), open));
            }
            throw new ScenarioFailed(stage.seats().get(seat) + " is asked nothing", lines);
        }
        stage.cite(List.of(decision.question().clauses()));
        test(stage, new Asking<>(there, decision));
    }

    private <P extends Position> void test(Stage<P> stage, Asking<P> asking) {
        List<Tree> options = asking.options();
        for (Tree wanted : has) {
            if (!whole(asking.offered(wanted))) {
                throw new ScenarioFailed("the offer lacks " + Flow.write(wanted), asking.explain(wanted));
            }
        }
        for (Tree unwanted : lacks) {
            if (whole(asking.offered(unwanted))) {
                throw new ScenarioFailed("the offer has " + Flow.write(unwanted), asking.explain(unwanted));
            }
            explain(stage, asking, unwanted);
        }
        if (count != null && count != options.size()) {
            throw new ScenarioFailed(
                    "expected " + count + " options, found " + options.size(), asking.explain(Tree.NOTHING));
        }
        checkOnly(asking, options);
        Tree wanted = otherwise;
        if (wanted != null && whole(asking.offered(wanted)) && asking.fits(wanted, asking.fallback())) {
            return;
        }
        if (wanted != null) {
            throw new ScenarioFailed(
                    "the default is another",
                    "expected: " + Flow.write(wanted),
                    "found:    " + Flow.write(asking.fallback()));
        }
    }

    private <P extends Position> void checkOnly(Asking<P> asking, List<Tree> options) {
        List<Tree> all = only;
        if (all == null) {
            return;
        }
        for (Tree wanted : all) {
            if (!whole(asking.offered(wanted))) {
                throw new ScenarioFailed("the offer lacks " + Flow.write(wanted), asking.explain(wanted));
            }
        }
        for (Tree option : options) {
            if (all.stream().noneMatch(wanted -> asking.fits(wanted, option))) {
                throw new ScenarioFailed("the offer also has " + Flow.write(option), asking.explain(option));
            }
        }
    }

    private static boolean whole(List<Fit> fits) {
        return fits.stream().anyMatch(fit -> fit.rest() == null);
    }

    /** Cites why something is not offered, and complains about what nobody could have offered. */
    private static <P extends Position> void explain(Stage<P> stage, Asking<P> asking, Tree unwanted) {
        for (Fit fit : asking.conceived(unwanted)) {
            Refusal refusal = asking.refusal(fit.choice());
            if (refusal != null) {
                stage.cite(refusal.clauses());
            }
        }
        Vocabulary.of(stage).checkChoice(asking, unwanted);
    }
}
