package broadside.engine.properties;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.PositionDocument;
import broadside.engine.event.Event;
import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Plays the same choices with the same luck in two worlds that a viewer cannot tell apart.
 *
 * <p>Afterwards he sees the same in both. Only where something hidden was revealed may he see a difference, and then in
 * both ways: what an event showed him he knows from now on, and what he knows now an event has shown him.
 */
final class TwinWorlds<P extends Position> {
    private static final int TRIES = 8;

    private final Game<P> game;
    private final Predicate<Event> momentary;

    TwinWorlds(Game<P> game, Predicate<Event> momentary) {
        this.game = game;
        this.momentary = momentary;
    }

    void check(RandomPlay<P> play, int viewer) {
        List<RandomPlay.Answer> answers = answers(play);
        P other = otherWorld(play, viewer, answers);
        if (other == null) {
            return;
        }
        P one = copy(play.position());
        int reveals = one.reveals();
        TwinChance luck = TwinChance.of(play.rng().next());
        List<Told> heard = new ArrayList<>();
        List<Told> heardToo = new ArrayList<>();
        run(one, answers, Scene.heard(luck, told -> heard.add(told.seenBy(viewer)), null));
        TwinChance luckToo = luck.twin();
        run(other, answers, Scene.heard(luckToo, told -> heardToo.add(told.seenBy(viewer)), null));
        Tree view = view(one, viewer);
        Tree viewToo = view(other, viewer);
        String what = "viewer " + viewer + " after " + answers;
        if (one.reveals() == reveals && other.reveals() == 0) {
            assertThat(heardToo).as("%s, nothing was revealed: events", what).isEqualTo(heard);
            Same.documents(what + ", nothing was revealed: view", viewToo, view);
        } else if (heard.equals(heardToo)) {
            Same.documents(what + ", all events looked the same: view", viewToo, view);
        } else if (!luckToo.parted() && heard.stream().noneMatch(told -> momentary.test(told.event()))) {
            assertThat(view.equals(viewToo))
                    .as("%s told %s in one world, %s in the other, but the views are the same", what, heard, heardToo)
                    .isFalse();
        }
    }

    /** Draws an answer to everything that is open. */
    private List<RandomPlay.Answer> answers(RandomPlay<P> play) {
        List<RandomPlay.Answer> answers = new ArrayList<>();
        Pending pending = RandomPlay.waiting(play.position());
        for (int i = 0; i < pending.size(); i++) {
            if (!pending.isAnswered(i)) {
                answers.add(play.draw(pending.decision(i)));
            }
        }
        return answers;
    }

    /** Returns a world like this one for the viewer, in which the same answers are legal; null if none is found. */
    private @Nullable P otherWorld(RandomPlay<P> play, int viewer, List<RandomPlay.Answer> answers) {
        P truth = play.position();
        for (int i = 0; i < TRIES; i++) {
            P world = mask(truth, viewer);
            if (!Objects.equals(world.agenda(), truth.agenda())
                    || !Objects.equals(world.interrupted(), truth.interrupted())
                    || hidesAnswers(truth, world)) {
                return null;
            }
            world.fill(viewer, play.rng());
            for (int seat = 0; seat < truth.seats(); seat++) {
                world.setStops(seat, truth.stops(seat));
                world.setRaised(seat, truth.isRaised(seat));
            }
            Pending pending = RandomPlay.waiting(world);
            boolean possible = true;
            for (RandomPlay.Answer answer : answers) {
                possible &= pending.decision(pending.indexOf(answer.decision())).legal(world, answer.choice());
            }
            if (possible) {
                return world;
            }
        }
        return null;
    }

    private static boolean hidesAnswers(Position truth, Position world) {
        Pending all = RandomPlay.waiting(truth);
        Pending seen = RandomPlay.waiting(world);
        for (int i = 0; i < all.size(); i++) {
            if (all.isAnswered(i) != seen.isAnswered(i)) {
                return true;
            }
        }
        return false;
    }

    private static void run(Position position, List<RandomPlay.Answer> answers, Scene scene) {
        for (RandomPlay.Answer answer : answers) {
            position.answer(answer.decision(), answer.choice(), scene);
        }
        position.advance(scene);
    }

    private Tree view(P position, int viewer) {
        return PositionDocument.write(game, mask(position, viewer));
    }

    @SuppressWarnings("unchecked")
    private P mask(P position, int viewer) {
        return (P) position.mask(viewer);
    }

    @SuppressWarnings("unchecked")
    private P copy(P position) {
        return (P) position.copy();
    }
}
