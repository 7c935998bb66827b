package broadside.server.tables;

import broadside.engine.table.Protocol;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Makes the messages that only a server has; {@code docs/api.md} describes them. They are not numbered. */
final class Message {
    static final Tree.Branch PONG = Tree.branch("type", Tree.of("pong"));
    private static final int LONGEST_REF = 64;

    private Message() {}

    static Tree.Grow of(String type) {
        return Tree.branch().put("type", type);
    }

    /** Reads the fields of a request; others than these are an error. */
    static Field field(Tree message, Set<String> fields) {
        Set<String> known = new HashSet<>(fields);
        known.add("type");
        known.add("ref");
        return Field.root(message).only(known);
    }

    static Tree.Branch done(Tree request) {
        return referred(of("done"), request);
    }

    static Tree.Branch refused(Words words, String key, Tree request) {
        var message = broadside.engine.words.Message.of(key);
        return referred(
                of("refused")
                        .put("message", message.tree())
                        .put("says", words.say(message, List.of()))
                        .put("clauses", Tree.row(List.of()))
                        .put("stale", false),
                request);
    }

    static Tree.Branch error(String complaint, Tree request) {
        return referred(of("error").put("says", Protocol.shortened(complaint)), request);
    }

    /** Apologises for a mistake of ours, with the number of the report in the log. */
    static Tree.Branch fault(Words words, String report, Tree request) {
        var message = broadside.engine.words.Message.of("engine.fault", report);
        return referred(
                of("fault")
                        .put("message", message.tree())
                        .put("says", words.say(message, List.of()))
                        .put("report", report),
                request);
    }

    static Tree.Branch closing(Words words) {
        return of("closing")
                .put("says", words.say(broadside.engine.words.Message.of("server.closing"), List.of()))
                .done();
    }

    /** Marks a reply with what the client wants it to be marked with. */
    static Tree.Branch referred(Tree.Grow reply, Tree request) {
        Tree ref = request instanceof Tree.Branch branch ? branch.get("ref") : null;
        boolean fits = ref instanceof Tree.Whole
                || ref instanceof Tree.Text text && text.value().length() <= LONGEST_REF;
        return fits && ref != null ? reply.put("ref", ref).done() : reply.done();
    }
}
