package broadside.highseas;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.tree.Field;
import broadside.engine.yaml.YamlTree;

/** Is a sea as a person writes it: two homes in opposite corners, and whatever a test adds. */
final class WrittenSea {
    private static final String HOMES = """
            game: high-seas
            seats: [ann, bob]
            at: {turn: ann}
            islands:
            - {island: Isla Roja, pose: [150, 150, 0], home: ann}
            - {island: Gull Rock, pose: [850, 850, 0], home: bob}
            """;

    private WrittenSea() {}

    /** Reads the sea with these lines behind its home islands: further islands first, then the ships. */
    static Position with(String lines) {
        return PositionDocument.read(new Rules(), Field.root(YamlTree.read(HOMES + lines)), new Labels());
    }
}
