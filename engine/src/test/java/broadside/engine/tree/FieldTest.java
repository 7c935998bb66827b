package broadside.engine.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Checks that complaints about documents name the field, what was found and what was expected. */
class FieldTest {
    private final Field root = Field.root(
            Json.read("{\"play\":[{\"do\":{\"ann\":7}},\"x\"],\"truth\":true,\"none\":null,\"a.b\":{\"c.d\":1}}"));

    @Test
    void pathsLeadToTheField() {
        Field deep = root.need("play").row().get(0).need("do").need("ann");
        assertThat(deep.path()).isEqualTo("play[0].do.ann");
        assertThat(deep.name()).isEqualTo("ann");
        assertThat(deep.whole()).isEqualTo(7);
        assertThat(deep.text()).isEqualTo("7");
        assertThat(root.name()).isEmpty();
    }

    @Test
    void aNameMayHoldDots() {
        Field dotted = root.need("a.b").fields().get(0);
        assertThat(dotted.name()).isEqualTo("c.d");
        assertThat(dotted.path()).isEqualTo("a.b.c.d");
        assertThat(Field.at("one.two", Tree.of(1)).name()).isEqualTo("two");
    }

    @Test
    void complaintsSayWhereAndWhat() {
        complains(() -> root.need("rest"), "the field 'rest' is missing");
        complains(() -> root.need("none"), "the field 'none' is missing");
        complains(() -> root.need("play").whole(), "play: expected a whole number, found a list");
        complains(() -> root.need("truth").whole(), "truth: expected a whole number, found 'true'");
        complains(() -> root.need("truth").row(), "truth: expected a list, found 'true'");
        complains(() -> root.need("play").text(), "play: expected a text, found a list");
        complains(() -> root.need("play").children(), "play: expected named fields, found a list");
        complains(() -> root.need("play").row().get(1).truth(), "play[1]: expected true or false, found 'x'");
        complains(
                () -> root.need("play").row().get(0).need("do").need("ann").whole(8, 9),
                "play[0].do.ann: expected a number from 8 to 9, found 7");
        complains(
                () -> root.only(Set.of("play", "truth", "none")),
                "the field 'a.b' is unknown here; expected one of none, play, truth");
    }

    private static void complains(ThrowingCallable reading, String message) {
        assertThatThrownBy(reading).isInstanceOf(BadDocument.class).hasMessage(message);
    }

    @Test
    void defaultsStandInForMissingFields() {
        assertThat(root.text("rest", "piles")).isEqualTo("piles");
        assertThat(root.whole("none", 4)).isEqualTo(4);
        assertThat(root.truth("truth", false)).isTrue();
        assertThat(root.has("none")).isFalse();
        assertThat(root.need("truth").rowOrOne()).hasSize(1);
        assertThat(root.need("truth").texts()).containsExactly("true");
    }

    @Test
    void aComplaintCanBePutIntoAFile() {
        BadDocument complaint = root.need("play").wrong("too short").in("puzzle.yaml");
        assertThat(complaint).hasMessage("puzzle.yaml: play: too short");
        assertThat(complaint.where()).isEqualTo("puzzle.yaml: play");
        assertThat(complaint.complaint()).isEqualTo("too short");
        assertThat(root.wrong("empty").in("puzzle.yaml")).hasMessage("puzzle.yaml: empty");
    }

    @Test
    void plainValuesBecomeTrees() {
        Tree wrapped = Tree.wrap(Map.of("a", List.of(1, 2L, "x", true, 0.5)));
        assertThat(wrapped).isEqualTo(Json.read("{\"a\":[1,2,\"x\",true,\"0.5\"]}"));
        assertThat(Tree.wrap(null)).isEqualTo(Tree.NOTHING);
        assertThat(Tree.wrap(wrapped)).isSameAs(wrapped);
        assertThatThrownBy(() -> Tree.wrap(new Object()))
                .isInstanceOf(BadDocument.class)
                .hasMessage("a document cannot hold a Object");
    }

    @Test
    void growingLeavesOutDefaults() {
        Tree.Branch branch = Tree.branch()
                .putUnlessZero("zero", 0)
                .putIfTrue("no", false)
                .putUnlessEmpty("empty", List.of())
                .put("one", 1)
                .done();
        assertThat(branch).hasToString("{\"one\":1}");
    }
}
