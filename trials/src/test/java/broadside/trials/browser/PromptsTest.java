package broadside.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Page;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plays one seat of ten in Pirate Attack through the page, and counts the prompts that leave nothing to choose. */
@Tag("soak")
class PromptsTest extends PageTrial {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int GAMES = 3;
    private static final List<String> OTHERS =
            List.of("Bess", "Calico", "Drake", "Edith", "Finn", "Grace", "Hook", "Irons", "Jack");

    /** Every decision that came to the page: whether it leaves something to choose. */
    private final Map<String, Boolean> real = new HashMap<>();

    private String latest = "";

    @Test
    void fewerThanOnePromptInTwentyIsNoChoice() {
        Page page = visitor();
        page.onWebSocket(socket -> socket.onFrameReceived(frame -> hear(socket.url(), frame.text())));
        go(page, "/");
        Tables.comeIn(page, "Ann");
        Random random = new Random(11);
        Set<String> shown = new HashSet<>();
        for (int game = 0; game < GAMES; game++) {
            // as a new visitor finds it: the standing order to draw is given at the first draw, if at all
            String table = Tables.open(page, "pirate-attack", Map.of(), "deckhand", OTHERS);
            go(page, "/table/" + table);
            PlayedPage played = new PlayedPage(page);
            PlayedPage.until(page, "the game ends", () -> {
                if (page.locator(".prompt.yours").count() > 0) {
                    shown.add(latest);
                }
                Pointing.atPirateAttack(page, random);
                return played.isOver();
            });
        }
        long empty = shown.stream().filter(id -> !real.getOrDefault(id, true)).count();
        System.out.printf(
                "%d decisions came, %d were shown as prompts, %d of these left nothing to choose%n",
                real.size(), shown.size(), empty);
        assertThat(shown.size()).isGreaterThan(GAMES * 10);
        assertThat(empty * 20).isLessThan(shown.size());
        assertThat(mishaps).isEmpty();
    }

    private void hear(String socket, String text) {
        if (text != null) {
            text.lines().filter(line -> line.contains("\"options\"")).forEach(line -> read(socket, line));
        }
    }

    private void read(String socket, String text) {
        JsonNode message;
        try {
            message = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(text, e);
        }
        if (message.path("type").asText().equals("decision")) {
            latest = socket + " " + message.path("decision").asInt();
            real.put(latest, isReal(message.path("options")));
        }
    }

    /** One option, or several that only name the pile to draw from, or that all say the same, are no choice. */
    private static boolean isReal(JsonNode options) {
        Set<String> says = new HashSet<>();
        boolean onlyPiles = true;
        for (JsonNode option : options) {
            says.add(option.path("says").asText());
            onlyPiles &= option.path("parts").has("draw");
        }
        return says.size() > 1 && !onlyPiles;
    }
}
