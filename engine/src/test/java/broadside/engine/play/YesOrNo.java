package broadside.engine.play;

import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;

/** Asks a seat for yes (1) or no (0, the default). */
record YesOrNo() implements Question<Slate> {
    private static final Reason NEITHER = Reason.of("test.neither");

    @Override
    public void offer(Slate position, int seat, Choices out) {
        out.add(0);
        out.add(1);
    }

    @Override
    public boolean rule(Slate position, int seat, long choice, Why why) {
        return choice == 0 || choice == 1 || why.no(NEITHER, choice);
    }

    @Override
    public void take(Slate position, int seat, long choice, Scene scene) {
        position.ran.add(seat + (choice == 1 ? " yes" : " no"));
    }

    @Override
    public long fallback(Slate position, int seat) {
        return 0;
    }

    @Override
    public Tree describe(Slate position, int seat, long choice) {
        return Tree.of(choice == 1 ? "yes" : "no");
    }

    @Override
    public Message prompt(Slate position, int seat) {
        return Message.of("test.prompt");
    }

    @Override
    public Message label(Slate position, int seat, long choice) {
        return Message.of("test.label");
    }

    @Override
    public Clause[] clauses() {
        return Clause.NONE;
    }
}
