package broadside.trials.crew;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Is what a scripted player reads of a message: the few fields it acts on. Everything else is passed over unread. */
public final class Glance {
    private static final JsonFactory JSON = new JsonFactory();

    private String type = "";
    private int n;
    private int decision = -1;
    private int options;
    private int ref = -1;
    private boolean stale;
    private boolean resumed;
    private @Nullable String session;
    private String says = "";

    private Glance() {}

    public static Glance at(String message) {
        Glance glance = new Glance();
        try (JsonParser json = JSON.createParser(message)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                JsonToken value = json.nextToken();
                glance.take(name, value, json);
            }
            return glance;
        } catch (IOException e) {
            throw new UncheckedIOException("not JSON: " + message, e);
        }
    }

    private void take(String name, JsonToken value, JsonParser json) throws IOException {
        switch (name) {
            case "type" -> type = json.getText();
            case "n" -> n = json.getIntValue();
            case "ref" -> ref = value.isNumeric() ? json.getIntValue() : -1;
            case "decision" -> decision = value.isNumeric() ? json.getIntValue() : -1;
            case "options" -> options = value == JsonToken.START_ARRAY ? count(json) : 0;
            case "stale" -> stale = value == JsonToken.VALUE_TRUE;
            case "resumed" -> resumed = value == JsonToken.VALUE_TRUE;
            case "session" -> session = value == JsonToken.VALUE_STRING ? json.getText() : null;
            case "says" -> says = value == JsonToken.VALUE_STRING ? json.getText() : "";
            default -> json.skipChildren();
        }
        if (name.equals("says") && value.isStructStart()) {
            json.skipChildren();
        }
    }

    private static int count(JsonParser json) throws IOException {
        int items = 0;
        while (json.nextToken() != JsonToken.END_ARRAY) {
            json.skipChildren();
            items++;
        }
        return items;
    }

    public String type() {
        return type;
    }

    /** Returns the number of the message; 0 for one that has none. */
    public int n() {
        return n;
    }

    /** Returns the id of the decision; -1 for none. */
    public int decision() {
        return decision;
    }

    public int options() {
        return options;
    }

    public int ref() {
        return ref;
    }

    public boolean stale() {
        return stale;
    }

    public boolean resumed() {
        return resumed;
    }

    public @Nullable String session() {
        return session;
    }

    public String says() {
        return says;
    }
}
