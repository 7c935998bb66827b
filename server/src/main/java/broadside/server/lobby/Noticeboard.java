package broadside.server.lobby;

import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.store.MatchState;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import broadside.server.store.StoredPerson;
import broadside.server.store.StoredSeat;
import broadside.server.store.Visibility;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Describes tables to who asks, and lists those that everybody may see. */
@Singleton
public class Noticeboard {
    /** Stands for people who deleted what was known of them. */
    public static final String FORMER = "A former player";

    private final Store store;
    private final Provider<Attendance> attendance;

    public Noticeboard(Store store, Provider<Attendance> attendance) {
        this.store = store;
        this.attendance = attendance;
    }

    /** Lists public tables, the latest first. */
    public List<TableInfo> listed(
            MatchState state, @Nullable String game, long before, int most, @Nullable String asker) {
        return store.matches().listed(state, game, before, most).stream()
                .map(match -> describe(match, asker))
                .toList();
    }

    /** Lists the tables at which a person sits or sat, the latest first. */
    public List<TableInfo> of(String person, long before, int most) {
        return store.matches().of(person, before, most).stream()
                .map(match -> describe(match, person))
                .toList();
    }

    /**
     * Describes a table to somebody; throws {@link NoSuchTable} if there is none for him.
     *
     * @param asker the id of a person, or null for a stranger
     */
    public TableInfo show(String id, @Nullable String asker, @Nullable String invitation) {
        StoredMatch match = store.matches().find(id);
        if (match == null || !mayEnter(match, store.seats().at(id), asker, invitation)) {
            throw new NoSuchTable(id);
        }
        return describe(match, asker);
    }

    /** Says whether somebody may see a table: everybody a public one, invited people, owner and sitters a private one. */
    public boolean mayEnter(
            StoredMatch match, List<StoredSeat> seats, @Nullable String asker, @Nullable String invitation) {
        if (match.visibility() == Visibility.PUBLIC || belongs(match, seats, asker)) {
            return true;
        }
        return invitation != null && invitation.equals(invitation(match.id()));
    }

    /** Says whether somebody owns a table or has a seat there. */
    public boolean belongs(StoredMatch match, List<StoredSeat> seats, @Nullable String asker) {
        return asker != null
                && (asker.equals(match.owner()) || seats.stream().anyMatch(seat -> asker.equals(seat.person())));
    }

    @Nullable
    String invitation(String id) {
        Tree invitation = hidden(id, "invitation");
        return invitation == null ? null : invitation.toString();
    }

    /** Returns the position that a table starts from; null for the beginning of the game. Nobody may be told. */
    public Tree.@Nullable Branch start(String id) {
        return hidden(id, "start") instanceof Tree.Branch start ? start : null;
    }

    private @Nullable Tree hidden(String id, String name) {
        String hidden = store.matches().hidden(id);
        return hidden != null && Json.read(hidden) instanceof Tree.Branch tree ? tree.get(name) : null;
    }

    /** Describes a table to somebody who may see it. */
    public TableInfo describe(StoredMatch match, @Nullable String asker) {
        return describe(match, store.seats().at(match.id()), asker);
    }

    /** Describes a table whose seats are known. */
    public TableInfo describe(StoredMatch match, List<StoredSeat> seats, @Nullable String asker) {
        Plan plan = Plan.read(match.header());
        Result result = match.state() == MatchState.FINISHED ? result(match.id()) : Result.NONE;
        String state = match.state() == MatchState.FINISHED && result.abandoned
                ? "abandoned"
                : match.state().name().toLowerCase(Locale.ROOT);
        Map<String, Object> options = new LinkedHashMap<>();
        plan.options().children().forEach((name, value) -> options.put(name, plain(value)));
        boolean belongs = belongs(match, seats, asker);
        return new TableInfo(
                match.id(),
                match.game(),
                state,
                options,
                plan.preset(),
                match.visibility() == Visibility.PUBLIC,
                belongs ? invitation(match.id()) : null,
                owner(match, seats, asker),
                match.created(),
                match.updated(),
                plan.clock(),
                plan.window(),
                plan.practice(),
                plan.spectators(),
                plan.delay(),
                seats(match, seats, asker, result),
                puzzle(plan, match, result),
                plan.rematch(),
                plan.commitment(),
                attendance.get().watching(match.id()));
    }

