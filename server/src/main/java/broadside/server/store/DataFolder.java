package broadside.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Is the folder of the embedded database. One process at a time holds it. */
public final class DataFolder implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(DataFolder.class);

    private final Path path;
    private final FileChannel lock;

    private DataFolder(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /** Creates the folder if need be and takes hold of it. */
    public static DataFolder open(Path path) {
        try {
            create(path);
            FileChannel lock =
                    FileChannel.open(path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (tryLock(lock) == null) {
                lock.close();
                throw new CannotOpen("another Broadside is using the data folder " + path
                        + "; stop it, or give this one another folder with --data");
            }
            unpackDriverIn(path.resolve("tmp"));
            return new DataFolder(path, lock);
        } catch (IOException e) {
            throw new CannotOpen("the data folder " + path + " cannot be used", e);
        }
    }

    /** Makes the folder its owner's alone, whoever created it: the key of all tokens lies in it. */
    private static void create(Path path) throws IOException {
        Files.createDirectories(path);
        if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Set<PosixFilePermission> alone = PosixFilePermissions.fromString("rwx------");
            if (!Files.getPosixFilePermissions(path).equals(alone)) {
                try {
                    Files.setPosixFilePermissions(path, alone);
                } catch (IOException notOurs) {
                    LOG.warnf("others can look into the data folder %s, which holds the key of all tokens", path);
                }
            }
        }
    }

    /**
     * Returns the address of the database in a folder without taking hold of it, for commands that work beside a server.
     * Throws {@link CannotOpen} if there is none.
     */
    public static DatabaseAddress beside(Path path) {
        if (!Files.isRegularFile(path.resolve("broadside.db"))) {
            throw new CannotOpen("there is no Broadside store in "
                    + path.toAbsolutePath().normalize() + "; name its folder with --data, or its PostgreSQL with --db");
        }
        if (System.getProperty("org.sqlite.tmpdir") == null && Files.isDirectory(path.resolve("tmp"))) {
            System.setProperty("org.sqlite.tmpdir", path.resolve("tmp").toString());
        }
        return DatabaseAddress.inFolder(path);
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException ours) {
            return null;
        }
    }

    /**
     * The driver unpacks its native library and cannot remove it when the process is killed. Here the leftovers are found
     * and removed; in the system's folder they would pile up.
     */
    private static void unpackDriverIn(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(folder, "sqlite-*")) {
            for (Path leftover : leftovers) {
                Files.deleteIfExists(leftover);
            }
        }
        if (System.getProperty("org.sqlite.tmpdir") == null) {
            System.setProperty("org.sqlite.tmpdir", folder.toString());
        }
    }

    /** Returns the address of the database in this folder. */
    public DatabaseAddress database() {
        return DatabaseAddress.inFolder(path);
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
