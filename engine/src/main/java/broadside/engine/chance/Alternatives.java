package broadside.engine.chance;

import broadside.engine.play.Position;

/** Names the things a random pick chooses from, so that a scenario can script the pick by name. */
public interface Alternatives<P extends Position> {
    String name(P position, int index);
}
