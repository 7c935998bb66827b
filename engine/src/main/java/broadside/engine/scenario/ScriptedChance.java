package broadside.engine.scenario;

import broadside.engine.chance.Alternatives;
import broadside.engine.chance.Chance;
import broadside.engine.chance.Purpose;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gives a scenario the chance it scripts; what is not scripted comes from the seed, and without a seed fails. */
final class ScriptedChance extends Chance {
    private final Script script;
    private final List<String> seats;
    private final @Nullable Long seed;
    private final @Nullable Chance rest;

    ScriptedChance(Script script, List<String> seats, @Nullable Long seed) {
        this.script = script;
        this.seats = List.copyOf(seats);
        this.seed = seed;
        this.rest = seed == null ? null : new SplitMixChance(seed);
    }

    /** Returns the same chance for a try-out: what that uses stays unused here. */
    ScriptedChance copy() {
        return new ScriptedChance(script.copy(), seats, seed);
    }

    List<String> unused() {
        return script.unused();
    }

    @Override
    protected long word(long n) {
        throw new IllegalStateException("every kind of draw is answered before it comes to words");
    }

    @Override
    public int below(Position position, Purpose purpose, int bound) {
        Field wanted = next(position, Script.PICK, purpose);
        if (wanted != null) {
            return number(wanted, purpose, bound);
        }
        return rest(purpose, "a number from 1 to " + bound, Script.PICK).below(position, purpose, bound);
    }

    @Override
    public int roll(Position position, Purpose purpose, int sides) {
        Field wanted = next(position, Script.DICE, purpose);
        if (wanted != null) {
            return number(wanted, purpose, sides) + 1;
        }
        return rest(purpose, "a die with " + sides + " sides", Script.DICE).roll(position, purpose, sides);
    }

    @Override
    public <P extends Position> int pick(P position, Purpose purpose, int count, Alternatives<P> names) {
        Field wanted = next(position, Script.PICK, purpose);
        if (wanted == null && rest == null && areAllEqual(position, count, names)) {
            position.nextDraw();
            return 0;
        }
        if (wanted == null) {
            return rest(purpose, "one of " + count, Script.PICK).pick(position, purpose, count, names);
        }
        if (wanted.tree() instanceof Tree.Whole) {
            return number(wanted, purpose, count);
        }
        List<String> there = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = names.name(position, i);
            if (Words.plain(name).equals(Words.plain(wanted.text()))) {
                return i;
            }
            there.add(name);
        }
        throw notThere(wanted, purpose, there);
    }

    @Override
    public <P extends Position> int draw(
            P position, Purpose purpose, byte[] pool, int from, int kinds, int total, Alternatives<P> names) {
        Field wanted = next(position, Script.DRAW, purpose);
        int only = wanted == null && rest == null ? onlyKind(pool, from, kinds) : -1;
        if (only >= 0) {
            position.nextDraw();
            return only;
        }
        if (wanted == null) {
            return rest(purpose, "a card of " + total, Script.DRAW)
                    .draw(position, purpose, pool, from, kinds, total, names);
        }
        List<String> there = new ArrayList<>();
        for (int kind = 0; kind < kinds; kind++) {
            if (pool[from + kind] > 0) {
                String name = names.name(position, kind);
                if (Words.plain(name).equals(Words.plain(wanted.text()))) {
                    return kind;
                }
                there.add(name);
            }
        }
        throw notThere(wanted, purpose, there);
    }

    /** Says whether it does not matter which is picked: there is one only, or all have the same name. */
    private static <P extends Position> boolean areAllEqual(P position, int count, Alternatives<P> names) {
        for (int i = 1; i < count; i++) {
            if (!names.name(position, i).equals(names.name(position, 0))) {
                return false;
            }
        }
        return count > 0;
    }

    /** Returns the only kind of card that can come, which needs no script; -1 where there are several. */
    private static int onlyKind(byte[] pool, int from, int kinds) {
        int only = -1;
        for (int kind = 0; kind < kinds; kind++) {
            if (pool[from + kind] > 0) {
                if (only >= 0) {
                    return -1;
                }
                only = kind;
            }
        }
        return only;
    }

    private @Nullable Field next(Position position, String kind, Purpose purpose) {
        Field wanted = script.next(kind, purpose.script(seats), purpose.name());
        if (wanted != null) {
            // A scripted draw is a draw: the counter tells undo and the digest that chance fell.
            position.nextDraw();
        }
        return wanted;
    }

    private static int number(Field wanted, Purpose purpose, int most) {
        if (!(wanted.tree() instanceof Tree.Whole whole) || whole.value() < 1 || whole.value() > most) {
            throw new ScenarioFailed(wanted.path() + ": for '" + purpose.name() + "' a number from 1 to " + most
                    + " is possible, not " + wanted.tree());
        }
        return (int) whole.value() - 1;
    }

    private static ScenarioFailed notThere(Field wanted, Purpose purpose, List<String> there) {
        return new ScenarioFailed(
                wanted.path() + ": '" + wanted.text() + "' cannot come for '" + purpose.name() + "'",
                "possible: " + String.join(", ", there));
    }

    private Chance rest(Purpose purpose, String what, String kind) {
        Chance seeded = rest;
        if (seeded == null) {
            String name = purpose.script(seats);
            throw new ScenarioFailed(
                    "chance falls for '" + name + "' (" + what + "), but the scenario scripts nothing for it",
                    "write chance: {" + kind + ": {" + name + ": [...]}}, or give a seed");
        }
        return seeded;
    }
}
