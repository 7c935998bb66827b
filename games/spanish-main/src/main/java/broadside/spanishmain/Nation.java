package broadside.spanishmain;

import broadside.engine.words.Named;

/** Is the flag a ship sails under; each has three ships (SM-CONTENTS-05). */
public enum Nation implements Named {
    ENGLISH("English"),
    SPANISH("Spanish"),
    DUTCH("Dutch");

    private final String name;

    Nation(String name) {
        this.name = name;
    }

    @Override
    public String documentName() {
        return name;
    }
}
