package broadside.trials.attack;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** H4: comes to the players' own table as often as it is let in, many at a time, and goes again. */
final class Crowd implements Raid {
    private static final int MOST = 100_000;
    private static final int AT_ONCE = 300;
    private static final int PAUSE_MILLIS = 200;

    @Override
    public String run(Sea sea, List<String> complaints) throws Exception {
        int tried = 0;
        int letIn = 0;
        Deque<Raider> here = new ArrayDeque<>();
        try {
            while (sea.goesOn() && tried < MOST) {
                String table = sea.lobby().newest();
                for (int i = 0; i < 50 && sea.goesOn(); i++) {
                    Raider raider = Raider.connect(sea.port(), table);
                    tried++;
                    if (raider.isOpen()) {
                        letIn++;
                        raider.say("{\"type\":\"hello\"}");
                        here.add(raider);
                    } else {
                        raider.close();
                    }
                    if (here.size() > AT_ONCE) {
                        here.remove().close();
                    }
                }
                for (Raider raider : here) {
                    raider.skim();
                }
                // some two hundred a second: faster, and it is the attacker who takes the machine
                Thread.sleep(PAUSE_MILLIS);
                // half of them go, and come again
                for (int i = here.size() / 2; i > 0; i--) {
                    here.remove().close();
                }
            }
        } finally {
            for (Raider raider : here) {
                raider.close();
            }
        }
        if (letIn == 0) {
            complaints.add("the attack was never tried");
        }
        return tried + " connections tried, " + letIn + " let in";
    }
}
