package broadside.engine.yaml;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Tree;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Reads YAML as trees, with no surprises: whole numbers, {@code true}, {@code false} and null are what they look like,
 * everything else ({@code on}, {@code no}, dates, fractions) is text.
 */
public final class YamlTree {
    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,17})");

    private static final Pattern BARE_BRACKET = Pattern.compile("\\{[^\"']*:\\s*[^\"'\\s\\[{,]+\\[");

    private final YAMLParser parser;

    private YamlTree(YAMLParser parser) {
        this.parser = parser;
    }

    /** Reads a file in UTF-8; complaints name it. */
    public static Tree read(Path file) {
        try {
            return read(Files.readString(file, StandardCharsets.UTF_8));
        } catch (BadDocument malformed) {
            throw malformed.in(file.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads one YAML document; a complaint names the line. */
    public static Tree read(String text) {
        try (YAMLParser parser = new YAMLFactory().createParser(text)) {
            if (parser.nextToken() == null) {
                return Tree.NOTHING;
            }
            YamlTree reading = new YamlTree(parser);
            Tree tree = reading.value();
            if (parser.nextToken() != null) {
                throw reading.wrong("a second document begins; expected one in a file");
            }
            return tree;
        } catch (JsonProcessingException syntax) {
            JsonLocation at = syntax.getLocation();
            String first = syntax.getOriginalMessage().lines().findFirst().orElse("");
            throw new BadDocument(
                    at == null ? "" : "line " + at.getLineNr(), "this is no YAML: " + first + hint(text, at));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Guesses what is wrong with a line: a bracket inside braces begins a list, also after a name. */
    private static String hint(String text, JsonLocation at) {
        String line = at == null
                ? ""
                : text.lines().skip(at.getLineNr() - 1L).findFirst().orElse("");
        return BARE_BRACKET.matcher(line).find() ? " (put a path with [ ] in quotes)" : "";
    }

    private Tree value() throws IOException {
        if (parser.isCurrentAlias()) {
            throw wrong("aliases (*" + parser.getText() + ") are not known here; write the value out");
        }
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> branch();
            case START_ARRAY -> row();
            case VALUE_NULL -> Tree.NOTHING;
            case VALUE_TRUE, VALUE_FALSE -> truth(parser.getText());
            case VALUE_NUMBER_INT -> number(parser.getText());
            // A fraction is text too: documents have whole numbers only, and 0.50 must stay as it was written.
            default -> Tree.of(parser.getText());
        };
    }

    private Tree branch() throws IOException {
        Map<String, Tree> children = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            if (children.containsKey(name)) {
                throw wrong("the field '" + name + "' is written twice");
            }
            if (name.equals("<<")) {
                throw wrong("merging (<<) is not known here; write the fields out");
            }
            parser.nextToken();
            children.put(name, value());
        }
        return new Tree.Branch(children);
    }

    private Tree row() throws IOException {
        List<Tree> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value());
        }
        return new Tree.Row(items);
    }

    private static Tree truth(String text) {
        return switch (text) {
            case "true" -> Tree.of(true);
            case "false" -> Tree.of(false);
            default -> Tree.of(text);
        };
    }

    private static Tree number(String text) {
        return WHOLE.matcher(text).matches() ? Tree.of(Long.parseLong(text)) : Tree.of(text);
    }

    private BadDocument wrong(String complaint) {
        return new BadDocument("line " + parser.currentTokenLocation().getLineNr(), complaint);
    }
}
