package broadside.engine.properties;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.event.Told;
import broadside.engine.game.Game;
import broadside.engine.game.OptionSpec;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks that all a player meets can be said in every language. */
final class Speech<P extends Position> {
    private final Game<P> game;
    private final List<Words> languages = new ArrayList<>();
    private final Set<Message> said = new HashSet<>();

    Speech(Game<P> game, List<String> parts) {
        this.game = game;
        for (String language : Words.LANGUAGES) {
            languages.add(Words.load(language, parts));
        }
    }

    void options() {
        for (OptionSpec option : game.options()) {
            say(Message.of("option." + option.id()), List.of());
            say(Message.of("option." + option.id() + ".about"), List.of());
        }
    }

    void decisions(P position) {
        List<String> seats = position.setup().seats();
        Pending pending = RandomPlay.waiting(position);
        for (int i = 0; i < pending.size(); i++) {
            Decision decision = pending.decision(i);
            Question<P> question = decision.question();
            say(question.prompt(position, decision.seat()), seats);
            Choices conceived = new Choices();
            question.offer(position, decision.seat(), conceived);
            question.conceive(position, decision.seat(), conceived);
            for (long choice : conceived.toArray()) {
                Refusal refusal = decision.refusal(position, choice);
                say(refusal != null ? refusal.message() : question.label(position, decision.seat(), choice), seats);
            }
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (pending.openFor(seat) == null) {
                say(game.notAsked(position, seat).message(), seats);
            }
        }
    }

    /** Says the events as each viewer sees them, and writes them as documents do. */
    void events(List<Told> told, P position) {
        List<String> seats = position.setup().seats();
        for (Told one : told) {
            for (int viewer = Position.SPECTATOR; viewer < position.seats(); viewer++) {
                Told seen = one.seenBy(viewer);
                say(seen.event().message(), seats);
                game.codec().write(seen.event(), seats);
            }
        }
    }

    void outcome(P position) {
        say(game.outcome(position).reason(), position.setup().seats());
    }

    private void say(Message message, List<String> seats) {
        for (Words words : said.add(message) ? languages : List.<Words>of()) {
            String sentence = words.say(message, seats);
            assertThat(sentence)
                    .as("%s in %s", message, words.language())
                    .isNotBlank()
                    .doesNotContain("{", "}");
        }
    }
}
