package broadside.engine.play;

/** Is a step that carries a seat's sealed answer; masks of other seats do not have it. */
public interface SealedStep {
    int seat();
}
