package broadside.trials.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lets the visitor of a page come in and open tables without going through the lobby. */
final class Tables {
    private static final String COME_IN = """
            async name => {
              const answer = await fetch('/api/people', {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name})});
              localStorage.setItem('broadside.person', JSON.stringify(await answer.json()));
            }""";
    private static final String OPEN = """
            async plan => {
              const token = JSON.parse(localStorage.getItem('broadside.person')).token;
              const answer = await fetch('/api/tables', {
                method: 'POST', body: JSON.stringify(plan),
                headers: {'Content-Type': 'application/json', Authorization: 'Bearer ' + token}});
              const table = await answer.json();
              if (!answer.ok) throw new Error(JSON.stringify(table));
              return table.id;
            }""";

    private static final String SET_UP = """
            async plan => {
              const token = JSON.parse(localStorage.getItem('broadside.person')).token;
              const answer = await fetch('/api/positions/table', {
                method: 'POST', body: JSON.stringify({...plan, document: JSON.parse(plan.document)}),
                headers: {'Content-Type': 'application/json', Authorization: 'Bearer ' + token}});
              const table = await answer.json();
              if (!answer.ok) throw new Error(JSON.stringify(table));
              return table.id;
            }""";

    /** Answers as the host would for somebody who is not there, or one thing and another, so many times or until the end. */
    private static final String PLAY = """
            ([table, seat, most, wander]) => new Promise((done, failed) => {
              const token = JSON.parse(localStorage.getItem('broadside.person')).token;
              const socket = new WebSocket(`ws://${location.host}/play/${table}`);
              const send = message => socket.send(JSON.stringify(message));
              let answers = 0;
              socket.onopen = () => send({type: 'hello', seat, token, language: 'en'});
              socket.onerror = () => failed(new Error('no connection to the table'));
              socket.onmessage = frame => frame.data.split('\\n').forEach(text => {
                const message = JSON.parse(text);
                if ((message.type === 'refused' && !message.stale) || message.type === 'error') {
                  failed(new Error(text));
                } else if (message.type === 'ended' || (message.type === 'decision'
                    && message.decision !== null && answers++ === most)) {
                  socket.close();
                  done();
                } else if (message.type === 'decision' && message.decision !== null) {
                  const {decision, options, default: usual} = message;
                  const option = wander ? options[(answers * 7 + 3) % options.length]?.index : undefined;
                  send({type: 'choose', decision, ...(option !== undefined ? {option}
                      : typeof usual === 'number' ? {option: usual} : {parts: usual})});
                }
              });
            })""";

    private static final String POSITION = """
            async ([document, seat, level]) => {
              const token = JSON.parse(localStorage.getItem('broadside.person')).token;
              const parsed = JSON.parse(document);
              const answer = await fetch('/api/positions/table', {
                method: 'POST', body: JSON.stringify({game: parsed.game, document: parsed, seat, level}),
                headers: {'Content-Type': 'application/json', Authorization: 'Bearer ' + token}});
              const table = await answer.json();
              if (!answer.ok) throw new Error(JSON.stringify(table));
              return table.id;
            }""";

    private Tables() {}

    /** Opens a table at which a written position is played on, against captains of a level, and returns its id. */
    static String from(Page page, String document, String seat, String level) {
        return (String) page.evaluate(POSITION, List.of(document, seat, level));
    }

    /** Plays at a table the visitor sits at: so many answers, or to the end. */
    static void play(Page page, String table, String seat, int answers) {
        page.evaluate(PLAY, List.of(table, seat, answers, false));
    }

    /** Plays on like somebody who tries everything: so many answers, or to the end. */
    static void wander(Page page, String table, String seat, int answers) {
        page.evaluate(PLAY, List.of(table, seat, answers, true));
    }

    static void comeIn(Page page, String name) {
        page.evaluate(COME_IN, name);
    }

    /** Sets up a position, written as JSON, in which the visitor plays a seat against captains; returns the table's id. */
    static String setUp(Page page, String game, String seat, String level, String document) {
        return (String) page.evaluate(SET_UP, Map.of("game", game, "seat", seat, "level", level, "document", document));
    }

    /** Opens a table for the visitor and these captains (free seats for "-"), and returns its id. */
    static String open(Page page, String game, Map<String, Object> options, String level, List<String> others) {
        List<Map<String, Object>> seats = new ArrayList<>();
        seats.add(Map.of("sits", "me"));
        for (String name : others) {
            seats.add(
                    name.equals("-")
                            ? Map.of("sits", "free")
                            : Map.of("sits", "captain", "level", level, "name", name));
        }
        Map<String, Object> plan =
                Map.of("game", game, "options", options, "public", true, "practice", true, "window", 2, "seats", seats);
        return (String) page.evaluate(OPEN, plan);
    }
}
