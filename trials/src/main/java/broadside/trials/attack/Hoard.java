package broadside.trials.attack;

import broadside.trials.crew.Lobby;
import java.util.ArrayList;
import java.util.List;

/** H5: watches a table with an hour's delay, and asks for long replies that would have to be held back. */
final class Hoard implements Raid {
    private static final int SOCKETS = 10;
    private static final int PER_SECOND = 18;
    private static final String OPEN = "{\"game\":\"high-seas\",\"delay\":3600,\"seats\":"
            + "[{\"sits\":\"captain\",\"level\":\"deckhand\"},{\"sits\":\"captain\",\"level\":\"deckhand\"}]}";
    private static final String ASK = "{\"type\":\"measure\",\"from\":\"" + "a".repeat(16_000) + "\",\"to\":[1,1]}";

    @Override
    public String run(Sea sea, List<String> complaints) throws Exception {
        Lobby lobby = sea.lobby();
        String table = lobby.ask("POST", "/api/tables", lobby.comeIn("Hoarder"), OPEN)
                .path("id")
                .asText();
        List<Raider> raiders = new ArrayList<>();
        long sent = 0;
        int opened = 0;
        try {
            while (sea.goesOn()) {
                while (raiders.size() < SOCKETS && sea.goesOn()) {
                    Raider fresh = Raider.connect(sea.port(), table);
                    if (!fresh.isOpen()) {
                        fresh.close();
                        break;
                    }
                    fresh.say("{\"type\":\"hello\"}");
                    raiders.add(fresh);
                    opened++;
                }
                for (Raider raider : List.copyOf(raiders)) {
                    if (raider.say(ASK)) {
                        sent++;
                        raider.skim();
                    } else {
                        raider.close();
                        raiders.remove(raider);
                    }
                }
                Thread.sleep(1_000 / PER_SECOND);
            }
        } finally {
            for (Raider raider : raiders) {
                raider.close();
            }
        }
        if (sent == 0) {
            complaints.add("the attack was never tried");
        }
        return sent + " long questions over " + opened + " connections";
    }
}
