package broadside.engine.scenario;

import org.junit.jupiter.api.Test;

/** Tests scripted chance. */
class ChanceTest {

    @Test
    void drawsAndPicksByPurpose() {
        Trial.play("chance: {pick: {bob.hand: crate of silver}}", """
                - do: {ann: {play: Plunder, target: bob}}
                - until: {turn: cat}
                - expect: [{path: ann.hand, has: Crate of Silver}, {path: bob.hand, has: [Press Gang]}, {path: cat.hand, has: [Plunder]}]""").passes();
    }

    @Test
    void thePurposeWithoutItsSeat() {
        Trial.play("chance: {pick: {hand: [Crate of Silver]}}", """
                - do: {ann: {play: Plunder, target: bob}}
                - until: {turn: bob}
                - expect: {path: ann.hand, has: Crate of Silver}""").passes();
    }

    @Test
    void anyPurpose() {
        Trial.play("chance: {pick: {\"*\": Crate of Silver}}", """
                - do: {ann: {play: Plunder, target: bob}}
                - until: {turn: bob}
                - expect: {path: ann.hand, has: Crate of Silver}""").passes();
    }

    @Test
    void aPickByNumber() {
        Trial.play("chance: {pick: {bob.hand: 1}}", """
                - do: {ann: {play: Plunder, target: bob}}
                - until: {turn: bob}
                - expect: {path: ann.hand, has: Harbour Watch}""").passes();
    }

    @Test
    void aSeedForTheRest() {
        Trial.play("seed: 7", """
                - do: {ann: {play: Plunder, target: bob}}
                - until: {turn: bob}
                - expect: {path: ann.hand, count: 4}""").passes();
    }

    @Test
    void nothingIsScripted() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - until: {turn: bob}""").fails("""
                step 2 (until), play[1]: chance falls for 'bob.hand' (one of 2), but the scenario scripts nothing for it
                  write chance: {pick: {bob.hand: [...]}}, or give a seed""");
    }

    @Test
    void itCannotCome() {
        Trial.play("chance: {pick: {bob.hand: Auction}}", """
                - do: {ann: {play: Plunder, target: bob}}
                - until: {turn: bob}""").fails("""
                step 2 (until), play[1]: chance.pick.bob.hand: 'Auction' cannot come for 'hand'
                  possible: Harbour Watch, Crate of Silver""");
    }

    @Test
    void theNumberIsTooHigh() {
        Trial.play("chance: {pick: {bob.hand: 3}}", """
                - do: {ann: {play: Plunder, target: bob}}
                - until: {turn: bob}""").fails("""
                step 2 (until), play[1]: chance.pick.bob.hand: for 'hand' a number from 1 to 2 is possible, not 3""");
    }

    @Test
    void itNeverFalls() {
        Trial.play("chance: {pick: {bob.hand: Auction, cat.hand: [1, 2]}, dice: {ram: [6]}}", "- do: {ann: rest}")
                .fails("""
                chance: some scripted chance never fell
                  chance.pick.bob.hand: [Auction]
                  chance.pick.cat.hand: [1, 2]
                  chance.dice.ram: [6]""");
    }
}
