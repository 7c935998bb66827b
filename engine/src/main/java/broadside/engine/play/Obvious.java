package broadside.engine.play;

/** Hears of questions that have one answer only and are therefore not asked. */
@FunctionalInterface
public interface Obvious {

    /**
     * Is told of the question before its answer is carried out.
     *
     * @param position where the question would have been asked; it changes as soon as this returns
     */
    void answered(Position position, int seat, Question<?> question, long answer);
}
