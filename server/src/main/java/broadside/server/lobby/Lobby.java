package broadside.server.lobby;

import broadside.engine.chance.Fairness;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.people.NotPossible;
import broadside.server.people.Person;
import broadside.server.store.FreshId;
import broadside.server.store.MatchState;
import broadside.server.store.Preset;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import broadside.server.store.StoredSeat;
import broadside.server.store.Visibility;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Opens tables, seats people and captains, and lets play begin. */
@Singleton
public class Lobby {
    private static final int LONGEST_STRING = 200;
    private static final int MOST_OPEN = 20;
    private static final int MOST_CAPTAINS_ALONE = 3;

    private final Store store;
    private final Noticeboard board;
    private final Provider<Attendance> attendance;

    public Lobby(Store store, Noticeboard board, Provider<Attendance> attendance) {
        this.store = store;
        this.board = board;
        this.attendance = attendance;
    }

    // --- opening

    /** Opens a table; the person who does owns it. */
    public TableInfo open(Person person, OpenTable wish) {
        return open(person, wish, null, null);
    }

    /**
     * Opens a table that starts from a position.
     *
     * @param start the position document, kept hidden like the dice; null for the beginning of the game
     * @param puzzle what the page shows of it: {@code id}, {@code title}, {@code goal}
     */
    public TableInfo open(Person person, OpenTable wish, Tree.@Nullable Branch start, Tree.@Nullable Branch puzzle) {
        Game<?> game = game(wish.game());
        if (store.matches().openOf(person.id()) >= MOST_OPEN) {
            throw new NotPossible("game", "many-tables", MOST_OPEN);
        }
        boolean captainsAlone =
                wish.seats().stream().allMatch(seat -> seat.sits().equals("captain"));
        if (captainsAlone && store.matches().runningWithoutPeople(person.id()) >= MOST_CAPTAINS_ALONE) {
            throw new NotPossible("seats", "many-captains", MOST_CAPTAINS_ALONE);
        }
        Plan.PresetName preset = null;
        Tree.Branch options;
        if (wish.preset() != null) {
            Preset house = preset(person, wish.preset(), game);
            preset = new Plan.PresetName(house.id(), house.name());
            options = SeatingRules.options(game, Json.read(house.options()));
        } else {
            options = SeatingRules.options(game, Tree.wrap(wish.options() == null ? Map.of() : wish.options()));
        }
        SeatingRules.size(game, wish.seats().size(), options);
        List<String> names = Names.of(game, person, wish.seats());
        String secret = Fairness.secret();
        List<String> strings = new ArrayList<>();
        names.forEach(name -> strings.add(""));
        long people = wish.seats().stream()
                .filter(seat -> !seat.sits().equals("captain"))
                .count();
        Plan plan = new Plan(
                options,
                preset,
                wish.clock() == null ? TimeControl.NONE : wish.clock().checked(),
                within("window", wish.window(), 8, 2, 600),
                wish.practice() == null ? people <= 1 : wish.practice(),
                wish.spectators() == null || wish.spectators(),
                within("delay", wish.delay(), 0, 0, 3_600),
                Fairness.commitment(secret),
                strings,
                puzzle,
                null);
        boolean listed = wish.listed() == null || wish.listed();
        String id = FreshId.next();
        place(id, game, listed, plan, secret, start, person.id());
        for (int seat = 0; seat < names.size(); seat++) {
            OpenTable.SeatWish sitter = wish.seats().get(seat);
            switch (sitter.sits()) {
                case "captain" -> store.seats().giveToCaptain(id, seat, Names.level(sitter.level()), names.get(seat));
                case "me", "hotseat" -> store.seats().take(id, seat, person.id(), names.get(seat));
                default -> {}
            }
        }
        if (wish.start() == null || wish.start()) {
            startIfFull(id);
        }
        return board.show(id, person.id(), null);
    }

