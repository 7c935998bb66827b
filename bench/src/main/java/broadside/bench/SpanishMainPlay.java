package broadside.bench;

import broadside.spanishmain.Position;
import broadside.spanishmain.Rules;

/** Measures Spanish Main with three players. */
public class SpanishMainPlay extends Play<Position> {
    public SpanishMainPlay() {
        super(new Rules(), 3, 15);
    }
}
