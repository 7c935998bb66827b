package broadside.cli.play;

import broadside.cli.Captains;
import broadside.cli.KeptMatch;
import broadside.cli.Text;
import broadside.cli.UserError;
import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.rules.RuleBook;
import broadside.engine.words.Words;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Answers what people at the table ask beside playing: help, why, hint, save, log, view, rules. */
final class Desk<P extends Position> {
    private static final int MOST_FOUND = 12;

    /** What people type behind "help" to learn the game; both languages are understood. */
    private static final Set<String> ABOUT_THE_GAME = Set.of("game", "juego");

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
            case WHY -> say(rest.matches("[0-9]+") ? why(rest, explaining, prompt) : explaining.why(rest));
            case HINT -> hint(mask, decision, prompt);
            case VIEW -> room.show(mask, decision.seat(), prompt.lines(mask));
            default -> obey(order, rest, decision.seat());
        }
    }

    /** Carries out an order that needs no decision; other orders are ignored. */
    void obey(Order order, String rest, int viewer) {
        switch (order) {
            case HELP ->
                say(
                        ABOUT_THE_GAME.contains(Words.plain(rest))
                                ? howToPlay()
                                : room.speaker().say("cli.play.help").lines().toList());
            case LOG -> say(Telling.lines(table.match().log(), viewer, room));
            case RULES -> say(rules(rest));
            case SAVE -> save(rest);
            default -> {}
        }
    }

    private void say(List<String> lines) {
        lines.forEach(room::say);
    }

    private List<String> why(String number, Explaining<P> explaining, Prompt<P> prompt) {
        List<Choice> offered = prompt.line(number);
        return offered.isEmpty() ? List.of(room.speaker().say("cli.play.no-number", number)) : explaining.why(offered);
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

    /** Tells beginners how to play; a game without such words tells what it is about. */
    private List<String> howToPlay() {
        String key = "game." + game.id() + ".how-to-play";
        String text = room.speaker().say(room.speaker().has(key) ? key : "game." + game.id() + ".about");
        List<String> lines = new ArrayList<>();
        text.lines()
                .forEach(line ->
                        lines.addAll(Text.hanging("*", line, 2, room.canvas().width())));
        return lines;
    }

    private List<String> rules(String words) {
        int width = room.canvas().width();
        if (words.isEmpty()) {
            List<String> lines = new ArrayList<>(howToPlay());
            lines.addAll(Text.wrap(room.speaker().say("cli.play.rules-usage"), width));
            return lines;
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
        List<String> lines = new ArrayList<>();
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
            ofFile("cli.play.saved", file.toString());
            return true;
        } catch (UserError refused) {
            room.say(room.speaker().say(refused.words()));
        } catch (InvalidPathException impossible) {
            ofFile("cli.error.write-failed", name);
        }
        return false;
    }

    /** Asks before another match is destroyed; where nobody can be asked it is kept. */
    private boolean mayReplace(Path file) {
        if (room.hasPerson()) {
            return room.agrees(room.speaker().say("cli.play.replace", file.toString()) + " ");
        }
        ofFile("cli.play.not-replaced", file.toString());
        return false;
    }

    /** Says something about a file; such lines are not broken, so that the name can be copied. */
    private void ofFile(String key, String name) {
        room.say(room.speaker().say(key, name));
    }
}