    private void place(
            String id,
            Game<?> game,
            boolean listed,
            Plan plan,
            String secret,
            Tree.@Nullable Branch start,
            @Nullable String owner) {
        store.matches().open(id, game.id(), listed ? Visibility.PUBLIC : Visibility.LINK, plan.write(), secret, owner);
        Tree.Grow hidden = Tree.branch().put("invitation", FreshId.token());
        if (start != null) {
            hidden.put("start", start);
        }
        store.matches().hide(id, Json.write(hidden.done()));
        List<String> free = new ArrayList<>();
        plan.strings().forEach(seat -> free.add(""));
        store.seats().place(id, free);
    }

    private static Game<?> game(String id) {
        Game<?> game = Games.find(id);
        if (game == null) {
            throw new NotPossible("game", "game");
        }
        return game;
    }

    private Preset preset(Person person, String id, Game<?> game) {
        Preset house = store.presets().find(id, person.id());
        if (house == null || !house.game().equals(game.id())) {
            throw new NotPossible("preset", "preset");
        }
        return house;
    }

    private static int within(String field, @Nullable Integer value, int otherwise, int least, int most) {
        if (value == null) {
            return otherwise;
        }
        if (value < least || value > most) {
            throw new NotPossible(field, "seconds", field, least, most);
        }
        return value;
    }

    // --- sitting down and standing up

    /** Lets a person sit down; the last free seat starts the match. */
    public TableInfo sit(
            Person person,
            String id,
            int seat,
            @Nullable String name,
            boolean hotseat,
            @Nullable String string,
            @Nullable String invitation) {
        StoredMatch match = open(person, id, invitation);
        List<StoredSeat> seats = store.seats().at(id);
        seat(seats, seat);
        if (hotseat && !person.id().equals(match.owner())) {
            throw new NotPossible("hotseat", "hotseat-owner");
        }
        if (!hotseat && seats.stream().anyMatch(other -> person.id().equals(other.person()))) {
            throw new NotPossible("seat", "sits-already");
        }
        String called = Names.free(game(match.game()), name == null ? person.name() : name, seats, name != null);
        String mixed = string == null ? "" : string(string);
        if (!store.seats().take(id, seat, person.id(), called, mixed)) {
            throw new NotPossible("seat", "seat-taken");
        }
        startIfFull(id);
        return board.show(id, person.id(), invitation);
    }

    /** Adds what a seat's person wants mixed into the dice, while the table is open. */
    public void mix(Person person, String id, int seat, String string) {
        open(person, id, null);
        mine(person, seat(store.seats().at(id), seat));
        if (!store.seats().mix(id, seat, person.id(), string(string))) {
            throw begun();
        }
    }

    private static String string(String string) {
        if (string.length() > LONGEST_STRING) {
            throw new NotPossible("string", "string", LONGEST_STRING);
        }
        return string;
    }

    /** Lets a person stand up from an open table. */
    public TableInfo stand(Person person, String id, int seat) {
        StoredMatch match = open(person, id, null);
        StoredSeat taken = seat(store.seats().at(id), seat);
        if (!person.id().equals(match.owner())) {
            mine(person, taken);
        }
        if (!store.seats().free(id, seat, "")) {
            throw begun();
        }
        return board.show(id, person.id(), null);
    }

    /** Lets the owner put a captain at a seat, or free it. */
    public TableInfo fill(
            Person person, String id, int seat, String sits, @Nullable String level, @Nullable String name) {
        StoredMatch match = open(person, id, null);
        owns(person, match);
        List<StoredSeat> seats = store.seats().at(id);
        seat(seats, seat);
        if (!sits.equals("captain") && !sits.equals("free")) {
            throw new NotPossible("sits", "fill");
        }
        String strength = sits.equals("captain") ? Names.level(level) : "";
        if (sits.equals("captain")) {
            List<StoredSeat> others =
                    seats.stream().filter(other -> other.seat() != seat).toList();
            List<String> taken = others.stream().map(StoredSeat::name).toList();
            String called =
                    Names.free(game(match.game()), name == null ? Names.captain(taken) : name, others, name != null);
            if (!store.seats().replaceByCaptain(id, seat, strength, called)) {
                throw begun();
            }
            startIfFull(id);
        } else if (!store.seats().free(id, seat, "")) {
            throw begun();
        }
        return board.show(id, person.id(), null);
    }

