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

    /** Answers as the host would for somebody who is not there, so many times or until the match is over. */
    private static final String PLAY = """
            ([table, seat, most]) => new Promise((done, failed) => {
              const token = JSON.parse(localStorage.getItem('broadside.person')).token;
              const socket = new WebSocket(`ws://${location.host}/play/${table}`);
              const send = message => socket.send(JSON.stringify(message));
              let answers = 0;
              socket.onopen = () => send({type: 'hello', seat, token, language: 'en'});
              socket.onerror = () => failed(new Error('no connection to the table'));
              socket.onmessage = frame => {
                const message = JSON.parse(frame.data);
                if (message.type === 'refused' || message.type === 'error') {
                  failed(new Error(frame.data));
                } else if (message.type === 'ended' || (message.type === 'decision'
                    && message.decision !== null && answers++ === most)) {
                  socket.close();
                  done();
                } else if (message.type === 'decision' && message.decision !== null) {
                  const {decision, default: usual} = message;
                  send({type: 'choose', decision, ...(typeof usual === 'number' ? {option: usual} : {parts: usual})});
                }
              };
            })""";

    private Tables() {}

    /** Plays at a table the visitor sits at: so many answers, or to the end. */
    static void play(Page page, String table, String seat, int answers) {
        page.evaluate(PLAY, List.of(table, seat, answers));
    }

    static void comeIn(Page page, String name) {
        page.evaluate(COME_IN, name);
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
