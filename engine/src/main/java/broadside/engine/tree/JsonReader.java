package broadside.engine.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one strict JSON text (RFC 8259, whole numbers only, no key twice, depth limited) into a tree. */
final class JsonReader {
    /** Deep enough for every document, shallow enough that hostile input cannot exhaust the stack. */
    private static final int DEEPEST = 200;

    private final String text;
    private int at;

    JsonReader(String text) {
        this.text = text;
    }

    Tree document() {
        Tree tree = value(0);
        blank();
        if (at < text.length()) {
            throw wrong("unexpected text after the end of the document");
        }
        return tree;
    }

    private Tree value(int depth) {
        if (depth > DEEPEST) {
            throw wrong("nested more than " + DEEPEST + " levels deep");
        }
        blank();
        char c = peek();
        return switch (c) {
            case '{' -> branch(depth);
            case '[' -> row(depth);
            case '"' -> Tree.of(string());
            case 't' -> word("true", Tree.of(true));
            case 'f' -> word("false", Tree.of(false));
            case 'n' -> word("null", Tree.NOTHING);
            default -> number();
        };
    }

    private Tree branch(int depth) {
        at++;
        Map<String, Tree> children = new LinkedHashMap<>();
        blank();
        if (peek() == '}') {
            at++;
            return new Tree.Branch(children);
        }
        while (true) {
            blank();
            if (peek() != '"') {
                throw wrong("expected a field name in quotes");
            }
            String name = string();
            blank();
            expect(':');
            if (children.put(name, value(depth + 1)) != null) {
                throw wrong("the field '" + name + "' is written twice");
            }
            blank();
            if (peek() == ',') {
                at++;
            } else {
                expect('}');
                return new Tree.Branch(children);
            }
        }
    }

    private Tree row(int depth) {
        at++;
        List<Tree> items = new ArrayList<>();
        blank();
        if (peek() == ']') {
            at++;
            return new Tree.Row(items);
        }
        while (true) {
            items.add(value(depth + 1));
            blank();
            if (peek() == ',') {
                at++;
            } else {
                expect(']');
                return new Tree.Row(items);
            }
        }
    }

    private String string() {
        at++;
        StringBuilder out = new StringBuilder();
        while (true) {
            char c = peek();
            at++;
            if (c == '"') {
                return out.toString();
            }
            if (c < 0x20) {
                throw wrong("a control character inside a text; write it as an escape");
            }
            out.append(c == '\\' ? escape() : c);
        }
    }

    private char escape() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                if (at + 4 > text.length()) {
                    throw wrong("four hexadecimal digits must follow \\u");
                }
                int code = 0;
                for (int i = 0; i < 4; i++) {
                    char hex = text.charAt(at + i);
                    // Character.digit knows the digits of every script; JSON knows only these.
                    int digit = hex < 128 ? Character.digit(hex, 16) : -1;
                    if (digit < 0) {
                        throw wrong("four hexadecimal digits must follow \\u");
                    }
                    code = code * 16 + digit;
                }
                at += 4;
                yield (char) code;
            }
            default -> throw wrong("unknown escape \\" + c);
        };
    }

    private Tree number() {
        int start = at;
        if (at < text.length() && text.charAt(at) == '-') {
            at++;
        }
        int digits = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == digits || (text.charAt(digits) == '0' && at - digits > 1)) {
            at = start;
            throw wrong("expected a value");
        }
        if (at < text.length() && (text.charAt(at) == '.' || text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            throw wrong("expected a whole number");
        }
        try {
            return Tree.of(Long.parseLong(text.substring(start, at)));
        } catch (NumberFormatException tooLarge) {
            throw wrong("the number is too large");
        }
    }

    private Tree word(String word, Tree tree) {
        if (!text.startsWith(word, at)) {
            throw wrong("expected a value");
        }
        at += word.length();
        return tree;
    }

    private void expect(char c) {
        if (peek() != c) {
            throw wrong("expected '" + c + "'");
        }
        at++;
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong("the text ends too early");
        }
        return text.charAt(at);
    }

    private void blank() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private BadDocument wrong(String complaint) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < Math.min(at, text.length()); i++) {
            if (text.charAt(i) == '\n') {
                line++;
                column = 1;
            } else {
                column++;
            }
        }
        return new BadDocument((line > 1 ? "line " + line + ", " : "") + "column " + column, complaint);
    }
}