    /** Gives the person of a seat a token with which a bot plays it; an earlier one is no longer good. */
    public String token(Person person, String id, int seat) {
        seen(person, id, null);
        mine(person, seat(store.seats().at(id), seat));
        String token = FreshId.token();
        store.seats().letBotPlay(id, seat, SeatToken.hash(token));
        return token;
    }

    // --- beginning and ending

    /** Lets the owner begin. */
    public TableInfo start(Person person, String id) {
        StoredMatch match = open(person, id, null);
        owns(person, match);
        if (!startIfFull(id)) {
            throw new NotPossible("seats", "seat-free");
        }
        return board.show(id, person.id(), null);
    }

    /** Lets the owner close a table that has not begun. */
    public void close(Person person, String id) {
        owns(person, open(person, id, null));
        store.matches().delete(id);
    }

    private boolean startIfFull(String id) {
        if (store.seats().at(id).stream().anyMatch(StoredSeat::isFree)) {
            return false;
        }
        if (store.matches().start(id)) {
            attendance.get().wake(id);
        }
        return true;
    }

    /** Opens the same table again for those who sat there; who asks second gets the table of who asked first. */
    public TableInfo rematch(Person person, String id) {
        StoredMatch match = store.matches().find(id);
        List<StoredSeat> seats = store.seats().at(id);
        if (match == null || seats.stream().noneMatch(seat -> person.id().equals(seat.person()))) {
            throw new NoSuchTable(id);
        }
        if (match.state() != MatchState.FINISHED) {
            throw new NotPossible("state", "not-over");
        }
        Plan plan = Plan.read(match.header());
        String next = plan.rematch();
        if (next != null && store.matches().find(next) != null) {
            return board.show(next, person.id(), board.invitation(next));
        }
        String secret = Fairness.secret();
        String fresh = FreshId.next();
        place(
                fresh,
                game(match.game()),
                match.visibility() == Visibility.PUBLIC,
                plan.again(Fairness.commitment(secret)),
                secret,
                board.start(id),
                person.id());
        if (!store.matches()
                .planAfterEnd(id, match.header(), plan.withRematch(fresh).write())) {
            store.matches().delete(fresh);
            return rematch(person, id);
        }
        for (StoredSeat seat : seats) {
            if (seat.captain() != null) {
                store.seats().giveToCaptain(fresh, seat.seat(), seat.captain(), seat.name());
            } else if (person.id().equals(seat.person())) {
                store.seats().take(fresh, seat.seat(), person.id(), seat.name());
            }
        }
        startIfFull(fresh);
        return board.show(fresh, person.id(), null);
    }

    // --- checks

    /** Finds an open table; of a private one nobody learns, by any request, who may not see it. */
    private StoredMatch open(Person person, String id, @Nullable String invitation) {
        StoredMatch match = seen(person, id, invitation);
        if (match.state() != MatchState.OPEN) {
            throw begun();
        }
        return match;
    }

    private StoredMatch seen(Person person, String id, @Nullable String invitation) {
        StoredMatch match = store.matches().find(id);
        if (match == null || !board.mayEnter(match, store.seats().at(id), person.id(), invitation)) {
            throw new NoSuchTable(id);
        }
        return match;
    }

    private static NotPossible begun() {
        return new NotPossible("state", "begun");
    }

    private static void owns(Person person, StoredMatch match) {
        if (!person.id().equals(match.owner())) {
            throw new NotYours("owner");
        }
    }

    private static void mine(Person person, StoredSeat seat) {
        if (!person.id().equals(seat.person())) {
            throw new NotYours("not-your-seat");
        }
    }

    private static StoredSeat seat(List<StoredSeat> seats, int seat) {
        if (seat < 0 || seat >= seats.size()) {
            throw new NotPossible("seat", "no-seat");
        }
        return seats.get(seat);
    }
}
