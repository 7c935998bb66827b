package broadside.cli;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Reads the options of a table: {@code --option upcoming-adventures=true}. */
public final class TableOptions {
    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "An option of the table; may be given several times. 'broadside games' lists them.")
    private List<String> typed = new ArrayList<>();

    public boolean isEmpty() {
        return typed.isEmpty();
    }

    public List<String> typed() {
        return typed;
    }

    /** Returns the options, checked by the game. */
    public OptionValues values(Game<?> game) {
        OptionValues values = OptionValues.defaults(game);
        for (String option : typed) {
            String[] sides = split(option);
            values = values.typed(sides[0], sides[1]);
        }
        return values;
    }

    /** Splits a name from its value. */
    public static String[] split(String option) {
        int equals = option.indexOf('=');
        if (equals < 0) {
            throw new UserError("cli.error.option", option);
        }
        return new String[] {
            option.substring(0, equals).strip(), option.substring(equals + 1).strip()
        };
    }
}
