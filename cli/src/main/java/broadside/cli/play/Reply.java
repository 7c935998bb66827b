package broadside.cli.play;

import broadside.engine.tree.Tree;

/** Is what a person wants after having been asked. */
sealed interface Reply {
    /** One of the choices of the menu. */
    record Chosen(long choice) implements Reply {}

    /** A choice written out in its parts, for questions whose answers no menu can list. */
    record Written(Tree parts) implements Reply {}

    /** The last choice back. */
    record TakeBack() implements Reply {}

    /** To stop, or there is no more input. */
    record Leave() implements Reply {}
}
