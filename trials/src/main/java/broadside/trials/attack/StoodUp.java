package broadside.trials.attack;

import broadside.trials.crew.Lobby;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** C1: sits down, connects, stands up, and listens for what the next person at the seat sees. */
final class StoodUp implements Raid {
    private static final int PAUSE_MILLIS = 1_500;
    private static final String OPEN = "{\"game\":\"spanish-main\",\"public\":true,\"seats\":[{\"sits\":\"me\"},"
            + "{\"sits\":\"free\"},{\"sits\":\"free\"}]}";

    @Override
    public String run(Sea sea, List<String> complaints) throws Exception {
        Lobby lobby = sea.lobby();
        String alice = lobby.comeIn("Alice");
        String mallory = lobby.comeIn("Mallory");
        String bob = lobby.comeIn("Robert");
        int tried = 0;
        while (sea.goesOn()) {
            JsonNode table = lobby.ask("POST", "/api/tables", alice, OPEN);
            String id = table.path("id").asText();
            String seat = "/api/tables/" + id + "/seats/";
            lobby.ask("POST", seat + 1, mallory, "{}");
            try (Raider old = Raider.connect(sea.port(), id)) {
                old.say("{\"type\":\"hello\",\"token\":\"" + mallory + "\"}");
                if (old.hear("\"welcome\"") == null) {
                    continue;
                }
                lobby.ask("DELETE", seat + 1, mallory, "");
                lobby.ask("POST", seat + 1, bob, "{}");
                lobby.ask("PUT", seat + 2, alice, "{\"sits\":\"captain\",\"level\":\"deckhand\"}");
                String hello = old.hear("\"hello\"");
                if (hello != null && hello.contains("\"you\":\"Robert\"")) {
                    complaints.add("who stood up is taken for who sits there now");
                }
                old.say("{\"type\":\"resign\",\"ref\":9}");
                String reply = old.hear("\"ref\":9");
                if (reply != null && reply.contains("\"done\"")) {
                    complaints.add("who stood up gave up for who sits there now");
                }
                tried++;
            }
            Thread.sleep(PAUSE_MILLIS);
        }
        if (tried == 0) {
            complaints.add("the attack was never tried");
        }
        return tried + " times stood up and listened";
    }
}
