package broadside.engine.words;

/** Is known to people by a name that documents, scenarios and prompts share. */
public interface Named {
    String documentName();
}
