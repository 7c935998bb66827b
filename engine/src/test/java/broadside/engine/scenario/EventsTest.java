package broadside.engine.scenario;

import org.junit.jupiter.api.Test;

/** Tests events and no-event. */
class EventsTest {

    @Test
    void inOrderWithOthersBetween() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - do: {bob: {react: Harbour Watch}}
                - expect:
                  - events:
                    - card-played: {seat: ann, card: Plunder}
                    - {card-stopped: {seat: bob}, because: [HB-REAC-02]}
                    - turn-began
                  - {no-event: [coins-moved, {card-played: {card: Counter-Order}}]}""").passes();
    }

    @Test
    void throughTheEyesOfASeat() {
        Trial.play("""
                - do: {ann: {look: S}}
                - expect:
                  - {events: [{crate-seen: {seat: ann, card: Crate of Silver}}], seen-by: ann}
                  - {events: [{crate-seen: {seat: ann, card: "?"}}], seen-by: cat}
                  - {no-event: {crate-seen: {card: Crate of Silver}}, seen-by: spectator}""").passes();
    }

    @Test
    void onlySinceTheLastLook() {
        Trial.play("""
                - do: {ann: rest}
                - expect: {events: [{coins-moved: {to: ann}}]}
                - expect: {events: [{coins-moved: {to: ann}}]}
                - do: {bob: {look: T}}
                - expect: {no-event: coins-moved}""").passes();
    }

    @Test
    void itDidNotHappen() {
        Trial.play("""
                - do: {ann: {play: Plunder, target: bob}}
                - do: {bob: {react: Harbour Watch}}
                - expect: {events: [{card-stopped: {seat: bob}}, {card-played: {seat: bob}}]}""").fails("""
                step 3 (expect), play[2].expect: the event {card-played: {seat: bob}} did not happen after {card-stopped: {seat: bob}}
                  what happened:
                    {card-played: {seat: ann, card: Plunder, target: bob}}
                    {card-played: {seat: bob, card: Harbour Watch, target: nobody}}
                    {card-stopped: {seat: bob}}
                    {turn-began: {seat: bob, round: 1}}
                    {card-drawn: {seat: bob, card: Press Gang, eyes: 2}}""");
    }

    @Test
    void itHappened() {
        Trial.play("""
                - do: {ann: rest}
                - expect: {no-event: [auction-ended, {coins-moved: {to: ann}}]}""").fails("""
                step 2 (expect), play[1].expect: the event {coins-moved: {to: ann}} happened
                  found: {coins-moved: {from: nobody, to: ann, coins: 1}}""");
    }

    @Test
    void itHappenedForAnotherReason() {
        Trial.play("""
                - do: {ann: rest}
                - expect: {events: [{turn-began: {seat: bob}, because: [HB-PLUN-02]}]}""").fails("""
                step 2 (expect), play[1].expect: the event {turn-began: {seat: bob}, because: [HB-PLUN-02]} did not happen
                  it happened, but with other clauses: none
                  what happened:
                    {coins-moved: {from: nobody, to: ann, coins: 1}}
                    {turn-began: {seat: bob, round: 1}}
                    {card-drawn: {seat: bob, card: Press Gang, eyes: 2}}""");
    }
}
