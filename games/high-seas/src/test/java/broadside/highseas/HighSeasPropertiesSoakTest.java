package broadside.highseas;

import org.junit.jupiter.api.Tag;

/** Holds the properties, those of knowledge among them, over more random games. */
@Tag("soak")
class HighSeasPropertiesSoakTest extends HighSeasPropertiesTest {
    @Override
    protected int games() {
        return 12;
    }
}
