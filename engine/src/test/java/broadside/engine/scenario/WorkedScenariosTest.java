package broadside.engine.scenario;

import java.nio.file.Path;

/** Runs the worked examples of the documentation that play Harbour; those of real games run in their modules. */
class WorkedScenariosTest extends ScenarioFiles {
    @Override
    protected Path folder() {
        return Path.of("../docs/scenarios");
    }

    @Override
    protected boolean accepts(Path file) {
        return isOf("harbour", file);
    }
}
