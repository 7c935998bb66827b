package broadside.trials.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

/** Keeps what a page looks like as a small file: the browser itself writes WebP. */
final class Webp {
    private static final String CONVERT = """
            async png => {
              const image = new Image();
              image.src = 'data:image/png;base64,' + png;
              await image.decode();
              const canvas = document.createElement('canvas');
              canvas.width = image.width;
              canvas.height = image.height;
              canvas.getContext('2d').drawImage(image, 0, 0);
              return canvas.toDataURL('image/webp', 0.9).split(',')[1];
            }""";

    private Webp() {}

    /** Writes the visible part of a page, and returns how many bytes that took. */
    static int keep(Page page, Path file) {
        String png = Base64.getEncoder().encodeToString(page.screenshot());
        // an empty page of its own: ours does not let pictures of anywhere in
        Page empty = page.context().newPage();
        byte[] small = Base64.getDecoder().decode((String) empty.evaluate(CONVERT, png));
        empty.close();
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, small);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return small.length;
    }
}
