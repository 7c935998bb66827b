package broadside.server.store;

import java.util.ArrayList;
import java.util.List;

/** Writes the seats that are asked into one column, so that a search for one of them is a search for text. */
final class Asked {
    private Asked() {}

    static String write(List<Integer> seats) {
        StringBuilder out = new StringBuilder();
        for (int seat : seats) {
            out.append(out.length() == 0 ? "," : "").append(seat).append(',');
        }
        return out.toString();
    }

    static List<Integer> read(String column) {
        List<Integer> seats = new ArrayList<>();
        for (String seat : column.split(",", -1)) {
            if (!seat.isEmpty()) {
                seats.add(Integer.valueOf(seat));
            }
        }
        return seats;
    }
}
