package broadside.engine.scenario;

import org.junit.jupiter.api.Test;

/** Tests what refuse accepts as a refusal. */
class RefuseTest {

    @Test
    void aConceivableChoice() {
        Trial.play("""
                - refuse: {ann: {haul: S}, because: [HB-CRAT-04]}
                - refuse: {ann: {play: Press Gang, target: bob}, because: HB-TURN-05}""").passes();
    }

    @Test
    void becauseMayStandBesideTheSeat() {
        Trial.play("""
                - refuse: {ann: {haul: S}}
                  because: [HB-CRAT-04]""").passes();
    }

    @Test
    void aSeatThatIsAskedNothing() {
        Trial.play("- refuse: {bob: rest, because: [HB-TURN-01]}").passes();
    }

    @Test
    void aParametricAnswer() {
        Trial.play("""
                - do: {ann: {play: Drop Anchor}}
                - refuse: {ann: {anchor: 42}, because: [HB-ANCH-02]}
                - refuse: {ann: {anchor: 100}, because: [HB-ANCH-01]}
                - do: {ann: {anchor: 43}}""").passes();
    }

    @Test
    void aLaterDecisionOfTheSameSeat() {
        Trial.play("""
                - refuse: {ann: {play: Drop Anchor, anchor: 42}, because: [HB-ANCH-02]}
                - expect: {path: ann.hand, has: [Drop Anchor]}""").passes();
    }

    @Test
    void aReaction() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - refuse: {bob: {react: Changed Wind, to: cat}, because: [HB-TURN-05]}
                - refuse: {cat: {react: Changed Wind, to: bob}, because: [HB-REAC-04]}
                - asked: [bob, cat]""").passes();
    }

    @Test
    void forAnotherReason() {
        Trial.play("- refuse: {ann: {haul: S}, because: [HB-CRAT-01]}").fails("""
                step 1 (refuse), play[0]: ann is refused {haul: quay 0}, but for another reason
                  expected: [HB-CRAT-01]
                  found:    Only a ship at anchor can haul a crate in. [HB-CRAT-04]""");
    }

    @Test
    void itIsAllowed() {
        Trial.play("- refuse: {ann: {play: Plunder, target: bob}, because: [HB-PLUN-02]}")
                .fails("""
                step 1 (refuse), play[0]: ann should be refused {play: Plunder, target: bob}, but it is allowed
                  allowed:
                    {play: Plunder, target: bob}""");
    }

    @Test
    void severalAreAllowed() {
        Trial.play("- refuse: {ann: {bury: Crate of Rum}}").fails("""
                step 1 (refuse), play[0]: ann should be refused {bury: Crate of Rum}, but it is allowed
                  allowed:
                    {bury: Crate of Rum, at: quay 1}
                    {bury: Crate of Rum, at: quay 3}
                    {bury: Crate of Rum, at: quay 4}""");
    }

    @Test
    void nothingConceivableFits() {
        Trial.play("- refuse: {ann: {sink: S}}").fails("""
                step 1 (refuse), play[0]: ann cannot even try {sink: S}: nothing conceivable fits
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  conceivable:
                    rest
                    {play: Auction}
                    {play: Drop Anchor}
                    {look: pile}
                    {look: quay 0}
                    {haul: quay 0}
                    {look: quay 2}
                    {haul: quay 2}
                    {play: Plunder}
                    {play: Harbour Watch}
                    {play: Counter-Order}
                    {play: Changed Wind}
                    {play: Press Gang}
                    {play: Fog Bank}
                    {play: Castaway}
                    {play: Crate of Silver}
                    {play: Crate of Rum}
                    {play: Crate of Stones}
                    {look: quay 1}
                    {haul: quay 1}
                    {look: quay 3}
                    {haul: quay 3}
                    {look: quay 4}
                    {haul: quay 4}
                    and 121 more""");
    }

    @Test
    void nothingConceivableFitsAParametricQuestion() {
        Trial.play("""
                - do: {ann: {play: Drop Anchor}}
                - refuse: {ann: {anchor: near}}""").fails("""
                step 2 (refuse), play[1]: ann cannot even try {anchor: near}: nothing conceivable fits
                  nothing is called 'near'
                  ann is asked: Where does ann drop anchor? [HB-ANCH-01, HB-ANCH-02, HB-PRES-01]
                  conceivable:
                    {anchor: 0}
                    {anchor: 49}
                    {anchor: 99}
                    {anchor: 37}
                    {anchor: 43}
                    and any answer in {from: 0, to: 99}""");
    }

    @Test
    void aSeatThatIsAskedOnlyAfterAWindow() {
        Trial.play("seed: 1", """
                - do: {ann: {play: Plunder, target: cat}}
                - refuse: {ann: rest, because: [HB-TURN-01]}
                - refuse: {bob: {haul: S}, because: [HB-CRAT-04]}
                - asked: [bob, cat]
                - do: {bob: {react: Harbour Watch}}""").passes();
    }

    @Test
    void aPartThatNothingLookedAt() {
        Trial.play("- refuse: {ann: {play: Press Gang, tarrget: bob}, because: [HB-TURN-05]}")
                .fails("""
                step 1 (refuse), play[0]: ann is refused already {play: Press Gang}, so that {tarrget: bob} was not looked at; leave it out
                  found: Press Gang is not in the hand. [HB-TURN-05]""");
    }

    @Test
    void whatIsRefusedAlreadyNeedsNoLaterDecision() {
        Trial.play("- refuse: {ann: {play: Press Gang, target: bob, anchor: 3}, because: [HB-TURN-05]}")
                .passes();
    }

    @Test
    void aNameInALaterPartMustMeanSomething() {
        Trial.play("- refuse: {ann: {play: Press Gang, target: bob, anchor: nowhere}, because: [HB-TURN-05]}")
                .fails("""
                step 1 (refuse), play[0]: nothing is called 'nowhere', so that it is absent proves nothing; see the list of names of the game""");
    }

    @Test
    void itCanBeBegunAndNothingRefusesTheRest() {
        Trial.play("- refuse: {ann: {play: Auction, bid: 1, tip: 2}}").fails("""
                step 1 (refuse), play[0]: ann is not refused {play: Auction, bid: 1, tip: 2}: it can be begun, and then nothing asks for {tip: 2}""");
    }
}
