package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests start, catalogue, claims and cases. */
class InspectionTest {

    @Test
    void aTableThatMayStart() {
        Trial.whole("""
                title: x
                game: harbour
                seats: [ann, bob, cat]
                start: {allowed: true}""").passes();
    }

    @Test
    void aTableThatMayNotStart() {
        Trial.whole("""
                title: x
                covers: [HB-SEAT-01]
                game: harbour
                seats: [ann, bob]
                start: {refused: [HB-SEAT-01]}""").passes();
    }

    @Test
    void anOptionOutOfItsBounds() {
        Trial.whole("""
                title: x
                covers: [HB-ENDS-01]
                game: harbour
                seats: [ann, bob, cat]
                options: {rounds: 21}
                start: {refused: [HB-ENDS-01]}""").passes();
    }

    @Test
    void theCatalogue() {
        Trial.whole("""
                title: x
                covers: [HB-SEAT-03]
                game: harbour
                catalogue:
                - {path: cards, count: 12}
                - {path: cards.Plunder, value: 8}
                - {path: coins, value: 30}""").passes();
    }

    @Test
    void casesFillTheBlanks() {
        Trial.whole("""
                title: Bury at $quay
                game: harbour
                seats: [ann, bob, cat]
                table:
                  at: {turn: ann}
                  ann: {hand: [$card]}
                  pile: [Plunder, ...]
                play:
                - do: {ann: {bury: $card, at: quay $quay}}
                - expect: {path: 'quays[$quay].crate', value: $card}
                cases:
                - {quay: 0, card: Crate of Rum}
                - {quay: 3, card: Crate of Silver}""").passes();
    }

    @Test
    void oneCaseOfSeveralFails() {
        Trial.whole("""
                title: Bury a crate
                game: harbour
                seats: [ann, bob, cat]
                table:
                  at: {turn: ann}
                  ann: {hand: [$card]}
                  pile: [Plunder, ...]
                play:
                - do: {ann: {bury: $card, at: quay 1}}
                cases:
                - {card: Crate of Rum}
                - {card: Auction}""").fails("""
                case 2 {card: Auction}: step 1 (do), play[0]: ann should do {bury: Auction, at: quay 1}, but that is not offered
                  refused: {bury: Auction, at: quay 1}: Auction is no crate. [HB-CRAT-01]
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  possible:
                    rest
                    {play: Auction}
                    {look: pile}""");
    }

    @Test
    void aClaimThatOneCaseProves() {
        Trial.whole("""
                title: Seats
                covers: [HB-SEAT-01]
                game: harbour
                seats: $seats
                start: $start
                cases:
                - {seats: [ann, bob, cat], start: {allowed: true}}
                - {seats: [ann, bob], start: {refused: [HB-SEAT-01]}}""").passes();
    }

    @Test
    void itShouldBeAllowed() {
        Trial.whole("""
                title: x
                game: harbour
                seats: [ann, bob]
                start: {allowed: true}""").fails("""
                start: this table should be allowed
                  found: refused: Harbour is for three captains, not for 2. [HB-SEAT-01]""");
    }

    @Test
    void itShouldBeRefused() {
        Trial.whole("""
                title: x
                game: harbour
                seats: [ann, bob, cat]
                start: {refused: [HB-SEAT-01]}""").fails("""
                start.refused: this table should be refused
                  expected: [HB-SEAT-01]
                  found:    the table may start""");
    }

    @Test
    void theCatalogueHasAnotherNumber() {
        Trial.whole("""
                title: x
                game: harbour
                catalogue: {path: cards.Plunder, value: 9}""").fails("""
                catalogue: cards.Plunder
                  expected: 9
                  found:    8""");
    }

    @Test
    void theCatalogueHasNoSuchPlace() {
        Trial.whole("""
                title: x
                game: harbour
                catalogue: {path: cards.Plundr, value: 0}""").fails("""
                catalogue: the catalogue has no place 'cards.Plundr'
                  it has: cards, coins""");
    }

    @Test
    void aClaimThatWasNeverCited() {
        Trial.play("covers: [HB-TURN-04, HB-AUCT-01]", "- do: {ann: rest}").fails("""
                covers: claims HB-AUCT-01, but it was never cited
                  All captains bid 0 to 5 of their coins at the same moment, in secret.
                  cited: [HB-DAWN-01, HB-ENDS-01, HB-PRES-01, HB-TURN-01, HB-TURN-02, HB-TURN-03, HB-TURN-04]""");
    }

    @Test
    void aComponentClaimOutsideTheCatalogue() {
        Trial.play("covers: [HB-SEAT-03]", "- do: {ann: rest}").fails("""
                covers: claims HB-SEAT-03, but it was never cited
                  There are 50 cards of 12 kinds and 30 coins.
                  cited: [HB-DAWN-01, HB-ENDS-01, HB-PRES-01, HB-TURN-01, HB-TURN-02, HB-TURN-03, HB-TURN-04]""");
    }

    @Test
    void anAllowedTableCitesItsOptions() {
        Trial.whole("""
                title: A shorter match
                covers: [HB-ENDS-01]
                game: harbour
                seats: [ann, bob, cat]
                options: {rounds: 3}
                start: {allowed: true}
                """).passes();
        Trial.whole("""
                title: A match of the usual length
                covers: [HB-ENDS-01]
                game: harbour
                seats: [ann, bob, cat]
                options: {rounds: 6}
                start: {allowed: true}
                """).fails("""
                covers: claims HB-ENDS-01, but it was never cited
                  The game ends with the turn in which the pile is empty, or with the last round.
                  cited: nothing""");
    }

    @Test
    void aClaimOfTheSetupBesideATable() {
        Trial.play("covers: [HB-SEAT-02]", "- do: {ann: rest}").fails("""
                covers: claims HB-SEAT-02, but it was never cited
                  Every captain starts with 3 coins and 4 cards from the pile.
                  cited: [HB-DAWN-01, HB-ENDS-01, HB-PRES-01, HB-TURN-01, HB-TURN-02, HB-TURN-03, HB-TURN-04]
                  this is settled at the setup, and a file with a table begins after it; leave out the table""");
    }

    @Test
    void theTitleSaysHowManyCasesThereWere() {
        ScenarioResult result = Trial.play("cases: [{act: rest}, {act: {look: S}}]", "- do: {ann: $act}")
                .result();
        assertThat(result.report()).endsWith(" (2 cases)");
    }
}
