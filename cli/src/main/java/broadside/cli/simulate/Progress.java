package broadside.cli.simulate;

import java.io.PrintWriter;
import java.util.Locale;

/** Draws a bar with the speed and the time left, over and over on one line. */
final class Progress {
    private static final int WIDTH = 24;

    private final PrintWriter out;
    private final long total;
    private final long began = System.nanoTime();
    private int drawn;

    Progress(PrintWriter out, long total) {
        this.out = out;
        this.total = total;
    }

    void show(long done) {
        double seconds = (System.nanoTime() - began) / 1e9;
        double speed = done / Math.max(seconds, 1e-9);
        int filled = (int) (WIDTH * done / Math.max(total, 1));
        String left = done == 0 ? "" : " " + duration((total - done) / speed) + " left";
        draw(String.format(
                Locale.ROOT,
                "[%s%s] %,d of %,d games, %,.0f/s,%s",
                "#".repeat(filled),
                ".".repeat(WIDTH - filled),
                done,
                total,
                speed,
                left));
    }

    /** Takes the bar away. */
    void wipe() {
        draw("");
        out.print("\r");
        out.flush();
    }

    private void draw(String text) {
        out.print("\r" + text + " ".repeat(Math.max(0, drawn - text.length())));
        out.flush();
        drawn = text.length();
    }

    /** Writes a time as people say it. */
    static String duration(double seconds) {
        long whole = Math.round(seconds);
        if (whole < 100) {
            return whole + " s";
        }
        return whole < 6000
                ? whole / 60 + " min " + whole % 60 + " s"
                : whole / 3600 + " h " + whole / 60 % 60 + " min";
    }
}
