package broadside.highseas;

import broadside.engine.words.Named;
import broadside.highseas.abilities.Ability;

/** Is the card of a crew: generic crew exist for every nation. */
public record CrewCard(String name, String nation, int points, Ability ability) implements Named {
    @Override
    public String documentName() {
        return name;
    }
}
