package broadside.spanishmain;

import broadside.engine.scenario.ScenarioFiles;
import java.nio.file.Path;

/** Runs the worked examples of the documentation that play Spanish Main. */
class WorkedScenariosTest extends ScenarioFiles {
    @Override
    protected Path folder() {
        return Path.of("../../docs/scenarios");
    }

    @Override
    protected boolean accepts(Path file) {
        return isOf("spanish-main", file);
    }
}
