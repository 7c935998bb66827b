package broadside.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlagsTest {
    @Test
    void flagsStandForSettings() {
        assertThat(Flags.read("--port", "80", "--data=here", "--db", "jdbc:postgresql://host/name?ssl=true"))
                .isEqualTo(Map.of(
                        "quarkus.http.port",
                        "80",
                        "broadside.data",
                        "here",
                        "broadside.db.url",
                        "jdbc:postgresql://host/name?ssl=true"));
        assertThat(Flags.read()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--port", "--port=", "--port=x", "--port=70000", "--prot=1", "80", "--db=mysql", "--data= "})
    void aWrongFlagIsNamed(String flag) {
        assertThatThrownBy(() -> Flags.read(flag)).isInstanceOf(Flags.BadFlag.class);
    }
}
