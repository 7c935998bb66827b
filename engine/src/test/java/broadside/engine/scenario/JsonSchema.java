package broadside.engine.scenario;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Checks a tree against the part of JSON Schema that our schema uses; a word it does not know is an error. */
final class JsonSchema {
    private final Tree.Branch root;

    JsonSchema(Tree root) {
        this.root = (Tree.Branch) root;
    }

    /** Returns what is wrong with the document; nothing where it fits. */
    List<String> errors(Tree document) {
        List<String> errors = new ArrayList<>();
        check("", root, document, errors);
        return errors;
    }

    private boolean fits(Tree schema, Tree value) {
        List<String> errors = new ArrayList<>();
        check("", (Tree.Branch) schema, value, errors);
        return errors.isEmpty();
    }

    private void check(String path, Tree.Branch schema, Tree value, List<String> errors) {
        for (Map.Entry<String, Tree> entry : schema.children().entrySet()) {
            if (!holds(path, schema, entry.getKey(), entry.getValue(), value, errors)) {
                errors.add(path + ": " + entry.getKey() + " " + entry.getValue() + " does not hold for " + value);
            }
        }
    }

    private boolean holds(String path, Tree.Branch schema, String word, Tree rule, Tree value, List<String> errors) {
        return switch (word) {
            case "$schema", "$defs", "title", "description" -> true;
            case "$ref" -> {
                String name = rule.toString().substring("#/$defs/".length());
                check(path, (Tree.Branch) ((Tree.Branch) root.get("$defs")).get(name), value, errors);
                yield true;
            }
            case "type" -> items(rule).stream().anyMatch(type -> isOf(type.toString(), value));
            case "enum" -> items(rule).contains(value);
            case "const" -> rule.equals(value);
            case "anyOf" -> items(rule).stream().anyMatch(one -> fits(one, value));
            case "oneOf" -> items(rule).stream().filter(one -> fits(one, value)).count() == 1;
            // These words say nothing about values of another type.
            case "pattern" ->
                !(value instanceof Tree.Text)
                        || Pattern.compile(rule.toString())
                                .matcher(value.toString())
                                .find();
            case "minimum" -> !(value instanceof Tree.Whole number) || number.value() >= number(rule);
            case "minItems" -> !(value instanceof Tree.Row row) || row.items().size() >= number(rule);
            case "minProperties" ->
                !(value instanceof Tree.Branch) || children(value).size() >= number(rule);
            case "required" ->
                !(value instanceof Tree.Branch)
                        || items(rule).stream().allMatch(name -> children(value).containsKey(name.toString()));
            case "items" -> {
                List<Tree> found = value instanceof Tree.Row row ? row.items() : List.of();
                for (int i = 0; i < found.size(); i++) {
                    check(path + "[" + i + "]", (Tree.Branch) rule, found.get(i), errors);
                }
                yield true;
            }
            case "properties" -> {
                children(rule).forEach((name, property) -> {
                    if (children(value).containsKey(name)) {
                        check(
                                path + "." + name,
                                (Tree.Branch) property,
                                children(value).get(name),
                                errors);
                    }
                });
                yield true;
            }
            case "additionalProperties" -> {
                Map<String, Tree> named = children(schema.get("properties"));
                boolean allowed = !rule.equals(Tree.of(false));
                for (Map.Entry<String, Tree> child : children(value).entrySet()) {
                    if (!named.containsKey(child.getKey())) {
                        if (!allowed) {
                            errors.add(path + ": the field " + child.getKey() + " is not allowed");
                        } else if (rule instanceof Tree.Branch more) {
                            check(path + "." + child.getKey(), more, child.getValue(), errors);
                        }
                    }
                }
                yield true;
            }
            default -> throw new IllegalArgumentException("the schema uses " + word + ", which nobody checks");
        };
    }

    private static boolean isOf(String type, Tree value) {
        return switch (type) {
            case "object" -> value instanceof Tree.Branch;
            case "array" -> value instanceof Tree.Row;
            case "string" -> value instanceof Tree.Text;
            case "integer" -> value instanceof Tree.Whole;
            case "boolean" -> value instanceof Tree.Truth;
            default -> value instanceof Tree.Nothing;
        };
    }

    private static long number(Tree rule) {
        return ((Tree.Whole) rule).value();
    }

    /** Returns the items of a list in the schema, or the one word that stands without a list. */
    private static List<Tree> items(Tree tree) {
        return tree instanceof Tree.Row row ? row.items() : tree instanceof Tree.Text ? List.of(tree) : List.of();
    }

    private static Map<String, Tree> children(Tree tree) {
        return tree instanceof Tree.Branch branch ? branch.children() : Map.of();
    }
}
