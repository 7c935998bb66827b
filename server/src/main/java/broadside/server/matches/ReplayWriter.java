package broadside.server.matches;

import broadside.engine.document.PositionDocument;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.game.Outcome;
import broadside.engine.match.Entry;
import broadside.engine.match.EntryKind;
import broadside.engine.match.EventDocument;
import broadside.engine.match.Happening;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.table.Patch;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes a finished match step by step as one pair of eyes saw it. */
final class ReplayWriter<P extends Position> implements Replay.Visitor<P> {
    private final Game<P> game;
    private final List<String> seats;
    private final Words words;
    private final Perspective eyes;
    private final EventDocument events;
    private final List<Tree.Branch> steps = new ArrayList<>();
    /** The numbers of steps that were taken back later, and of the taking back itself. */
    private final Set<Integer> undone = new HashSet<>();

    private Tree.@Nullable Branch view;
    private @Nullable P before;

    private ReplayWriter(Game<P> game, List<String> seats, Words words, Perspective eyes) {
        this.game = game;
        this.seats = seats;
        this.words = words;
        this.eyes = eyes;
        this.events = new EventDocument(game, seats, words);
    }

    /** Writes the steps and the outcome. */
    static <P extends Position> Tree.Grow write(
            Game<P> game, List<String> seats, byte[] record, Words words, Perspective eyes) {
        ReplayWriter<P> writer = new ReplayWriter<>(game, seats, words, eyes);
        Match<P> match = Replay.walk(game, record, writer);
        Tree.Grow out = Tree.branch().put("seats", Tree.texts(seats)).put("steps", Tree.row(writer.marked()));
        Outcome outcome = match.outcome();
        out.put("outcome", outcome == null ? Tree.NOTHING : outcome.tree(seats));
        Message reason = match.reason();
        return out.put("says", reason == null ? "" : words.say(reason, seats));
    }

    @Override
    public void see(@Nullable Entry entry, List<Happening> happened, Match<P> match) {
        List<Tree> told = new ArrayList<>();
        for (Happening happening : happened) {
            Told seen = eyes.open() ? happening.told() : happening.told().seenBy(eyes.seat());
            told.add(events.write(seen));
        }
        P position = match.position();
        Tree.Branch now = PositionDocument.write(game, match.isOver() ? position : eyes.of(position));
        Tree.Grow step = Tree.branch()
                .put("step", entry == null ? 0 : entry.seq())
                .put("seat", entry == null || entry.seat() < 0 ? Tree.NOTHING : Tree.of(seats.get(entry.seat())))
                .put("kind", entry == null ? "start" : entry.kind().documentName())
                .put("says", entry == null ? "" : says(entry, told))
                .put("time", entry == null ? 0 : entry.time())
                .put("events", Tree.row(told));
        if (view == null) {
            step.put("view", now).put("patch", Tree.row(List.of()));
        } else {
            step.put("patch", Tree.row(Patch.between(view, now)));
        }
        Game.Moment moment = position.isOver() ? null : game.moment(position);
        steps.add(step.put("turn", moment == null ? Tree.NOTHING : Tree.of(seats.get(moment.seat())))
                .put("asked", Tree.texts(match.isOver() ? List.of() : asked(position.pending())))
                .done());
        if (entry != null && entry.kind() == EntryKind.UNDO) {
            int to = Field.root(entry.data()).need("to").whole(0, Integer.MAX_VALUE);
            for (int seq = to + 1; seq <= entry.seq(); seq++) {
                undone.add(seq);
            }
        }
        view = now;
        before = position;
    }

    private List<Tree> marked() {
        List<Tree> all = new ArrayList<>();
        for (Tree.Branch step : steps) {
            boolean gone = undone.contains(Field.root(step).need("step").whole(0, Integer.MAX_VALUE));
            all.add(gone ? Tree.branch().putAll(step).put("undone", true).done() : step);
        }
        return all;
    }

    /** Who has something to choose after the step: from there a match can be played on, named moment or not. */
    private List<String> asked(@Nullable Pending pending) {
        Set<String> asked = new LinkedHashSet<>();
        for (int i = 0; pending != null && i < pending.size(); i++) {
            asked.add(seats.get(pending.decision(i).seat()));
        }
        return List.copyOf(asked);
    }

    /** Says what was done: to those who knew, the choice itself; to others, what they saw come of it. */
    private String says(Entry entry, List<Tree> told) {
        String choice = eyes.open() || eyes.seat() == entry.seat() ? choice(entry) : null;
        if (choice != null) {
            return choice;
        }
        return told.isEmpty() ? "" : Field.root(told.get(0)).text("says", "");
    }

    private @Nullable String choice(Entry entry) {
        P then = before;
        Pending pending = then == null ? null : then.pending();
        int index = pending == null ? -1 : pending.indexOf(entry.decision());
        if (then == null || pending == null || index < 0) {
            return null;
        }
        Decision decision = pending.decision(index);
        Long parsed = decision.<P>question().parse(then, decision.seat(), entry.data());
        return parsed == null ? null : words.say(decision.<P>question().label(then, decision.seat(), parsed), seats);
    }
}
