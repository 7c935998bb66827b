package broadside.trials.attack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;

/** H3: sends small frames that hold sixty megabytes each, eight at a time. */
final class PackedBomb implements Raid {
    private static final int AT_ONCE = 8;
    private static final int MEGABYTES = 60;

    @Override
    public String run(Sea sea, List<String> complaints) throws Exception {
        byte[] bomb = bomb();
        int sent = 0;
        int granted = 0;
        while (sea.goesOn()) {
            List<Raider> raiders = new ArrayList<>();
            for (int i = 0; i < AT_ONCE; i++) {
                Raider raider = Raider.packing(sea.port(), "any");
                raiders.add(raider);
                granted += raider.isOpen() ? 1 : 0;
            }
            for (Raider raider : raiders) {
                sent += raider.isOpen() && raider.sayPacked(bomb) ? 1 : 0;
            }
            for (Raider raider : raiders) {
                if (raider.isOpen() && raider.hear("nothing like this") != null) {
                    complaints.add("a packed message was read");
                }
                raider.close();
            }
        }
        if (granted == 0) {
            complaints.add("the attack was never tried");
        }
        return sent + " frames of " + bomb.length + " bytes that hold " + MEGABYTES + " MiB each";
    }

    private static byte[] bomb() throws IOException {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        byte[] blanks = new byte[1 << 20];
        Arrays.fill(blanks, (byte) ' ');
        byte[] some = new byte[1 << 16];
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            for (int i = 0; i < MEGABYTES; i++) {
                deflater.setInput(blanks);
                while (!deflater.needsInput()) {
                    out.write(some, 0, deflater.deflate(some, 0, some.length, Deflater.NO_FLUSH));
                }
            }
            out.write(some, 0, deflater.deflate(some, 0, some.length, Deflater.SYNC_FLUSH));
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }
}
