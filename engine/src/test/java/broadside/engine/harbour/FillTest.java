package broadside.engine.harbour;

import broadside.engine.properties.Deals;
import broadside.engine.properties.FillFrequency;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that filling a mask of a small table is fair, although quays take crates only and hands no castaways. */
class FillTest {
    private static final Predicate<String> CRATE = name -> name.startsWith("Crate");
    private static final Predicate<String> IN_HAND = name -> !name.equals("Castaway");
    private static final Predicate<String> ANY = name -> true;

    private static final String TABLE = "{'at':{'turn':'ann','moment':'action'},'rest':'none',"
            + "'ann':{'hand':['Plunder']},"
            + "'bob':{'hand':['Crate of Silver',{'card':'Auction','known':['ann']},'Plunder']},"
            + "'quays':[{'crate':'Crate of Rum','known':['bob']},{'crate':'Crate of Rum','known':['ann']}],"
            + "'pile':[{'card':'Castaway','known':['cat']}],"
            + "'pool':['Castaway','Plunder','Crate of Rum']}";

    /** What ann cannot know: both Plunders, two castaways, silver, and two of three crates of rum. */
    private static final Map<String, Integer> HIDDEN =
            Map.of("Plunder", 2, "Castaway", 2, "Crate of Silver", 1, "Crate of Rum", 2);

    @Test
    void everyWorldOfASeatComesAsOftenAsItShould() {
        Position position = HarbourTable.lean(TABLE).position();
        Map<String, Long> weights = Deals.weights(
                List.of(CRATE, IN_HAND, IN_HAND, ANY),
                HIDDEN,
                dealt -> dealt.get(0) + "; " + sorted(dealt.get(1), dealt.get(2)) + "; " + dealt.get(3));
        FillFrequency.of(position, 0, FillTest::world).mustMatch(weights, 20_000, 11);
    }

    private static String world(Position position) {
        byte[] hand = new byte[Cards.KINDS];
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            hand[kind] =
                    (byte) (position.hands().count(1, kind) - position.hands().seen(0, 1, kind));
        }
        List<String> names = Cards.write(hand).stream().map(Object::toString).toList();
        return name(position.quays().crate(0)) + "; " + sorted(names.get(0), names.get(1)) + "; "
                + name(position.pile().top(0));
    }

    private static String name(int kind) {
        return Cards.of(kind).documentName();
    }

    private static String sorted(String... names) {
        return Stream.of(names).sorted().collect(Collectors.joining(", "));
    }
}
