package broadside.server.people;

import java.text.Normalizer;

/** Says which names people may have: those that a seat at a table may have too. */
final class DisplayName {
    static final int LONGEST = 24;

    private DisplayName() {}

    /** Returns the name in its one way of writing it; refuses what cannot be shown safely. */
    static String clean(String typed) {
        String name = Normalizer.normalize(typed, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
        if (name.isEmpty()) {
            throw new NotPossible("name", "name-empty");
        }
        if (name.length() > LONGEST) {
            throw new NotPossible("name", "name-long", LONGEST);
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!Character.isLetterOrDigit(c) && " -_'".indexOf(c) < 0) {
                throw new NotPossible("name", "name-letters");
            }
        }
        return name;
    }
}
