package broadside.trials.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** Packages for Node, which come from Maven as webjars: unpacked into a folder {@code node_modules}. */
final class Packages {
    private static final String WEBJARS = "META-INF/resources/webjars/";

    private final Path modules;

    Packages(Path modules) {
        this.modules = modules;
    }

    /** Unpacks a package of the class path as a name, whichever version the build has pinned; returns its folder. */
    Path unpack(String webjar, String name) throws IOException {
        URL jar = Packages.class.getClassLoader().getResource(WEBJARS + webjar + "/");
        if (jar == null) {
            throw new IOException("not on the class path: the webjar " + webjar);
        }
        JarURLConnection connection = (JarURLConnection) jar.openConnection();
        connection.setUseCaches(false);
        try (JarFile file = connection.getJarFile()) {
            Path folder = modules.resolve(name);
            String version = file.stream()
                    .map(ZipEntry::getName)
                    .filter(entry -> entry.startsWith(WEBJARS + webjar + "/") && entry.endsWith("/package.json"))
                    .min(java.util.Comparator.comparingInt(String::length))
                    .orElseThrow();
            String root = version.substring(0, version.length() - "package.json".length());
            file.stream()
                    .filter(entry -> !entry.isDirectory() && entry.getName().startsWith(root))
                    .forEach(entry ->
                            copy(file, entry, folder.resolve(entry.getName().substring(root.length()))));
            return folder;
        }
    }

    private static void copy(JarFile file, ZipEntry entry, Path to) {
        try (InputStream packed = file.getInputStream(entry)) {
            if (!Files.exists(to) || Files.size(to) != entry.getSize()) {
                Files.createDirectories(to.getParent());
                Files.copy(packed, to, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
