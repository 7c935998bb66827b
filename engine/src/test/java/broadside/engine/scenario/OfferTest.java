package broadside.engine.scenario;

import org.junit.jupiter.api.Test;

/** Tests asked, offer and until. */
class OfferTest {

    @Test
    void askedNamesExactlyTheSeats() {
        Trial.play("""
                - asked: [ann]
                - do: {ann: {play: Auction}}
                - asked: [cat, bob, ann]
                - do: {bob: {bid: 1}}
                - asked: [ann, cat]""").passes();
    }

    @Test
    void anOffer() {
        Trial.play("""
                - offer: {seat: ann, has: [rest, {play: Plunder, target: bob}, {look: S}], lacks: [{haul: S}], default: rest}""").passes();
    }

    @Test
    void allOfAnOffer() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - offer: {seat: bob, only: [pass, {react: Harbour Watch}], count: 2, default: pass}""").passes();
    }

    @Test
    void whatAnOfferLacksIsCited() {
        Trial.play("covers: [HB-CRAT-04]", "- offer: {seat: ann, lacks: [{haul: S}]}")
                .passes();
    }

    @Test
    void otherSeatsAreAsked() {
        Trial.play("- asked: [bob]").fails("""
                step 1 (asked), play[0]: other seats are asked
                  expected: bob
                  found:    ann
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]""");
    }

    @Test
    void theOfferLacks() {
        Trial.play("- offer: {seat: ann, has: {haul: S}}").fails("""
                step 1 (offer), play[0]: the offer lacks {haul: S}
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  possible:
                    rest
                    {play: Auction}
                    {play: Drop Anchor}
                    {look: pile}
                    {look: quay 0}
                    {look: quay 2}
                    {play: Plunder, target: bob}
                    {play: Plunder, target: cat}
                    {bury: Crate of Rum, at: quay 1}
                    {bury: Crate of Rum, at: quay 3}
                    {bury: Crate of Rum, at: quay 4}
                    {shift: quay 0, to: quay 1}
                    {shift: quay 2, to: quay 1}
                    {shift: quay 2, to: quay 3}""");
    }

    @Test
    void theOfferHas() {
        Trial.play("- offer: {seat: ann, lacks: [rest]}").fails("""
                step 1 (offer), play[0]: the offer has rest
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
    void theOfferAlsoHas() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - offer: {seat: bob, only: [pass]}""").fails("""
                step 2 (offer), play[1]: the offer also has {react: Harbour Watch}
                  bob is asked: ann wants to plunder bob. Do you answer? [HB-REAC-02, HB-REAC-04, HB-REAC-05, HB-REAC-07]
                  possible:
                    {react: Harbour Watch}
                    pass""");
    }

    @Test
    void anotherNumberOfOptions() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - offer: {seat: bob, count: 3}""").fails("""
                step 2 (offer), play[1]: expected 3 options, found 2
                  bob is asked: ann wants to plunder bob. Do you answer? [HB-REAC-02, HB-REAC-04, HB-REAC-05, HB-REAC-07]
                  possible:
                    pass
                    {react: Harbour Watch}""");
    }

    @Test
    void anotherDefault() {
        Trial.play("- offer: {seat: ann, default: {look: S}}").fails("""
                step 1 (offer), play[0]: the default is another
                  expected: {look: S}
                  found:    rest""");
    }

    @Test
    void anAbsentNameThatMeansNothing() {
        Trial.play("- offer: {seat: ann, lacks: [{play: Plundr}]}").fails("""
                step 1 (offer), play[0]: nothing is called 'Plundr', so that it is absent proves nothing; see the list of names of the game""");
    }

    @Test
    void anAbsentPartThatMeansNothing() {
        Trial.play("- offer: {seat: ann, lacks: [{haul: S, with: bob}]}").fails("""
                step 1 (offer), play[0]: no choice has a part 'with', so that it is absent proves nothing
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]
                  conceivable:
                    {haul: quay 0}
                    {haul: quay 2}
                    {haul: quay 1}
                    {haul: quay 3}
                    {haul: quay 4}
                    rest
                    {play: Auction}
                    {play: Drop Anchor}
                    {look: pile}
                    {look: quay 0}
                    {look: quay 2}
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
                    {look: quay 3}
                    {look: quay 4}
                    and 121 more""");
    }

    @Test
    void anOfferAfterTheWindowsOfOthers() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - do: {bob: {react: Harbour Watch}}
                - asked: [cat]
                - offer: {seat: bob, has: rest}
                - asked: [cat]""").passes();
    }

    @Test
    void offeredNothing() {
        Trial.play("- offer: {seat: bob, has: rest}").fails("""
                step 1 (offer), play[0]: bob is asked nothing
                  ann is asked: Your turn: what do you do? [HB-TURN-02, HB-TURN-03, HB-PRES-01]""");
    }

    @Test
    void untilATurn() {
        Trial.play("""
                - until: {turn: cat}
                - asked: [cat]""").passes();
    }

    @Test
    void untilAMomentAndASeatIsAsked() {
        Trial.play("""
                - until: {turn: bob, moment: action}
                - asked: [bob]
                - until: {asked: ann}
                - asked: [ann]""").passes();
    }

    @Test
    void untilTheEnd() {
        Trial.play("seed: 1", """
                - until: over
                - expect: [{over: true}, {outcome: {winners: [bob], scores: {ann: 9, bob: 15}, places: {ann: 3}, because: [HB-ENDS-02]}}]""").passes();
    }

    @Test
    void theGameIsOverBefore() {
        Trial.play("seed: 1", """
                - until: over
                - until: {turn: bob, moment: action}""").fails("""
                step 2 (until), play[1]: the game is over before it comes to the turn of bob, the moment 'action'""");
    }

    @Test
    void aHandThatIsRaisedFromTheStart() {
        Trial.whole("""
                title: x
                game: harbour
                seats: [ann, bob, cat]
                raised: [cat]
                table:
                  at: {turn: ann, moment: dawn}
                  cat: {hand: [Fog Bank]}
                  quays: [{crate: Crate of Rum, known: [bob], as: R}, Crate of Silver, empty, Crate of Stones]
                  pile: [Plunder, ...]
                chance: {pick: {fog: [1, 2]}}
                play:
                - asked: [cat]
                - do: {cat: {react: Fog Bank}}
                - expect:
                  - {path: 'quays[0].crate', value: Crate of Stones}
                  - {path: 'view(*).quays[0]', has: {crate: '?'}}
                  - {path: R, absent: true}""").passes();
    }

    @Test
    void aRaisedHandIsAskedAtTheNextCheckpoint() {
        Trial.play("""
                - raise: cat
                - do: {ann: rest}
                - asked: [cat]
                - offer: {seat: cat, only: [pass]}""").passes();
    }
}
