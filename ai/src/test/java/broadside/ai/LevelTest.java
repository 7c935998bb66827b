package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LevelTest {
    @Test
    void levelsAreFoundByName() {
        for (Level level : Level.values()) {
            assertThat(Level.find(level.id())).isEqualTo(level);
        }
        assertThat(Level.find(" Bosun ")).isEqualTo(Level.BOSUN);
        assertThat(Level.find("admiral")).isNull();
    }
}
