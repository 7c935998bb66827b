package broadside.engine.table;

import broadside.engine.play.Position;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** One message to everybody who looks from one seat: its text is made when first needed, and once for each language. */
final class News<P extends Position> {
    private final Function<Protocol<P>, String> make;
    private final boolean spoken;
    private final Map<String, String> texts = new HashMap<>(4);

    private News(Function<Protocol<P>, String> make, boolean spoken) {
        this.make = make;
        this.spoken = spoken;
    }

    /** Makes a message that holds sentences. */
    static <P extends Position> News<P> said(Function<Protocol<P>, Tree.Grow> make) {
        return new News<>(protocol -> Json.write(make.apply(protocol).done()), true);
    }

    /** Makes a message that is the same in every language. */
    static <P extends Position> News<P> shown(Function<Protocol<P>, Tree.Grow> make) {
        return new News<>(protocol -> Json.write(make.apply(protocol).done()), false);
    }

    /** Makes a message with sentences that is written as text at once. */
    static <P extends Position> News<P> written(Function<Protocol<P>, String> make) {
        return new News<>(make, true);
    }

    /** Returns the message in the language of this protocol. */
    String text(Protocol<P> protocol) {
        String language = spoken ? protocol.language() : "";
        String text = texts.get(language);
        if (text == null) {
            text = make.apply(protocol);
            texts.put(language, text);
        }
        return text;
    }
}
