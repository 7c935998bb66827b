package broadside.engine.scenario;

import org.junit.jupiter.api.Test;

/** Tests what expect sees in the document and in views. */
class ExpectTest {

    @Test
    void valuesAndLists() {
        Trial.play("""
                - expect:
                  - {path: ann.coins, value: 3}
                  - {path: ann.hand, value: [Plunder, Auction, Drop Anchor, crate of rum], count: 4}
                  - {path: ann.hand, has: [Auction, Plunder], lacks: [Fog Bank]}
                  - {path: 'quays[0].crate', value: Crate of Silver}
                  - {path: 'quays[-1]', value: empty}
                  - {path: 'quays[Crate of Stones].trace', value: 3}
                  - {path: S, has: {crate: Crate of Silver}}
                  - {path: pile.top, value: [Press Gang, Plunder, Fog Bank]}
                  - {path: pile, count: 40}""").passes();
    }

    @Test
    void whatIsLeftOutIsAtItsDefault() {
        Trial.play("""
                - expect:
                  - {path: ann.aboard, value: 0}
                  - {path: ann.berth, absent: true}
                  - {path: discards, count: 0, lacks: [Plunder]}""").passes();
    }

    @Test
    void aNumberSaidOfAListIsItsLength() {
        Trial.play("- expect: {path: ann.hand, value: 4}").passes();
    }

    @Test
    void countingSomeOfThem() {
        Trial.play("""
                - expect:
                  - {path: quays, count: 3, where: empty}
                  - {path: quays, count: 1, where: {known: [bob]}}""").passes();
    }

    @Test
    void views() {
        Trial.play("""
                - expect:
                  - {path: view(bob).ann.hand, count: 4, unknown: true}
                  - {path: view(ann).ann.hand, unknown: false}
                  - {path: view(spectator).S.crate, value: "?"}
                  - {path: view(bob).S.crate, value: Crate of Silver}
                  - {path: view(*).T.crate, unknown: true}
                  - {path: view(*).ann.coins, value: 3}""").passes();
    }

