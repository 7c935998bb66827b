package broadside.highseas.questions;

/** Packs and reads choices that name a kind of thing, a ship and up to two numbers. */
public final class Menu {
    private Menu() {}

    public static long of(int kind, int ship, int a) {
        return (long) kind << 16 | (long) ship << 8 | a;
    }

    public static int kind(long choice) {
        return (int) (choice >>> 16);
    }

    public static int ship(long choice) {
        return (int) (choice >>> 8 & 0xFF);
    }

    public static int a(long choice) {
        return (int) (choice & 0xFF);
    }

    public static boolean isOne(long choice, int kinds) {
        return choice >= 0 && choice >>> 16 < kinds;
    }
}
