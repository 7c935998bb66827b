package broadside.cli.play;

import broadside.cli.Style;
import broadside.cli.Text;
import broadside.cli.board.Canvas;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Json;
import broadside.engine.words.Message;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks one person one decision, and answers everything that is typed instead of a choice. */
final class Prompt<P extends Position> {
    private final Room<P> room;
    private final Desk<P> desk;
    private final Decision decision;
    private final List<Choice> choices = new ArrayList<>();
    private final Menu first;
    private final MenuText<P> text;
    private Menu menu;

    Prompt(Room<P> room, Desk<P> desk, Decision decision, P mask) {
        this.room = room;
        this.desk = desk;
        this.decision = decision;
        Choices legal = new Choices();
        decision.options(mask, legal);
        for (int i = 0; i < legal.size(); i++) {
            choices.add(Choice.of(mask, decision, legal.get(i), room.speaker()));
        }
        this.text = new MenuText<>(mask, decision.seat(), room.board(), room.canvas());
        this.first = Menu.first(
                choices,
                decision.fallback(mask),
                this::isCard,
                part -> room.board().number(mask, part.value()));
        this.menu = first;
    }

    private boolean isCard(Part part) {
        return part.names().size() == 1
                && !room.speaker().effect(part.names().get(0)).isEmpty();
    }

    /** Returns what stands below the board: the question and the menu. */
    List<String> lines(P mask) {
        Canvas canvas = room.canvas();
        List<String> lines = new ArrayList<>();
        Message prompt = decision.<P>question().prompt(mask, decision.seat());
        lines.add(canvas.rule(room.speaker().say(prompt), ""));
        lines.addAll(text.first(first));
        lines.add(canvas.paint(Style.NOTE, Text.cut(room.speaker().say("cli.play.orders"), canvas.width())));
        return lines;
    }

    /** Reads until the person has decided something. */
    Reply ask(P mask) {
        List<Choice> scope = choices;
        while (true) {
            String line = room.read(menu == first ? "> " : room.speaker().say("cli.play.which") + " > ");
            if (line == null) {
                return new Reply.Leave();
            }
            Order order = Order.of(line);
            if (line.isBlank() || order == Order.BACK || (order == Order.UNDO && menu != first)) {
                // At a sub-question nothing is chosen yet: only the half-made choice is dropped.
                back(menu != first, mask);
                scope = choices;
            } else if (order == Order.QUIT) {
                return new Reply.Leave();
            } else if (order == Order.UNDO) {
                return new Reply.TakeBack();
            } else if (order != null) {
                desk.obey(order, Order.rest(line), mask, decision, this);
            } else if (line.strip().startsWith("{")) {
                Reply written = written(line);
                if (written != null) {
                    return written;
                }
            } else {
                List<Choice> found = line.matches("[\\d\\s.,]+") ? numbered(line) : typed(line, scope);
                if (found.size() == 1) {
                    return new Reply.Chosen(found.get(0).value());
                }
                scope = found.isEmpty() ? scope : found;
            }
        }
    }

    private void back(boolean toFirst, P mask) {
        menu = first;
        if (toFirst) {
            lines(mask).forEach(room::say);
        }
    }

    /** Follows numbers from menu to menu; returns the choice, or all behind the menu it ends at, or nothing. */
    private List<Choice> numbered(String line) {
        Menu at = menu;
        Menu.Item item = null;
        for (String number : line.strip().split("[\\s.,]+", -1)) {
            item = (item != null && item.isChoice()) || number.isEmpty() || number.length() > 4
                    ? null
                    : at.find(Integer.parseInt(number));
            if (item == null) {
                room.say(room.speaker().say("cli.play.no-number", number));
                return List.of();
            }
            at = item.isChoice() ? at : behind(item);
        }
        if (item != null && !item.isChoice()) {
            open(at, text.heading(item));
        }
        return item == null ? List.of() : item.choices();
    }

    /** Returns the choices behind a line of the menu that is open now; none where it has no such line. */
    List<Choice> line(String number) {
        Menu.Item item = number.length() > 4 ? null : menu.find(Integer.parseInt(number));
        return item == null ? List.of() : item.choices();
    }

    private Menu behind(Menu.Item item) {
        return Menu.below(item.choices(), item.depth(), part -> room.number(part));
    }

    private List<Choice> typed(String line, List<Choice> scope) {
        if (!Typed.isEnough(line)) {
            room.say(room.speaker().say("cli.play.too-short"));
            return List.of();
        }
        List<Choice> found = Typed.find(line, scope, room.speaker());
        if (found.isEmpty()) {
            Text.wrap(
                            room.speaker().say("cli.play.no-match", line.strip()),
                            room.canvas().width())
                    .forEach(room::say);
        } else if (found.size() > 1) {
            open(Menu.below(found, 0, part -> room.number(part)), room.speaker().say("cli.play.several", found.size()));
        }
        return found;
    }

    private void open(Menu opened, String heading) {
        menu = opened;
        Text.wrap(heading, room.canvas().width()).forEach(room::say);
        text.below(opened).forEach(room::say);
        room.say(room.canvas().paint(Style.NOTE, room.speaker().say("cli.play.back")));
    }

    private @Nullable Reply written(String line) {
        try {
            return new Reply.Written(Json.read(line.strip()));
        } catch (BadDocument malformed) {
            room.say(String.valueOf(malformed.getMessage()));
            return null;
        }
    }

    /** Returns the numbers to type for a choice, such as "3 7". */
    String path(long choice) {
        StringBuilder path = new StringBuilder();
        Menu at = first;
        for (int depth = 0; depth < 16; depth++) {
            for (Menu.Item item : at.items()) {
                if (item.has(choice)) {
                    path.append(path.length() == 0 ? "" : " ").append(item.number());
                    if (item.isChoice()) {
                        return path.toString();
                    }
                    at = behind(item);
                    break;
                }
            }
        }
        return path.toString();
    }
}
