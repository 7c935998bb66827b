package broadside.engine.words;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says something without a language: a key into the words, and what fills its blanks. */
public record Message(String key, List<Arg> args) {
    public Message {
        args = List.copyOf(args);
    }

    /** Makes a message; numbers, named things and texts become arguments by themselves, null an unknown thing. */
    public static Message of(String key, @Nullable Object... values) {
        List<Arg> args = new ArrayList<>();
        for (@Nullable Object value : values) {
            args.add(Arg.of(value));
        }
        return new Message(key, args);
    }

    /** Writes the message for the protocol. */
    public Tree tree() {
        Tree.Grow grow = Tree.branch().put("key", key);
        List<Tree> items = new ArrayList<>();
        for (Arg arg : args) {
            items.add(arg.tree());
        }
        return grow.putUnlessEmpty("args", items).done();
    }
}
