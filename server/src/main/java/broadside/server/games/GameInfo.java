package broadside.server.games;

import broadside.ai.Level;
import broadside.engine.game.Game;
import broadside.engine.game.OptionSpec;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Describes one game in one language, for pages that offer it and draw it. */
final class GameInfo {
    private final Game<?> game;
    private final Words words;

    GameInfo(Game<?> game, Words words) {
        this.game = game;
        this.words = words;
    }

    Tree.Branch tree() {
        String key = "game." + game.id();
        List<Tree> levels = new ArrayList<>();
        for (Level level : Level.values()) {
            levels.add(Tree.branch()
                    .put("id", level.id())
                    .put("name", words.say("level." + level.id()))
                    .put("about", words.say("level." + level.id() + ".about"))
                    .done());
        }
        List<Tree> options = new ArrayList<>();
        game.options().forEach(spec -> options.add(option(spec)));
        return Tree.branch()
                .put("id", game.id())
                .put("name", words.say(key))
                .put("about", words.say(key + ".about"))
                .put("howToPlay", words.has(key + ".how-to-play") ? words.say(key + ".how-to-play") : "")
                .put("rules", game.version())
                .put("fewestSeats", game.fewestSeats())
                .put("mostSeats", game.mostSeats())
                .put("levels", Tree.row(levels))
                .put("options", Tree.row(options))
                .put("pieces", pieces())
                .done();
    }

    private Tree option(OptionSpec spec) {
        String key = "option." + spec.id();
        List<Tree> values = new ArrayList<>();
        Tree.Grow out = Tree.branch()
                .put("id", spec.id())
                .put("name", words.say(key))
                .put("help", words.say(key + ".about"))
                .put("kind", spec.kind().name().toLowerCase(Locale.ROOT));
        if (spec.kind() == OptionSpec.Kind.NUMBER) {
            out.put("least", spec.values().get(0)).put("most", spec.values().get(1));
        } else {
            for (Tree value : spec.values()) {
                values.add(Tree.branch()
                        .put("value", value)
                        .put("name", valueName(key, value))
                        .done());
            }
        }
        return out.put("values", Tree.row(values))
                .put("default", spec.otherwise())
                .put(
                        "clauses",
                        Tree.texts(spec.clauses().stream().map(Clause::id).toList()))
                .done();
    }

    private String valueName(String key, Tree value) {
        if (value instanceof Tree.Truth truth) {
            return words.say(truth.value() ? "list.yes" : "list.no");
        }
        return words.has(key + "." + value) ? words.say(key + "." + value) : value.toString();
    }

    /** Adds to every piece its word in this language and what it does. */
    private Tree pieces() {
        Tree.Grow kinds = Tree.branch();
        for (Field kind : Field.root(game.pieces()).fields()) {
            List<Tree> told = new ArrayList<>();
            for (Field piece : kind.row()) {
                String id = piece.need("id").text();
                String effect = "effect." + Words.slug(id);
                told.add(Tree.branch()
                        .putAll((Tree.Branch) piece.tree())
                        .put("name", words.name(id))
                        .put("text", words.has(effect) ? words.say(effect) : "")
                        .done());
            }
            kinds.put(kind.name(), Tree.row(told));
        }
        return kinds.done();
    }
}
