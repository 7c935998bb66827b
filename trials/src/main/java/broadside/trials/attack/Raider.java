package broadside.trials.attack;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * One connection of an attacker: it comes from another address of this machine than the players, shakes hands as it likes
 * and sends what it likes.
 */
final class Raider implements AutoCloseable {
    private static final String FROM = "127.0.0.2";
    private static final int TEXT = 0x81;
    private static final int PACKED = 0xc1;
    private static final int CLOSE = 0x8;
    private static final int PATIENCE_MILLIS = 5_000;

    private final Socket socket = new Socket();
    private final InputStream in;
    private final OutputStream out;
    private final boolean open;

    private Raider(int port, String table, String headers) throws IOException {
        socket.bind(new InetSocketAddress(InetAddress.getByName(FROM), 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream());
        out = socket.getOutputStream();
        out.write(("GET /play/" + table + " HTTP/1.1\r\nHost: localhost:" + port + "\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                        + "Sec-WebSocket-Version: 13\r\n" + headers + "\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        open = head().startsWith("HTTP/1.1 101");
    }

    /** Connects; whoever is turned away gets a connection that is not {@link #isOpen}. */
    static Raider connect(int port, String table) throws IOException {
        return new Raider(port, table, "");
    }

    /** Connects and asks to send packed messages. */
    static Raider packing(int port, String table) throws IOException {
        return new Raider(port, table, "Sec-WebSocket-Extensions: permessage-deflate\r\n");
    }

    private String head() throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        int line = 0;
        for (int next = in.read(); next >= 0; next = in.read()) {
            head.write(next);
            line = next == '\n' ? (line == 0 ? -1 : 0) : next == '\r' ? line : line + 1;
            if (line < 0) {
                break;
            }
        }
        return head.toString(StandardCharsets.US_ASCII);
    }

    boolean isOpen() {
        return open;
    }

    /** Sends a message; false if the other end has closed. */
    boolean say(String text) {
        return send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    boolean sayPacked(byte[] packed) {
        return send(PACKED, packed);
    }

    private boolean send(int first, byte[] payload) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream(payload.length + 14);
        frame.write(first);
        // the shortest way to write the length, or the other end complains
        int bytes = payload.length < 126 ? 0 : payload.length < 65_536 ? 2 : 8;
        frame.write(0x80 | (bytes == 0 ? payload.length : bytes == 2 ? 126 : 127));
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
            frame.write((int) ((long) payload.length >> shift) & 0xff);
        }
        // a mask of zeros is a mask
        frame.write(new byte[4], 0, 4);
        frame.write(payload, 0, payload.length);
        try {
            out.write(frame.toByteArray());
            out.flush();
            return true;
        } catch (IOException closed) {
            return false;
        }
    }

    /** Reads the next message; null if the other end has closed, empty if nothing came for a while. */
    @Nullable
    String hear() {
        try {
            while (true) {
                int first = in.read();
                if (first < 0) {
                    return null;
                }
                byte[] payload = in.readNBytes(length(in.read() & 0x7f));
                int kind = first & 0xf;
                if (kind == CLOSE) {
                    return null;
                }
                if (kind == 1) {
                    return new String(payload, StandardCharsets.UTF_8);
                }
            }
        } catch (SocketTimeoutException quiet) {
            return "";
        } catch (IOException closed) {
            return null;
        }
    }

    private int length(int brief) throws IOException {
        int bytes = brief == 126 ? 2 : brief == 127 ? 8 : 0;
        long length = bytes == 0 ? brief : 0;
        for (int i = 0; i < bytes; i++) {
            length = length << 8 | in.read() & 0xff;
        }
        return (int) length;
    }

    /** Reads until a message holds this text; null if the other end closed or fell silent first. */
    @Nullable
    String hear(String part) {
        for (String message = hear(); message != null && !message.isEmpty(); message = hear()) {
            if (message.contains(part)) {
                return message;
            }
        }
        return null;
    }

    /** Takes in whatever is there already, so that nobody is closed for reading too slowly. */
    void skim() throws IOException {
        int there = in.available();
        if (there > 0) {
            in.readNBytes(there);
        }
        int more = socket.getInputStream().available();
        if (more > 0) {
            socket.getInputStream().readNBytes(more);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
