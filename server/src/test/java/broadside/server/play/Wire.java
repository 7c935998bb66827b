package broadside.server.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A connection without a client's good manners: it shakes hands as it likes and answers nothing by itself. */
final class Wire implements AutoCloseable {
    private final Socket socket;
    final String greeting;

    Wire(URI server, String path, String... headers) throws IOException {
        socket = new Socket(server.getHost(), server.getPort());
        socket.setSoTimeout(30_000);
        String extra = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
        String request = "GET " + path + " HTTP/1.1\r\nHost: " + server.getAuthority() + "\r\nUpgrade: websocket\r\n"
                + "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                + extra + "\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        greeting = head(socket.getInputStream());
    }

    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
            int next = in.read();
            if (next < 0) {
                break;
            }
            head.write(next);
        }
        return head.toString(StandardCharsets.US_ASCII);
    }

    /** Sends one text frame, masked with zeros. */
    void send(byte[] text) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(0x81);
        // the shortest way to write the length, or the other end complains
        int bytes = text.length < 126 ? 0 : text.length < 65_536 ? 2 : 8;
        frame.write(0x80 | (bytes == 0 ? text.length : bytes == 2 ? 126 : 127));
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
            frame.write((int) ((long) text.length >> shift) & 0xff);
        }
        frame.write(new byte[4]);
        frame.write(text);
        try {
            socket.getOutputStream().write(frame.toByteArray());
        } catch (IOException closedAlready) {
            return;
        }
    }

    /** Says whether the other end let nobody in, and when to come again. */
    boolean isRefused() {
        return greeting.contains(" 429 ") && greeting.toLowerCase(Locale.ROOT).contains("retry-after");
    }

    /** Reads until the other end closes; says whether it did. */
    boolean isClosed() {
        try {
            InputStream in = socket.getInputStream();
            int first = in.read();
            while (first >= 0) {
                if (first == 0x88) {
                    return true;
                }
                first = in.read();
            }
            return true;
        } catch (java.net.SocketTimeoutException stillOpen) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