    @Test
    void whileAWindowIsOpen() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - meanwhile: [{path: bob.coins, value: 3}, {over: false}]
                - do: {bob: {react: Harbour Watch}}
                - meanwhile: {path: bob.hand, has: Harbour Watch}
                - expect: {path: discards, has: [Plunder, Harbour Watch]}""").passes();
    }

    @Test
    void whatHasNotChanged() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - do: {bob: {react: Harbour Watch}}
                - expect: [{path: bob.coins, unchanged: true}, {path: quays, unchanged: true}]
                - refuse: {ann: rest}
                - expect: {unchanged: true}""").passes();
    }

    @Test
    void anotherValue() {
        Trial.play("- expect: {path: ann.coins, value: 4}").fails("""
                step 1 (expect), play[0].expect: ann.coins
                  expected: 4
                  found:    3""");
    }

    @Test
    void anotherList() {
        Trial.play("- expect: {path: pile.top, value: [Press Gang, Auction]}").fails("""
                step 1 (expect), play[0].expect: pile.top
                  expected: [Press Gang, Auction]
                  found:    [Press Gang, Plunder, Fog Bank]
                    [1]: expected Auction, found Plunder
                    [2]: expected nothing, found Fog Bank""");
    }

    @Test
    void anotherBranch() {
        Trial.play("- expect: {path: cat, value: {coins: 3, hand: [Counter-Order], berth: 41}}")
                .fails("""
                step 1 (expect), play[0].expect: cat
                  expected: {coins: 3, hand: [Counter-Order], berth: 41}
                  found:    {coins: 3, hand: [Counter-Order, Changed Wind], berth: 40}
                    hand[1]: expected nothing, found Changed Wind
                    berth: expected 41, found 40""");
    }

    @Test
    void somethingIsLacking() {
        Trial.play("- expect: {path: ann.hand, has: [Auction, Auction]}").fails("""
                step 1 (expect), play[0].expect: ann.hand lacks Auction
                  found: [Plunder, Auction, Drop Anchor, Crate of Rum]""");
    }

    @Test
    void somethingIsThere() {
        Trial.play("- expect: {path: ann.hand, lacks: [Fog Bank, Auction]}").fails("""
                step 1 (expect), play[0].expect: ann.hand has Auction
                  found: [Plunder, Auction, Drop Anchor, Crate of Rum]""");
    }

    @Test
    void itShouldNotBeThere() {
        Trial.play("- expect: {path: cat.berth, absent: true}").fails("""
                step 1 (expect), play[0].expect: cat.berth should not be there
                  found: 40""");
    }

    @Test
    void anotherNumber() {
        Trial.play("- expect: {path: ann.hand, count: 5}").fails("""
                step 1 (expect), play[0].expect: ann.hand
                  expected: 5 of them
                  found:    4: [Plunder, Auction, Drop Anchor, Crate of Rum]""");
    }

    @Test
    void anotherNumberOfSome() {
        Trial.play("- expect: {path: quays, count: 1, where: empty}").fails("""
                step 1 (expect), play[0].expect: quays where empty
                  expected: 1 of them
                  found:    3: [empty, empty, empty]""");
    }

    @Test
    void itShouldBeUnknown() {
        Trial.play("- expect: {path: view(*).S.crate, unknown: true}").fails("""
                step 1 (expect), play[0].expect: view(bob).S.crate should be unknown
                  found: Crate of Silver""");
    }

    @Test
    void itShouldBeKnown() {
        Trial.play("- expect: {path: view(ann).bob.hand, unknown: false}").fails("""
                step 1 (expect), play[0].expect: view(ann).bob.hand should be known
                  found: [?, ?]""");
    }

    @Test
    void itHasChanged() {
        Trial.play("""
                - do: {ann: rest}
                - expect: {unchanged: true}""").fails("""
                step 2 (expect), play[1].expect: the table has changed
                  turn: expected ann, found bob
                  ann.coins: expected 3, found 4
                  bob.hand[1]: expected Crate of Silver, found Press Gang
                  bob.hand[2]: expected nothing, found Crate of Silver
                  pile.size: expected 40, found 39
                  pile.top[0]: expected Press Gang, found Plunder
                  pile.top[1]: expected Plunder, found Fog Bank
                  pile.top[2]: expected Fog Bank, found nothing""");
    }

    @Test
    void aPlaceHasChanged() {
        Trial.play("""
                - do: {ann: rest}
                - expect: {path: ann.coins, unchanged: true}""").fails("""
                step 2 (expect), play[1].expect: ann.coins has changed
                  expected: 3
                  found:    4""");
    }

    @Test
    void aPlaceThatNoDocumentHas() {
        Trial.play("- expect: {path: ann.coinz, value: 0}").fails("""
                step 1 (expect), play[0].expect: there is no place 'ann.coinz' in the document
                  the field 'coinz' is unknown here; expected one of aboard, berth, coins, hand, pressed, waiting""");
    }

    @Test
    void anAbsentNameThatMeansNothing() {
        Trial.play("- expect: {path: ann.hand, lacks: [Auctoin]}").fails("""
                step 1 (expect), play[0].expect: nothing is called 'Auctoin', so that it is absent proves nothing; see the list of names of the game""");
    }

    @Test
    void theGameIsNotOver() {
        Trial.play("- expect: {outcome: {winners: [ann]}}").fails("""
                step 1 (expect), play[0].expect: the game is not over
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]""");
    }

    @Test
    void theGameIsNotOverYet() {
        Trial.play("- expect: {over: true}").fails("step 1 (expect), play[0].expect: the game is not over");
    }

    @Test
    void anotherOutcome() {
        Trial.play("seed: 1", """
                - until: over
                - expect: {outcome: {winners: [cat], because: [HB-ENDS-02]}}""").fails("""
                step 2 (expect), play[1].expect: the game ended otherwise
                  expected: {winners: [cat], because: [HB-ENDS-02]}
                  found:    {winners: [bob], places: {ann: 3, bob: 1, cat: 2}, scores: {ann: 9, bob: 15, cat: 9}, because: [HB-ENDS-02, HB-ENDS-03]}""");
    }

    @Test
    void clausesThatWereNotCited() {
        Trial.play("""
                - do: {ann: rest}
                - expect: {cites: [HB-TURN-04, HB-AUCT-01]}""").fails("""
                step 2 (expect), play[1].expect: the step before this did not cite: [HB-AUCT-01]
                  it cited: [HB-DAWN-01, HB-ENDS-01, HB-PRES-01, HB-TURN-01, HB-TURN-02, HB-TURN-03, HB-TURN-04]""");
    }

    @Test
    void aLabelMeansItsPieceAndNoOtherLikeIt() {
        Trial.play("""
                - expect:
                  - {path: quays, has: [S, T]}
                  - {path: "quays[0]", value: S}
                  - {path: "quays[0].crate", value: S}
                  - {path: quays, count: 1, where: {crate: S}}
                  - {path: "quays[T].trace", value: 3}""").passes();
        Trial.play("""
                - do: {ann: {shift: S, to: quay 1}}
                - expect: [{path: "quays[1]", value: S}, {path: quays, has: [S]}]""").passes();
        Trial.play("- expect: {path: \"quays[0]\", value: T}").fails("""
                  step 1 (expect), play[0].expect: quays[0]
                    expected: T
                    found:    {crate: Crate of Silver, known: [bob], trace: 1}""");
        Trial.play("- expect: {path: quays, lacks: [S]}").fails("""
                  step 1 (expect), play[0].expect: quays has S
                    found: [{crate: Crate of Silver, known: [bob], trace: 1}, empty, {crate: Crate of Stones, trace: 3}, empty, empty]""");
    }

    @Test
    void aLabelCannotBeAbsentWhereItsPieceHasNoName() {
        Trial.play("- expect: {path: ann.hand, lacks: [S]}").fails("""
                  step 1 (expect), play[0].expect: 'S' is the label of a piece of 'quays', so that it is absent from ann.hand proves nothing; say its name""");
    }

    @Test
    void aListThatDiffersOnlyInOrderOrFurtherFields() {
        Trial.play("- expect: {path: cat.hand, value: [Changed Wind, Counter-Order]}")
                .fails("""
                  step 1 (expect), play[0].expect: cat.hand
                    expected: [Changed Wind, Counter-Order]
                    found:    [Counter-Order, Changed Wind]
                      [0]: expected Changed Wind, found Counter-Order
                      [1]: expected Counter-Order, found Changed Wind
                    only the order differs; 'has' with 'count' regards neither order nor further fields""");
        Trial.play(
                        "- expect: {path: quays, value: [{crate: Crate of Silver, trace: 1}, empty, Crate of Stones, empty, empty]}")
                .fails("""
                  step 1 (expect), play[0].expect: quays
                    expected: [{crate: Crate of Silver, trace: 1}, empty, Crate of Stones, empty, empty]
                    found:    [{crate: Crate of Silver, known: [bob], trace: 1}, empty, {crate: Crate of Stones, trace: 3}, empty, empty]
                      [0].known: expected nothing, found [bob]
                    the things found have further fields: known, trace; 'has' with 'count' regards neither order nor further fields""");
    }

    @Test
    void aThingIsFoundByItsNameAlone() {
        Trial.play("- expect: {path: Crate of Stones.trace, value: 3}").passes();
        Trial.play("- expect: {path: Crate of Stones.trace, value: 2}").fails("""
                  step 1 (expect), play[0].expect: Crate of Stones.trace
                    expected: 2
                    found:    3""");
    }

    @Test
    void aBareNameMeansTheThingWhateverElseIsSaidOfIt() {
        Trial.play("- expect: {path: quays, value: [Crate of Silver, empty, Crate of Stones, empty, empty]}")
                .passes();
        Trial.play("- expect: {path: cat.hand, value: [{card: Counter-Order}, Changed Wind]}")
                .passes();
    }

    @Test
    void aLabelThatEventsCannotSay() {
        Trial.play("""
                - do: {ann: {look: S}}
                - expect: {no-event: {crate-seen: {quay: S}}}""").fails("""
                  step 2 (expect), play[1].expect: 'S' is the label of a piece of 'quays', which events do not name; say what the event says of it""");
    }

    @Test
    void aFieldThatIsThere() {
        Trial.play("- expect: [{path: cat.berth, absent: false}, {path: ann.berth, absent: true}]")
                .passes();
        Trial.play("- expect: {path: ann.berth, absent: false}").fails("""
                step 1 (expect), play[0].expect: ann.berth should be there
                  found: nothing""");
    }
}
