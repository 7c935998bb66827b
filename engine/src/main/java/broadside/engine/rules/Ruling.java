package broadside.engine.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Settles one question that the rulebook leaves open.
 *
 * @param id its permanent number, such as {@code SM-R001}
 * @param clauses the ids of the clauses it belongs to
 */
public record Ruling(
        String id, String title, String status, List<String> clauses, String question, String ruling, String reason) {
    private static final Pattern HEADING = Pattern.compile("#+ ([A-Z]+-R\\d+)\\s+(.*)");
    private static final Pattern LETTER = Pattern.compile("\\(([a-z])\\)[.:;,]?\\s*(.*)", Pattern.DOTALL);
    /** A rest as short as "only." says nothing by itself. */
    private static final int ASIDE = 6;

    private static final Pattern FIELD = Pattern.compile("(Status|Clauses|Question|Ruling|Reason): ?(.*)");

    public Ruling {
        clauses = List.copyOf(clauses);
    }

    /** Reads all rulings of a Markdown page: each has a heading with its number, then fields such as "Ruling: ...". */
    static List<Ruling> read(String page) {
        List<Ruling> rulings = new ArrayList<>();
        Matcher heading = null;
        Map<String, StringBuilder> fields = new LinkedHashMap<>();
        @Nullable StringBuilder field = null;
        for (String line : page.split("\n", -1)) {
            Matcher next = HEADING.matcher(line.strip());
            Matcher start = FIELD.matcher(line.strip());
            if (next.matches() || line.startsWith("#")) {
                add(rulings, heading, fields);
                heading = next.matches() ? next : null;
                fields = new LinkedHashMap<>();
                field = null;
            } else if (start.matches()) {
                field = new StringBuilder(start.group(2));
                fields.put(start.group(1), field);
            } else if (field != null) {
                field.append('\n').append(line);
            }
        }
        add(rulings, heading, fields);
        return rulings;
    }

    private static void add(List<Ruling> rulings, @Nullable Matcher heading, Map<String, StringBuilder> fields) {
        if (heading != null) {
            rulings.add(new Ruling(
                    heading.group(1),
                    heading.group(2).strip(),
                    text(fields, "Status"),
                    List.of(text(fields, "Clauses").split("[,\\s]+")),
                    text(fields, "Question"),
                    text(fields, "Ruling"),
                    text(fields, "Reason")));
        }
    }

    private static String text(Map<String, StringBuilder> fields, String name) {
        StringBuilder text = fields.get(name);
        return text == null ? "" : text.toString().strip();
    }

    /**
     * Returns what holds, to be read without the question: where the ruling names one of the question's answers by its
     * letter, that answer in full. What it says about letters and options of the host is left out.
     */
    public String answer() {
        Matcher letter = LETTER.matcher(ruling);
        if (!letter.matches()) {
            return ruling;
        }
        Matcher meant = Pattern.compile(
                        "\\(" + letter.group(1) + "\\)\\s*(.+?)[;,.?]?\\s*(?:(?:or )?\\([a-z]\\).*)?", Pattern.DOTALL)
                .matcher(question.substring(Math.max(0, question.indexOf("(" + letter.group(1) + ")"))));
        if (!meant.matches()) {
            return ruling;
        }
        StringBuilder out = new StringBuilder(capital(meant.group(1))).append('.');
        for (String sentence : letter.group(2).split("(?<=\\.)\\s+")) {
            if (sentence.length() > ASIDE && !sentence.matches("(?s).*\\([a-z]\\).*|as option.*|is the default.*")) {
                out.append(' ').append(capital(sentence));
            }
        }
        return out.toString();
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** Returns the ruling as people read it. */
    public String show() {
        StringBuilder out = new StringBuilder(id + " " + title);
        for (String[] part : new String[][] {{"Question", question}, {"Ruling", ruling}, {"Reason", reason}}) {
            if (!part[1].isEmpty()) {
                out.append("\n\n").append(part[0]).append(": ").append(part[1]);
            }
        }
        return out.append("\n\nClauses: ").append(String.join(", ", clauses)).toString();
    }
}
