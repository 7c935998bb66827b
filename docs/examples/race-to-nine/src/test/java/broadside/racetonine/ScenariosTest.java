package broadside.racetonine;

import broadside.engine.scenario.ScenarioFiles;
import java.nio.file.Path;

/** Runs the executable rulebook: every scenario of Race to Nine. */
class ScenariosTest extends ScenarioFiles {
    @Override
    protected Path folder() {
        return Path.of("scenarios");
    }
}
