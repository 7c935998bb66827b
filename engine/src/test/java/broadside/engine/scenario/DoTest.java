package broadside.engine.scenario;

import org.junit.jupiter.api.Test;

/** Tests what do answers, and what it says when it cannot. */
class DoTest {

    @Test
    void aTextChoice() {
        Trial.play("""
                - do: {ann: rest}
                - expect: {path: ann.coins, value: 4}""").passes();
    }

    @Test
    void partsChooseAmongOptions() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - asked: [bob, cat]""").passes();
    }

    @Test
    void namesNeitherCaseNorAccents() {
        Trial.play("""
                - do: {ann: {BURY: crate of RÚM, at: quay 1}}
                - expect: {path: 'quays[1].crate', value: CRATE OF RUM}""").passes();
    }

    @Test
    void aLabelStandsForItsPiece() {
        Trial.play("""
                - do: {ann: {look: S}}
                - expect: {path: view(ann).S.crate, value: Crate of Silver}""").passes();
    }

    @Test
    void severalDecisionsOfOneSeat() {
        Trial.play("""
                - do: {ann: {play: Drop Anchor, anchor: 12}}
                - expect: {path: ann.berth, value: 12}""").passes();
    }

    @Test
    void aListOfChoicesOneAfterAnother() {
        Trial.play("""
                - do: {ann: [{play: Drop Anchor}, {anchor: 12}]}
                - expect: {path: ann.berth, value: 12}""").passes();
    }

    @Test
    void severalSeatsInOneStep() {
        Trial.play("""
                - do: {ann: {play: Auction, bid: 1}, bob: {bid: 2}, cat: {bid: 0}}
                - expect: {path: bob.coins, value: 1}""").passes();
    }

    @Test
    void aWindowThatDoesNotOfferItIsPassed() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: cat}}
                - do: {bob: {react: Harbour Watch}}
                - do: {bob: rest}
                - expect: {path: bob.coins, value: 4}""").passes();
    }

    @Test
    void otherWindowsArePassedToReachASeat() {
        Trial.play("chance: {pick: {cat.hand: Counter-Order}}", """
                - do: {ann: {play: Plunder, target: cat}}
                - do: {bob: rest}
                - expect: {path: cat.coins, value: 2}""").passes();
    }

    @Test
    void notOffered() {
        Trial.play("- do: {ann: {play: Press Gang, target: bob}}").fails("""
                step 1 (do), play[0]: ann should do {play: Press Gang, target: bob}, but that is not offered
                  refused: {play: Press Gang, target: bob}: Press Gang is not in the hand. [HB-TURN-05]
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  possible:
                    {play: Plunder, target: bob}
                    {play: Plunder, target: cat}
                    {play: Auction}
                    {play: Drop Anchor}
                    rest
                    {look: pile}
                    {look: quay 0}
                    {look: quay 2}
                    {bury: Crate of Rum, at: quay 1}
                    {bury: Crate of Rum, at: quay 3}
                    {bury: Crate of Rum, at: quay 4}
                    {shift: quay 0, to: quay 1}
                    {shift: quay 2, to: quay 1}
                    {shift: quay 2, to: quay 3}""");
    }

    @Test
    void anUnknownName() {
        Trial.play("- do: {ann: {play: Plundr, target: bob}}").fails("""
                step 1 (do), play[0]: ann should do {play: Plundr, target: bob}, but that is not offered
                  nothing is called 'Plundr'; do you mean Plunder?
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  possible:
                    {play: Plunder, target: bob}
                    {play: Plunder, target: cat}
                    {play: Auction}
                    {play: Drop Anchor}
                    rest
                    {look: pile}
                    {look: quay 0}
                    {look: quay 2}
                    {bury: Crate of Rum, at: quay 1}
                    {bury: Crate of Rum, at: quay 3}
                    {bury: Crate of Rum, at: quay 4}
                    {shift: quay 0, to: quay 1}
                    {shift: quay 2, to: quay 1}
                    {shift: quay 2, to: quay 3}""");
    }

    @Test
    void moreThanOneFits() {
        Trial.play("- do: {ann: {play: Plunder}}").fails("""
                step 1 (do), play[0]: {play: Plunder} fits more than one thing ann can do; name more parts
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  these fit:
                    {play: Plunder, target: bob}
                    {play: Plunder, target: cat}""");
    }

    @Test
    void aPartIsLeftOver() {
        Trial.play("- do: {ann: {play: Drop Anchor, anchor: 12, with: rum}}").fails("""
                step 1 (do), play[0]: ann should do {play: Drop Anchor, anchor: 12, with: rum}, but ann is asked nothing more; left over: {with: rum}
                  nothing is called 'rum'; do you mean Crate of Rum?
                  bob is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  possible:
                    {play: Press Gang, target: ann}
                    {play: Press Gang, target: cat}
                    rest
                    {look: pile}
                    {look: quay 2}
                    {bury: Crate of Silver, at: quay 1}
                    {bury: Crate of Silver, at: quay 3}
                    {bury: Crate of Silver, at: quay 4}
                    {shift: quay 0, to: quay 1}
                    {shift: quay 2, to: quay 1}
                    {shift: quay 2, to: quay 3}""");
    }

    @Test
    void aPartIsLeftOverForTheSameSeat() {
        Trial.play("- do: {ann: {play: Drop Anchor, berth: 12}}").fails("""
                step 1 (do), play[0]: ann should do {play: Drop Anchor, berth: 12}, but that is not offered; left over: {berth: 12}
                  ann is asked: Where does ann drop anchor? [HB-ANCH-01, HB-ANCH-02, HB-PRES-01]
                  possible:
                    {anchor: 0}
                    {anchor: 49}
                    {anchor: 99}
                    {anchor: 37}
                    {anchor: 43}
                    and any answer in {from: 0, to: 99}""");
    }

    @Test
    void theSeatIsAskedNothing() {
        Trial.play("- do: {bob: rest}").fails("""
                step 1 (do), play[0]: bob should do rest, but bob is asked nothing
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  possible:
                    rest
                    {play: Plunder, target: bob}
                    {play: Plunder, target: cat}
                    {play: Auction}
                    {play: Drop Anchor}
                    {bury: Crate of Rum, at: quay 1}
                    {bury: Crate of Rum, at: quay 3}
                    {bury: Crate of Rum, at: quay 4}
                    {look: pile}
                    {look: quay 0}
                    {shift: quay 0, to: quay 1}
                    {look: quay 2}
                    {shift: quay 2, to: quay 1}
                    {shift: quay 2, to: quay 3}""");
    }

    @Test
    void aParametricAnswerIsRefused() {
        Trial.play("- do: {ann: {play: Drop Anchor, anchor: 41}}").fails("""
                step 1 (do), play[0]: ann should do {play: Drop Anchor, anchor: 41}, but that is not offered; left over: {anchor: 41}
                  refused: {anchor: 41}: Too close to cat at berth 40. [HB-ANCH-02]
                  ann is asked: Where does ann drop anchor? [HB-ANCH-01, HB-ANCH-02, HB-PRES-01]
                  possible:
                    {anchor: 0}
                    {anchor: 49}
                    {anchor: 99}
                    {anchor: 37}
                    {anchor: 43}
                    and any answer in {from: 0, to: 99}""");
    }

    @Test
    void theGameIsOver() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {rounds: 1}
                table:
                  at: {turn: ann}
                  ann: {hand: [Plunder, Auction, Drop Anchor, Crate of Rum]}
                  bob: {hand: [Harbour Watch, Crate of Silver]}
                  cat: {hand: [Counter-Order, Changed Wind], berth: 40}
                  quays: [{crate: Crate of Silver, known: [bob], as: S}, empty, {crate: Crate of Stones, as: T}]
                  pile: [Press Gang, Plunder, Fog Bank, ...]
                play:
                - do: {ann: rest, bob: rest, cat: rest}
                - do: {ann: rest}""").fails("""
                step 2 (do), play[1]: ann should do rest, but ann is asked nothing
                  the game is over""");
    }

    @Test
    void aWindowIsNotPassedWhereEveryOneMustBeMentioned() {
        Trial.play("unmentioned: fail", """
                - do: {ann: {play: Plunder, target: cat}}
                - do: {bob: rest}""").fails("""
                step 2 (do), play[1]: bob should do rest, but that is not offered
                  bob is asked: ann wants to plunder cat. Do you answer? [HB-REAC-02, HB-REAC-04, HB-REAC-05, HB-REAC-07]
                  possible:
                    pass
                    {react: Harbour Watch}""");
    }
}
