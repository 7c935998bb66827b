package broadside.cli.simulate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Sums a run up for people and for programs.
 *
 * @param seconds how long it took
 */
record Summary(Plan<?> plan, Tally tally, double seconds, int threads) {

    /** Writes it for people. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s: %,d games in %.1f s: %,.0f games/s (%d %s, seed %d)",
                plan.game().id(),
                tally.games(),
                seconds,
                speed(),
                threads,
                threads == 1 ? "thread" : "threads",
                plan.seed()));
        addTables(lines);
        addSeats(lines);
        if (!tally.levels().isEmpty()) {
            lines.add("");
            lines.add("Wins by captain             seats taken   won, with 95% interval");
            tally.levels()
                    .forEach((level, counts) -> lines.add(String.format(
                            Locale.ROOT, "  %-24s %,12.0f   %s", level, counts[0], Interval.of(counts[1], counts[0]))));
        }
        Lengths lengths = tally.lengths();
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "Choices per game: mean %.1f, median %d, least %d, most %d",
                lengths.mean(),
                lengths.median(),
                lengths.least(),
                lengths.most()));
        lines.addAll(lengths.histogram());
        lines.add("");
        addFaults(lines);
        return lines;
    }

    private void addTables(List<String> lines) {
        if (plan.tables().size() < 2) {
            return;
        }
        lines.add("");
        lines.add("Games by table                                                   games  choices");
        for (int table = 0; table < plan.tables().size(); table++) {
            String name = Tables.describe(plan.tables().get(table));
            // A long list of options gets its own line, so that the numbers stay in their columns.
            if (name.length() > 58) {
                lines.add("  " + name);
                name = "";
            }
            lines.add(String.format(
                    Locale.ROOT, "  %-58s %,10d  %7.1f", name, tally.games(table), tally.meanChoices(table)));
        }
    }

    private void addSeats(List<String> lines) {
        lines.add("");
        lines.add("Wins by seat, with 95% interval");
        seatWins().forEach((players, wins) -> {
            for (int seat = 0; seat < players; seat++) {
                String label = seat == 0 ? players + " players" : "";
                Interval won = Interval.of(wins[seat], wins[players]);
                lines.add(String.format(Locale.ROOT, "  %-12s seat %-2d %s", label, seat + 1, won));
            }
        });
    }

    /** Returns for each number of players the wins of each seat, and behind them the games. */
    private Map<Integer, double[]> seatWins() {
        Map<Integer, double[]> sums = new LinkedHashMap<>();
        for (int table = 0; table < plan.tables().size(); table++) {
            int seats = plan.tables().get(table).seats().size();
            double[] sum = sums.computeIfAbsent(seats, s -> new double[s + 1]);
            for (int seat = 0; seat < seats; seat++) {
                sum[seat] += tally.wins(table, seat);
            }
            sum[seats] += tally.games(table);
        }
        return sums;
    }

    private void addFaults(List<String> lines) {
        if (tally.faultCount() == 0) {
            lines.add("Errors: none");
            return;
        }
        lines.add(String.format(Locale.ROOT, "Errors: %,d games broke. The first:", tally.faultCount()));
        for (Tally.Fault fault : tally.faults()) {
            lines.add("  game " + fault.n() + " (" + Tables.describe(plan.setup(fault.n())) + "): " + fault.what());
        }
        lines.add("Repeat one alone with the same arguments and: --seed " + plan.seed() + " --first "
                + tally.faults().get(0).n() + " --games 1");
    }

    private double speed() {
        return tally.games() / Math.max(seconds, 1e-9);
    }

    /** Writes it for programs. */
    String json() {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("game", plan.game().id());
        out.put("games", tally.games());
        out.put("seed", plan.seed());
        out.put("threads", threads);
        out.put("seconds", seconds);
        out.put("gamesPerSecond", speed());
        List<Object> tables = new ArrayList<>();
        for (int table = 0; table < plan.tables().size(); table++) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("players", plan.tables().get(table).seats().size());
            row.put("options", Tables.options(plan.tables().get(table)));
            row.put("games", tally.games(table));
            row.put("choices", tally.meanChoices(table));
            tables.add(row);
        }
        out.put("tables", tables);
        Map<String, Object> seats = new LinkedHashMap<>();
        seatWins().forEach((players, wins) -> {
            List<Object> each = new ArrayList<>();
            for (int seat = 0; seat < wins.length - 1; seat++) {
                each.add(share(wins[seat], wins[wins.length - 1]));
            }
            seats.put(players + " players", each);
        });
        out.put("winsBySeat", seats);
        Map<String, Object> captains = new LinkedHashMap<>();
        tally.levels().forEach((level, counts) -> captains.put(level, share(counts[1], counts[0])));
        out.put("winsByCaptain", captains);
        Lengths lengths = tally.lengths();
        out.put(
                "choices",
                Map.of(
                        "mean", lengths.mean(),
                        "median", lengths.median(),
                        "least", lengths.least(),
                        "most", lengths.most()));
        out.put("errorCount", tally.faultCount());
        out.put("errors", tally.faults());
        try {
            return new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(out);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, Object> share(double wins, double games) {
        Interval interval = Interval.of(wins, games);
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("games", games);
        out.put("wins", wins);
        out.put("share", interval.share());
        out.put("low95", interval.low());
        out.put("high95", interval.high());
        return out;
    }
}
