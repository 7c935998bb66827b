package broadside.engine.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Keeps a record in a file; what was appended survives a power cut. */
public final class FileJournal implements Journal, AutoCloseable {
    private final Path file;
    private final FileChannel channel;

    /** Opens the file and cuts off what lies behind these bytes; 0 starts a new record. */
    public FileJournal(Path file, int goodBytes) {
        this.file = file;
        try {
            channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            channel.truncate(goodBytes);
            channel.position(goodBytes);
        } catch (IOException e) {
            throw new JournalFault("cannot open " + file, e);
        }
    }

    @Override
    public void append(List<String> lines) {
        byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            long before = channel.position();
            try {
                ByteBuffer buffer = ByteBuffer.wrap(bytes);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                channel.force(false);
            } catch (IOException e) {
                // All or nothing: half a line must not stay when the next one is appended.
                channel.truncate(before);
                throw e;
            }
        } catch (IOException e) {
            throw new JournalFault("cannot write to " + file, e);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new JournalFault("cannot close " + file, e);
        }
    }
}
