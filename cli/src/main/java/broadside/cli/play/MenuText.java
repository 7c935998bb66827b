package broadside.cli.play;

import broadside.cli.Style;
import broadside.cli.Text;
import broadside.cli.board.Board;
import broadside.cli.board.Canvas;
import broadside.engine.play.Position;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Writes menus: the first one with what each card does, the ones behind it in columns. */
final class MenuText<P extends Position> {
    private final P mask;
    private final int viewer;
    private final Board<P> board;
    private final Canvas canvas;

    MenuText(P mask, int viewer, Board<P> board, Canvas canvas) {
        this.mask = mask;
        this.viewer = viewer;
        this.board = board;
        this.canvas = canvas;
    }

    /** Writes the items below each other; what does not fit goes on in the next line. */
    List<String> first(Menu menu) {
        List<String> lines = new ArrayList<>();
        int titles = 0;
        for (Menu.Item item : menu.items()) {
            titles = Math.max(
                    titles, effect(item.part()).isEmpty() ? 0 : card(item).length());
        }
        for (Menu.Item item : menu.items()) {
            String effect = effect(item.part());
            if (!effect.isEmpty()) {
                lines.addAll(first(item, Text.pad(card(item), titles) + "  ", effect));
            } else {
                lines.addAll(
                        first(item, "", item.isChoice() ? item.choices().get(0).label() : title(item)));
            }
        }
        return lines;
    }

    private List<String> first(Menu.Item item, String card, String text) {
        String count = item.isChoice() ? "" : "(" + item.choices().size() + ")";
        int indent = 4 + card.length();
        List<String> lines = new ArrayList<>();
        for (String line : Text.wrap(text + " " + count, Math.max(20, canvas.width() - indent))) {
            lines.add((lines.isEmpty() ? number(item) + " " + card : " ".repeat(indent)) + line);
        }
        String last = lines.get(lines.size() - 1);
        String plain = last.substring(0, last.length() - count.length());
        lines.set(lines.size() - 1, plain + canvas.paint(Style.NOTE, count));
        return lines;
    }

    /** Writes the items beside each other as far as the width allows. */
    List<String> below(Menu menu) {
        List<String> cells = new ArrayList<>();
        int widest = 0;
        for (Menu.Item item : menu.items()) {
            String text = name(item);
            cells.add(text);
            widest = Math.max(widest, text.length());
        }
        int columns = Math.max(1, Math.min(3, canvas.width() / (widest + 7)));
        int rows = (cells.size() + columns - 1) / columns;
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int i = row; i < cells.size(); i += rows) {
                line.append(number(menu.items().get(i))).append(' ').append(Text.pad(cells.get(i), widest + 3));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** Says what a group is about, with the whole effect of its card. */
    String heading(Menu.Item item) {
        String effect = effect(item.part());
        return effect.isEmpty() ? title(item) : title(item) + ": " + effect;
    }

    private String card(Menu.Item item) {
        String note = board.note(mask, viewer, item.part().value(), canvas);
        return note.isEmpty() ? title(item) : title(item) + " " + note;
    }

    private String number(Menu.Item item) {
        return canvas.paint(Style.KEY, String.format("%3d", item.number()));
    }

    private String effect(Part part) {
        return part.names().size() == 1 ? canvas.speaker().effect(part.names().get(0)) : "";
    }

    private String title(Menu.Item item) {
        Part part = item.part();
        String value = String.join(" ", part.names());
        String key = "menu." + Words.slug(part.key());
        if (!value.isEmpty() && canvas.speaker().has(key + ".one")) {
            return canvas.speaker().say(Message.of(key + ".one", part.names().toArray()));
        }
        if (canvas.speaker().has(key)) {
            return canvas.say(key);
        }
        String name = value.isEmpty() ? "" : ": " + canvas.speaker().name(value);
        return Character.toUpperCase(part.key().charAt(0)) + part.key().substring(1) + name;
    }

    private String name(Menu.Item item) {
        Part part = item.part();
        if (part.names().isEmpty() || item.isFlat()) {
            return item.choices().get(0).label();
        }
        List<String> names = new ArrayList<>();
        part.names().forEach(name -> names.add(canvas.speaker().name(name)));
        String note = board.note(mask, viewer, part.value(), canvas);
        return String.join(" + ", names) + (note.isEmpty() ? "" : " (" + note + ")");
    }
}
