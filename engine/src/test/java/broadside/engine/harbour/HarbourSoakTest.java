package broadside.engine.harbour;

import org.junit.jupiter.api.Tag;

/** Plays many more random games than every build can afford. */
@Tag("soak")
class HarbourSoakTest extends HarbourPropertiesTest {
    @Override
    protected int games() {
        return 400;
    }
}
