package broadside.trials.attack;

import broadside.trials.crew.Lobby;
import java.util.List;

/** H7: asks for hints at a practice table of its own, as fast as messages are taken. */
final class Questions implements Raid {
    private static final int PER_SECOND = 19;
    private static final String OPEN = "{\"game\":\"spanish-main\",\"public\":false,\"practice\":true,\"seats\":"
            + "[{\"sits\":\"me\"},{\"sits\":\"captain\",\"level\":\"bosun\"}]}";

    @Override
    public String run(Sea sea, List<String> complaints) throws Exception {
        Lobby lobby = sea.lobby();
        String token = lobby.comeIn("Asker");
        String table = lobby.ask("POST", "/api/tables", token, OPEN).path("id").asText();
        int asked = 0;
        try (Raider raider = Raider.connect(sea.port(), table)) {
            raider.say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
            String decision = decision(raider);
            if (decision == null) {
                complaints.add("the attack was never tried");
                return "nothing";
            }
            while (sea.goesOn() && raider.say("{\"type\":\"hint\",\"decision\":" + decision + ",\"ref\":1}")) {
                asked++;
                raider.skim();
                Thread.sleep(1_000 / PER_SECOND);
            }
        }
        return asked + " hints asked for";
    }

    /** Waits until it is asked something, and returns the number of the decision. */
    private static @org.jspecify.annotations.Nullable String decision(Raider raider) {
        for (String message = raider.hear("\"type\":\"decision\"");
                message != null;
                message = raider.hear("\"type\":\"decision\"")) {
            String number = message.replaceAll(".*\"decision\":(\\d+).*", "$1");
            if (!number.equals(message)) {
                return number;
            }
        }
        return null;
    }
}
