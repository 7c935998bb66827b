package broadside.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.WebApplicationException;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** L9: who sends half a request is told that the rest did not come; it is no fault of ours. */
class FindingL9Test {
    @Test
    void l9_aRequestThatStopsHalfwayIsTooSlow() {
        Problems problems = new Problems();
        assertThat(problems.of(new WebApplicationException(new IOException("Read timed out")))
                        .getStatus())
                .isEqualTo(408);
        assertThat(problems.of((Throwable) new IOException("disk")).getStatus()).isEqualTo(500);
    }
}
