package broadside.highseas;

import broadside.engine.scenario.ScenarioFiles;
import java.nio.file.Path;

/** Runs the worked examples of the documentation that play High Seas. */
class WorkedScenariosTest extends ScenarioFiles {
    @Override
    protected Path folder() {
        return Path.of("../../docs/scenarios");
    }

    @Override
    protected boolean accepts(Path file) {
        return isOf("high-seas", file);
    }
}
