package broadside.trials.attack;

import broadside.trials.crew.Lobby;
import java.util.List;

/** H1: ends all tokens and goes on over the connection that was opened with one of them. */
final class EndedToken implements Raid {
    private static final int PAUSE_MILLIS = 1_000;
    private static final int MOST_WORDS = 20;

    @Override
    public String run(Sea sea, List<String> complaints) throws Exception {
        Lobby lobby = sea.lobby();
        String token = lobby.comeIn("Thief");
        String table = lobby.open(token, "spanish-main", "Thief", 2);
        int tried = 0;
        while (sea.goesOn()) {
            try (Raider old = Raider.connect(sea.port(), table)) {
                old.say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
                if (old.hear("\"welcome\"") == null) {
                    continue;
                }
                token = lobby.ask("DELETE", "/api/me/tokens", token, "")
                        .path("token")
                        .asText();
                if (!isPutOut(old)) {
                    complaints.add("somebody whose token had ended was still connected");
                }
                tried++;
            }
            Thread.sleep(PAUSE_MILLIS);
        }
        if (tried == 0) {
            complaints.add("the attack was never tried");
        }
        return tried + " times all tokens ended";
    }

    private static boolean isPutOut(Raider old) {
        for (int i = 0; i < MOST_WORDS; i++) {
            old.say("{\"type\":\"ping\"}");
            if (old.hear() == null) {
                return true;
            }
        }
        return false;
    }
}
