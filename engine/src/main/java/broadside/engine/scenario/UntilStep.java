package broadside.engine.scenario;

import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Answers everything with its default until the game stands where the file wants it. */
record UntilStep(
        @Nullable Integer turn,
        @Nullable String moment,
        @Nullable Integer asked,
        boolean over) implements PlayStep {
    private static final int MOST_ANSWERS = 100_000;

    static UntilStep read(Cast cast, Field entry) {
        entry.only(Set.of("until"));
        Field until = entry.need("until");
        if (!until.isBranch()) {
            if (!until.text().equals("over")) {
                throw until.wrong("expected over, {turn: <seat>}, {moment: <name>} or {asked: <seat>}, found '"
                        + until.text() + "'");
            }
            return new UntilStep(null, null, null, true);
        }
        until.only(Set.of("turn", "moment", "asked"));
        Field turn = until.maybe("turn");
        Field moment = until.maybe("moment");
        Field asked = until.maybe("asked");
        if (turn == null && moment == null && asked == null) {
            throw until.wrong("expected turn, moment or asked");
        }
        if (moment != null && !cast.game().moments().containsKey(moment.text())) {
            throw moment.wrong("there is no moment '" + moment.text() + "'; expected one of "
                    + String.join(", ", cast.game().moments().keySet()));
        }
        return new UntilStep(
                turn == null ? null : cast.seat(turn),
                moment == null ? null : moment.text(),
                asked == null ? null : cast.seat(asked),
                false);
    }

    @Override
    public <P extends Position> void play(Stage<P> stage) {
        stage.turnPage();
        if (reached(stage)) {
            return; // there is nothing to answer, so what the step before cited still stands
        }
        stage.act();
        int answers = 0;
        while (!reached(stage)) {
            List<Decision> open = stage.open();
            if (open.isEmpty()) {
                throw new ScenarioFailed("the game is over before it comes to " + goal(stage));
            }
            if (++answers > MOST_ANSWERS) {
                throw new ScenarioFailed("after " + MOST_ANSWERS + " answers the game has not come to " + goal(stage));
            }
            stage.unasked().clear();
            stage.pass(open.get(0));
        }
    }

    private <P extends Position> boolean reached(Stage<P> stage) {
        if (over) {
            return stage.position().isOver();
        }
        if (stage.position().isOver() || asked != null && stage.open(asked) == null) {
            return false;
        }
        if (turn == null && moment == null) {
            return true;
        }
        Game.Moment here = stage.game().moment(stage.position());
        return here != null && (turn == null || turn == here.seat()) && (moment == null || moment.equals(here.name()));
    }

    private String goal(Stage<?> stage) {
        StringBuilder out = new StringBuilder();
        if (over) {
            out.append("its end");
        }
        if (turn != null) {
            out.append("the turn of ").append(stage.seats().get(turn));
        }
        if (moment != null) {
            out.append(out.length() == 0 ? "" : ", ")
                    .append("the moment '")
                    .append(moment)
                    .append("'");
        }
        if (asked != null) {
            out.append(out.length() == 0 ? "" : ", ")
                    .append("a question to ")
                    .append(stage.seats().get(asked));
        }
        return out.toString();
    }
}
