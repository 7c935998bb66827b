package broadside.engine.event;

/** Receives events as they happen. Search has none. */
public interface EventSink {
    void accept(Told told);
}
