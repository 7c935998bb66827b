package broadside.server.tables;

import broadside.engine.table.Request;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.people.NotPossible;
import broadside.server.people.Person;
import broadside.server.store.FreshId;
import broadside.server.store.StoreFault;
import broadside.server.store.StoredPerson;
import java.util.Set;
import org.jboss.logging.Logger;

/** Takes what visitors of a table ask for: moves go to the match, the rest is done here. On the table's own thread. */
final class Requests {
    private static final Logger LOG = Logger.getLogger(Requests.class);
    private static final int MOST_NONSENSE = 20;

    private final Room room;

    private final Patience patience;

    Requests(Room room, House house) {
        this.room = room;
        this.patience = new Patience(house);
    }

    /** Takes a message of a visitor. */
    void receive(Visitor visitor, String text) {
        Tree message;
        String type;
        try {
            message = visitor.names().meant(Json.read(text));
            type = message instanceof Tree.Branch branch && branch.get("type") instanceof Tree.Text found
                    ? found.value()
                    : "";
        } catch (BadDocument e) {
            nonsense(visitor, String.valueOf(e.getMessage()), Tree.NOTHING);
            return;
        }
        if (type.equals("ping")) {
            visitor.send(Message.PONG);
            return;
        }
        if (!patience.allows(visitor, type, message)) {
            visitor.send(Message.refused(room.words(visitor), "server.slow", message));
            return;
        }
        try {
            if (!ownRequest(visitor, type, message)) {
                play(visitor, Request.read(message), message);
            }
        } catch (BadDocument e) {
            nonsense(visitor, String.valueOf(e.getMessage()), message);
        } catch (StoreFault e) {
            LOG.warnf("a request at table %s was not kept: %s", room.id, e.getMessage());
            visitor.send(Message.refused(room.words(visitor), "server.not-kept", message));
        } catch (RuntimeException e) {
            // Whatever went wrong: who asked is told, and the log says what it was.
            String report = FreshId.next();
            LOG.errorf(e, "report %s: a request failed at table %s", report, room.id);
            visitor.send(Message.fault(room.words(visitor), report, message));
        }
    }

    private void play(Visitor visitor, Request request, Tree message) {
        Hosting<?> now = room.hosting();
        Gallery<?> gallery = room.gallery();
        boolean begun = true;
        if (visitor.late && gallery != null) {
            begun = gallery.receive(visitor, request, message);
        } else if (now != null) {
            now.receive(visitor, request, message);
        } else {
            begun = false;
        }
        if (!begun) {
            visitor.send(Message.refused(room.words(visitor), "server.not-begun", message));
        }
    }

    private boolean ownRequest(Visitor visitor, String type, Tree message) {
        switch (type) {
            case "chat" -> room.talk().say(visitor, message, room.words(visitor), room.stored());
            case "language" -> {
                visitor.language = Languages.of(
                                room.stored().game(),
                                Message.field(message, Set.of("language"))
                                        .need("language")
                                        .text())
                        .language();
                Hosting<?> now = room.hosting();
                if (now != null) {
                    now.speak(visitor);
                }
                if (room.gallery() != null) {
                    room.gallery().speak(visitor);
                }
                visitor.send(Message.done(message));
            }
            case "next" -> mix(visitor, message);
            case "hint", "absence", "return", "pause" -> beside(visitor, type, message);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void mix(Visitor visitor, Tree message) {
        String string = Message.field(message, Set.of("string")).need("string").text();
        StoredPerson person =
                visitor.person() == null ? null : room.house().store().people().find(visitor.person());
        if (room.hosting() != null || person == null || visitor.seat() < 0) {
            visitor.send(Message.refused(
                    room.words(visitor), room.hosting() == null ? "server.only-seats" : "server.begun", message));
            return;
        }
        try {
            room.house().lobby().mix(Person.of(person), room.id, visitor.seat(), string);
            visitor.send(Message.done(message));
        } catch (NotPossible e) {
            visitor.send(Message.error(e.said(visitor.language) + " " + e.help(visitor.language), message));
        }
    }

    /** Takes requests about a match that are not moves in it. */
    private void beside(Visitor visitor, String type, Tree message) {
        Hosting<?> now = room.hosting();
        Away watch = room.away();
        String refusal = null;
        if (now == null || watch == null) {
            refusal = "server.not-begun";
        } else if (visitor.seat() < 0) {
            refusal = "engine.spectator";
        } else if (now.isOver()) {
            refusal = "engine.over";
        } else {
            switch (type) {
                case "hint" -> {
                    hint(now, visitor, message);
                    return;
                }
                case "absence" -> refusal = watch.vote(visitor.seat(), message);
                case "return" -> {
                    Message.field(message, Set.of());
                    refusal = now.giveBack(visitor.seat()) ? null : "server.return.not";
                }
                default ->
                    refusal = watch.pause(
                            visitor.seat(),
                            Message.field(message, Set.of("on")).need("on").truth());
            }
        }
        visitor.send(refusal == null ? Message.done(message) : Message.refused(room.words(visitor), refusal, message));
    }

    private void hint(Hosting<?> now, Visitor visitor, Tree message) {
        int decision =
                Message.field(message, Set.of("decision")).need("decision").whole(0, Integer.MAX_VALUE);
        if (!now.isPractice()) {
            visitor.send(Message.refused(room.words(visitor), "server.hint.practice", message));
            return;
        }
        now.hint(
                visitor,
                decision,
                hint -> visitor.send(Message.referred(Tree.branch().putAll(hint), message)),
                refusal -> visitor.send(Message.refused(room.words(visitor), refusal, message)));
    }

    private void nonsense(Visitor visitor, String complaint, Tree message) {
        visitor.send(Message.error(complaint, message));
        if (++visitor.nonsense > MOST_NONSENSE) {
            visitor.close(Farewell.NONSENSE);
        }
    }
}