    /** Describes the puzzle of a table, at its end with whether it was solved. */
    private static @Nullable Object puzzle(Plan plan, StoredMatch match, Result result) {
        Tree.Branch puzzle = plan.puzzle();
        if (puzzle == null || match.state() != MatchState.FINISHED) {
            return puzzle == null ? null : plain(puzzle);
        }
        Field asked = Field.root(puzzle).need("asked");
        int seat = asked.need("seat").whole(0, Integer.MAX_VALUE);
        boolean reached = Goal.read(asked.need("goal")).reached(result.place(seat), result.score(seat));
        return plain(Tree.branch().putAll(puzzle).put("reached", reached).done());
    }

    private List<TableInfo.SeatInfo> seats(
            StoredMatch match, List<StoredSeat> seats, @Nullable String asker, Result result) {
        Set<Integer> here = attendance.get().here(match.id());
        List<TableInfo.SeatInfo> rows = new ArrayList<>();
        for (StoredSeat seat : seats) {
            String person = seat.person();
            boolean started = match.state() != MatchState.OPEN;
            // The seat of somebody who deleted everything has neither person nor captain.
            String sits = seat.captain() != null ? "captain" : person != null || started ? "person" : "free";
            String name = seat.name().isEmpty() && started ? FORMER : seat.name();
            rows.add(new TableInfo.SeatInfo(
                    seat.seat(),
                    name,
                    sits,
                    seat.captain(),
                    asker != null && asker.equals(person),
                    person != null
                            && seats.stream()
                                            .filter(other -> person.equals(other.person()))
                                            .count()
                                    > 1,
                    here.contains(seat.seat()),
                    match.state() == MatchState.RUNNING
                            ? Boolean.valueOf(match.asked().contains(seat.seat()))
                            : null,
                    result.place(seat.seat()),
                    result.score(seat.seat())));
        }
        return rows;
    }

    private TableInfo.@Nullable Owner owner(StoredMatch match, List<StoredSeat> seats, @Nullable String asker) {
        String owner = match.owner();
        if (owner == null) {
            return null;
        }
        String name = seats.stream()
                .filter(seat -> owner.equals(seat.person()) && !seat.name().isEmpty())
                .map(StoredSeat::name)
                .findFirst()
                .orElse(null);
        if (name == null) {
            StoredPerson person = store.people().find(owner);
            name = person == null ? FORMER : person.name();
        }
        return new TableInfo.Owner(name, owner.equals(asker));
    }

    /** Is how a match ended, seat by seat. */
    private record Result(boolean abandoned, List<Integer> places, List<Integer> scores) {
        static final Result NONE = new Result(false, List.of(), List.of());

        @Nullable
        Integer place(int seat) {
            return seat < places.size() ? places.get(seat) : null;
        }

        @Nullable
        Integer score(int seat) {
            return seat < scores.size() ? scores.get(seat) : null;
        }
    }

    private Result result(String id) {
        String last = store.records().lastLine(id);
        if (last == null) {
            return new Result(true, List.of(), List.of());
        }
        Field outcome = Field.root(Json.read(last)).maybe("outcome");
        if (outcome == null) {
            return new Result(true, List.of(), List.of());
        }
        return new Result(false, numbers(outcome.need("places")), numbers(outcome.need("scores")));
    }

    /** Reads numbers that are written in the order of the seats. */
    private static List<Integer> numbers(Field field) {
        return field.fields().stream().map(one -> (int) one.whole()).toList();
    }

    /** Turns a document into what the JSON library writes. */
    public static Object plain(Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            Map<String, Object> out = new LinkedHashMap<>();
            branch.children().forEach((name, child) -> out.put(name, plain(child)));
            return out;
        }
        if (tree instanceof Tree.Row row) {
            return row.items().stream().map(Noticeboard::plain).toList();
        }
        if (tree instanceof Tree.Truth truth) {
            return truth.value();
        }
        return tree instanceof Tree.Whole whole ? (Object) whole.value() : tree.toString();
    }
}
