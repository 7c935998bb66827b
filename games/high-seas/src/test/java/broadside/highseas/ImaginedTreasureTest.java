package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.properties.FillFrequency;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the other player brought, and what he carries, is imagined as often as it should (HS-R009). */
class ImaginedTreasureTest {
    private static final String SEA = "{'game':'high-seas','seats':['ann','bob'],'at':{'turn':'ann','moment':'orders'},"
            + "'islands':[{'island':'Isla Roja','pose':[150,150,0],'home':'ann'},"
            + "{'island':'Gull Rock','pose':[850,850,0],'home':'bob'},"
            + "{'island':'Cayo Largo','pose':[500,500,0],'coins':[%s]}],"
            + "'ships':[{'ship':'Kestrel','of':'ann','pose':[300,600,0]},"
            + "{'ship':'Gaviota','of':'bob','pose':[800,300,0],'coins':[%s]}],%s}";

    private static Position table(String buried, String aboard, String rest) {
        Rules rules = new Rules();
        Setup setup = Setup.of(rules, List.of("ann", "bob"), OptionValues.defaults(rules));
        String document = String.format(SEA, buried, aboard, rest).replace('\'', '"');
        return PositionDocument.read(rules, setup, Field.root(Json.read(document)), new Labels());
    }

    @Test
    void coinsAboardComeFromThePool() {
        Position p = table("1,'?'", "2,3", "'unseen-coins':{'1':1}");
        FillFrequency.of(p, 0, ImaginedTreasureTest::aboard)
                .mustMatch(Map.of("1 1", 2L, "1 2", 4L, "1 3", 4L, "2 3", 2L), 4000, 1);
    }

    private static String aboard(Position p) {
        TreeMap<Integer, Integer> values = new TreeMap<>();
        StringBuilder name = new StringBuilder();
        for (int coin = 0; coin < p.coins(); coin++) {
            if (Position.isShip(p.coinPlace(coin))) {
                values.merge(p.value(coin), 1, Integer::sum);
            }
        }
        values.forEach((value, count) -> name.append((value + " ").repeat(count)));
        return name.toString().strip();
    }

    /** Ann brought no coin of 7 and has one: only one thing that Bob may bring has such a coin in it. */
    @Test
    void whatTheOtherBroughtFitsWhatWasFound() {
        String brought = "'ann':{'brought':[1,1,1,2,2,2,3,3],'treasury':[7]},"
                + "'bob':{'brought':[1,1,1,1,1,1,2,7]},"
                + "'unseen-coins':{'1':9,'2':4,'3':2}";
        Position p = table("'?'".concat(",'?'".repeat(14)), "", brought);
        Position mask = p.mask(0);
        assertThat(UnseenCoins.mean(mask)).isEqualTo(23 / 15.0);
        FillFrequency.of(p, 0, world -> Long.toString(Contributions.brought(world, 1)))
                .mustMatch(Map.of(Long.toString(Contributions.brought(p, 1)), 1L), 50, 1);
    }

    @Test
    void withoutAnythingFoundEverythingIsAsLikely() {
        String brought = "'ann':{'brought':[1,1,1,2,2,2,3,3]},'bob':{'brought':[1,1,1,1,1,1,2,7]},"
                + "'unseen-coins':{'1':9,'2':4,'3':2,'7':1}";
        Position p = table("'?'".concat(",'?'".repeat(15)), "", brought);
        Map<String, Long> all = new TreeMap<>();
        for (long contribution : Contributions.possible()) {
            all.put(Long.toString(contribution), 1L);
        }
        assertThat(all).hasSize(14);
        FillFrequency.of(p, 0, world -> Long.toString(Contributions.brought(world, 1)))
                .mustMatch(all, 5000, 1);
    }

    /** Ann, who brought none, finds a coin of 3: the more of them Bob brings, the likelier. */
    @Test
    void likelierIsWhatExplainsTheFind() {
        String brought = "'ann':{'brought':[1,1,1,1,1,1,2,7],'treasury':[3]},'bob':{'brought':[1,1,1,2,2,2,3,3]},"
                + "'unseen-coins':{'1':9,'2':4,'3':1,'7':1}";
        Position p = table("'?'".concat(",'?'".repeat(14)), "", brought);
        Map<String, Long> all = new TreeMap<>();
        for (long contribution : Contributions.possible()) {
            int threes = Contributions.count(contribution, 3);
            if (threes > 0) {
                all.put(Long.toString(contribution), (long) threes);
            }
        }
        assertThat(all.values()).contains(1L, 2L, 3L);
        FillFrequency.of(p, 0, world -> Long.toString(Contributions.brought(world, 1)))
                .mustMatch(all, 3000, 1);
    }
}
