package broadside.engine.play;

/** Resolves the answers of a set of simultaneous decisions, in the order the rulings fix. An immutable record. */
public interface Closing<P extends Position> {
    void close(P position, Pending answered, Scene scene);
}
