package broadside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CaptainNamesTest {
    @Test
    void everyCaptainAtATableHasAnotherName() {
        List<String> names = new ArrayList<>(List.of("nell"));
        for (int i = 0; i < 2 * CaptainNames.ALL.size(); i++) {
            names.add(CaptainNames.free(0, names));
        }
        assertThat(names).doesNotHaveDuplicates().doesNotContain("Nell");
    }

    @Test
    void aTableMayBeginAnywhereInTheList() {
        assertThat(CaptainNames.free(-1, List.of())).isEqualTo("Dirk");
        assertThat(CaptainNames.free(CaptainNames.ALL.size() + 1, List.of())).isEqualTo("Mateo");
    }
}
