package broadside.engine.play;

import broadside.engine.chance.Rng;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.harbour.HarbourTable;
import java.util.ArrayList;
import java.util.List;

/** Is a position without a game: it writes down which steps ran. */
final class Slate extends Position {
    final List<String> ran;

    Slate() {
        super(Setup.of(HarbourTable.RULES, HarbourTable.SEATS, OptionValues.defaults(HarbourTable.RULES)));
        ran = new ArrayList<>();
    }

    private Slate(Slate other) {
        super(other);
        ran = new ArrayList<>(other.ran);
    }

    @Override
    public Slate copy() {
        return new Slate(this);
    }

    @Override
    public Slate mask(int seat) {
        Slate mask = copy();
        mask.hideFrom(seat);
        return mask;
    }

    @Override
    public void fill(int seat, Rng rng) {}

    /** Makes a step that writes its name, then does something. */
    static Step<Slate> step(String name, java.util.function.Consumer<Slate> then) {
        return (slate, scene) -> {
            slate.ran.add(name);
            then.accept(slate);
        };
    }

    static Step<Slate> step(String name) {
        return step(name, slate -> {});
    }

    static final Step<Slate> END = step("end", Position::end);
}
