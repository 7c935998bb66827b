package broadside.cli.play;

import broadside.cli.Captains;
import broadside.cli.KeptMatch;
import broadside.cli.Text;
import broadside.cli.UserError;
import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.rules.RuleBook;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** Answers what people at the table ask beside playing: help, why, hint, save, log, view, rules. */
final class Desk<P extends Position> {
    private static final int MOST_FOUND = 12;

    private final Game<P> game;
    private final KeptMatch<P> table;
    private final Room<P> room;
    private final Captains captains;

    Desk(Game<P> game, KeptMatch<P> table, Room<P> room, Captains captains) {
        this.game = game;
        this.table = table;
        this.room = room;
        this.captains = captains;
    }

    /** Carries out an order that changes nothing at the table. */
    void obey(Order order, String rest, P mask, Decision decision, Prompt<P> prompt) {
        Explaining<P> explaining =
                new Explaining<>(mask, decision, room.speaker(), room.canvas().width());
        switch (order) {
            case EXPLAIN -> say(rest.isEmpty() ? explaining.question() : rules(rest));
            case WHY -> say(explaining.why(rest));
            case HINT -> hint(mask, decision, prompt);
            case VIEW -> room.show(mask, decision.seat(), prompt.lines(mask));
            default -> obey(order, rest, decision.seat());
        }
    }

    /** Carries out an order that needs no decision; other orders are ignored. */
    void obey(Order order, String rest, int viewer) {
        switch (order) {
            case HELP -> say(room.speaker().say("cli.play.help").lines().toList());
            case LOG ->
                say(Telling.lines(
                        table.match().log(),
                        viewer,
                        room.speaker(),
                        room.canvas().width()));
            case RULES -> say(rules(rest));
            case SAVE -> save(rest);
            default -> {}
        }
    }

    private void say(List<String> lines) {
        lines.forEach(room::say);
    }

    private void hint(P mask, Decision decision, Prompt<P> prompt) {
        String thinking = room.speaker().say("cli.play.thinks", room.speaker().say("cli.seat.captain"));
        room.remark(thinking);
        long choice = captains.choose(game, "captain", mask, decision);
        room.wipe(thinking);
        Choice hint = Choice.of(mask, decision, choice, room.speaker());
        say(Text.wrap(
                room.speaker().say("cli.play.hint", hint.label(), prompt.path(choice)),
                room.canvas().width()));
    }

    private List<String> rules(String words) {
        int width = room.canvas().width();
        if (words.isEmpty()) {
            return List.of(room.speaker().say("cli.play.rules-usage"));
        }
        RuleBook book = RuleBook.of(game.id(), game.clausePrefixes());
        String shown = book.show(words);
        if (shown != null) {
            return shown.lines()
                    .flatMap(line -> Text.wrap(line, width).stream())
                    .toList();
        }
        List<String> found = book.search(words);
        if (found.isEmpty()) {
            return List.of(room.speaker().say("cli.rules.nothing", words));
        }
        List<String> lines = new java.util.ArrayList<>();
        for (String one : found.subList(0, Math.min(MOST_FOUND, found.size()))) {
            int gap = one.indexOf("  ");
            lines.addAll(Text.hanging(one.substring(0, gap), one.substring(gap), 17, width));
        }
        if (found.size() > MOST_FOUND) {
            lines.add(room.speaker().say("cli.rules.more", found.size() - MOST_FOUND));
        }
        return lines;
    }

    /** Saves the match, under a usual name where none is given; false if it is not saved. */
    boolean save(String name) {
        try {
            Path file = name.isEmpty() ? table.usualFile() : Path.of(name);
            if (table.isAnotherMatch(file) && !mayReplace(file)) {
                return false;
            }
            table.save(file);
            wrapped("cli.play.saved", file.toString());
            return true;
        } catch (UserError refused) {
            say(Text.wrap(room.speaker().say(refused.words()), room.canvas().width()));
        } catch (InvalidPathException impossible) {
            wrapped("cli.error.write-failed", name);
        }
        return false;
    }

    /** Asks before another match is destroyed; where nobody can be asked it is kept. */
    private boolean mayReplace(Path file) {
        if (room.hasPerson()) {
            return room.agrees(room.speaker().say("cli.play.replace", file.toString()) + " ");
        }
        wrapped("cli.play.not-replaced", file.toString());
        return false;
    }

    private void wrapped(String key, String arg) {
        say(Text.wrap(room.speaker().say(key, arg), room.canvas().width()));
    }
}
