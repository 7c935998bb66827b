package broadside.engine.scenario;

import org.junit.jupiter.api.Test;

/** Tests that a malformed file gets one clear complaint that names the field. */
class MalformedTest {

    @Test
    void notAScenario() {
        Trial.whole("just a text").fails("expected named fields, found 'just a text'");
    }

    @Test
    void nothing() {
        Trial.whole("").fails("expected named fields, found nothing");
    }

    @Test
    void noTitle() {
        Trial.whole("game: harbour").fails("the field 'title' is missing");
    }

    @Test
    void noGame() {
        Trial.whole("title: x").fails("the field 'game' is missing");
    }

    @Test
    void anUnknownGame() {
        Trial.whole("""
                title: x
                game: habour
                play: []
                seats: [ann, bob, cat]""").fails("game: there is no game 'habour'; expected one of harbour");
    }

    @Test
    void anUnknownField() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                plya: []""").fails("""
                the field 'plya' is unknown here; expected one of cases, catalogue, chance, covers, fleet, game, note, options, play, raised, report, seats, seed, start, table, title, unmentioned""");
    }

    @Test
    void nothingToDo() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table:
                  at: {turn: ann}
                  ann: {hand: [Plunder, Auction, Drop Anchor, Crate of Rum]}
                  bob: {hand: [Harbour Watch, Crate of Silver]}
                  cat: {hand: [Counter-Order, Changed Wind], berth: 40}
                  quays: [{crate: Crate of Silver, known: [bob], as: S}, empty, {crate: Crate of Stones, as: T}]
                  pile: [Press Gang, Plunder, Fog Bank, ...]""").fails("there is nothing to do: expected one of play, start, fleet, catalogue");
    }

    @Test
    void twoThingsToDo() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                play: []
                start: {allowed: true}""").fails("expected only one of play and start");
    }

    @Test
    void aTableWithoutPlay() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table:
                  at: {turn: ann}
                  ann: {hand: [Plunder, Auction, Drop Anchor, Crate of Rum]}
                  bob: {hand: [Harbour Watch, Crate of Silver]}
                  cat: {hand: [Counter-Order, Changed Wind], berth: 40}
                  quays: [{crate: Crate of Silver, known: [bob], as: S}, empty, {crate: Crate of Stones, as: T}]
                  pile: [Press Gang, Plunder, Fog Bank, ...]
                start: {allowed: true}""").fails("table: this belongs to play, which a file with 'start' has not");
    }

    @Test
    void noSeats() {
        Trial.whole("""
                title: x
                game: harbour
                play: []""").fails("the field 'seats' is missing");
    }

    @Test
    void tooFewSeats() {
        Trial.whole("""
                title: x
                game: harbour
                seats: [ann]
                play: []""")
                .fails("seats: the game refuses this table: Harbour is for three captains, not for 1. [HB-SEAT-01]");
    }

    @Test
    void seatsOfTheWrongType() {
        Trial.whole("""
                title: x
                game: harbour
                seats: {ann: 1}
                play: []""").fails("seats: expected a text, found named fields");
    }

    @Test
    void aSeatTwice() {
        Trial.whole("""
                title: x
                game: harbour
                seats: [ann, ann, bob]
                play: []""").fails("seats: the game refuses this table: Two seats have the same name: ann, ann and bob.");
    }

    @Test
    void anUnknownOption() {
        Trial.whole("""
                title: x
                game: harbour
                seats: [ann, bob, cat]
                options: {wind: lean}
                play: []""").fails("options.wind: there is no option 'wind'; expected one of windows, rounds");
    }

    @Test
    void anImpossibleOption() {
        Trial.whole("""
                title: x
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: open}
                play: []""").fails("options.windows: the value 'open' is not possible; expected covered, lean");
    }

    @Test
    void anUnknownClause() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                covers: [HB-TURN-99]
                play: []""").fails("covers[0]: the rule index has no clause 'HB-TURN-99'");
    }

    @Test
    void aClauseOfAnotherGame() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                covers: [SM-TURN-01]
                play: []""").fails("covers[0]: 'SM-TURN-01' is no clause of harbour; its clauses begin with HB-");
    }

    @Test
    void noMoment() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {ann: {coins: 2}}
                play: []""").fails("table: say where the game stands: at: {turn: <seat>, moment: <one of action, dawn>}");
    }

    @Test
    void anUnknownMoment() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann, moment: noon}}
                play: []""").fails("table.at: there is no moment 'noon'; expected one of action, dawn");
    }

    @Test
    void anUnknownSeatOnTurn() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: dan}}
                play: []""").fails("table.at.turn: there is no seat 'dan'");
    }

    @Test
    void anUnknownCard() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann}, ann: {hand: [Plundr]}}
                play: []""").fails("table.ann.hand[0]: 'Plundr' is no card");
    }

    @Test
    void aWrongTypeInTheTable() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann}, ann: {coins: many}}
                play: []""").fails("table.ann.coins: expected a whole number, found 'many'");
    }

    @Test
    void anUnknownFieldInTheTable() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann}, ann: {gold: 3}}
                play: []""").fails("""
                table.ann: the field 'gold' is unknown here; expected one of aboard, berth, coins, hand, pressed, waiting""");
    }

    @Test
    void aContradictoryTable() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann}, ann: {coins: 20}, bob: {coins: 20}}
                play: []""").fails("table: the captains have more than 30 coins");
    }

    @Test
    void aLabelTwice() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann}, quays: [{crate: Crate of Rum, as: S}, {crate: Crate of Rum, as: S}]}
                play: []""").fails("table.quays[1].as: the label 'S' is given twice");
    }

    @Test
    void aLabelThatIsASeat() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann}, quays: [{crate: Crate of Rum, as: bob}]}
                play: []""").fails("table.quays[0].as: 'bob' is a seat and cannot be a label too");
    }

    @Test
    void aLabelOnNothing() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann}, ann: {hand: [{card: Plunder, as: P}]}}
                play: []""").fails("table.ann.hand[0].as: nothing here can have a label");
    }

    @Test
    void anUnknownStep() {
        Trial.play("- dance: ann").fails("""
                play[0]: expected one of asked, do, expect, meanwhile, offer, raise, refuse, until; found {dance: ann}""");
    }

    @Test
    void twoThingsInOneStep() {
        Trial.play("""
                - do: {ann: rest}
                  asked: [bob]""").fails("play[0]: an entry does one thing; this one has both 'do' and 'asked'");
    }

    @Test
    void aStepThatIsNoBranch() {
        Trial.play("- rest").fails("play[0]: expected named fields, found 'rest'");
    }

    @Test
    void somethingBesideAStep() {
        Trial.play("""
                - do: {ann: rest}
                  because: [HB-TURN-01]""").fails("play[0]: the field 'because' is unknown here; expected one of do");
    }

    @Test
    void anUnknownSeatInAStep() {
        Trial.play("- do: {dan: rest}").fails("play[0].do: there is no seat 'dan'; expected one of ann, bob, cat");
    }

    @Test
    void nobodyDoesAnything() {
        Trial.play("- do: {}").fails("play[0].do: say who does what: do: {<seat>: <choice>}");
    }

    @Test
    void nothingIsDone() {
        Trial.play("- do: {ann: }").fails("play[0].do.ann: say what ann does");
    }

    @Test
    void twoSeatsAreRefused() {
        Trial.play("- refuse: {ann: rest, bob: rest}").fails("play[0].refuse: one seat at a time is refused something");
    }

    @Test
    void nobodyIsRefused() {
        Trial.play("- refuse: {because: [HB-TURN-01]}")
                .fails("play[0].refuse: say who is refused what: refuse: {<seat>: <choice>, because: [<clause>]}");
    }

    @Test
    void becauseTwice() {
        Trial.play("""
                - refuse: {ann: rest, because: [HB-TURN-01]}
                  because: [HB-TURN-01]""").fails("play[0].because: 'because' is written twice");
    }

    @Test
    void anOfferOfNothing() {
        Trial.play("- offer: {seat: ann}")
                .fails("play[0].offer: say what is offered: has, lacks, only, count or default");
    }

    @Test
    void untilSomethingElse() {
        Trial.play("- until: sunset").fails("""
                play[0].until: expected over, {turn: <seat>}, {moment: <name>} or {asked: <seat>}, found 'sunset'""");
    }

    @Test
    void untilAnUnknownMoment() {
        Trial.play("- until: {moment: noon}")
                .fails("play[0].until.moment: there is no moment 'noon'; expected one of action, dawn");
    }

    @Test
    void expectNothing() {
        Trial.play("- expect: []").fails("play[0].expect: there is nothing to test");
    }

    @Test
    void anUnknownTest() {
        Trial.play("- expect: {pth: ann.coins, value: 3}").fails("""
                play[0].expect: expected a test with one of cites, events, no-event, outcome, over, path, unchanged; found {pth: ann.coins, value: 3}""");
    }

    @Test
    void aTestWithoutAQuestion() {
        Trial.play("- expect: {path: ann.coins}")
                .fails("play[0].expect: say what to test: value, has, lacks, count, unknown or absent");
    }

    @Test
    void anUnknownWordInATest() {
        Trial.play("- expect: {path: ann.coins, vale: 3}").fails("""
                play[0].expect: the field 'vale' is unknown here; expected one of absent, count, has, lacks, path, unchanged, unknown, value, where""");
    }

    @Test
    void aViewOfNobody() {
        Trial.play("- expect: {path: view(dan).ann.coins, value: 3}")
                .fails("play[0].expect.path: there is no seat 'dan'; expected one of ann, bob, cat");
    }

    @Test
    void aPathWithoutItsBracket() {
        Trial.play("- expect: {path: 'quays[0.crate', value: 3}")
                .fails("play[0].expect.path: 'quays[0.crate' has a [ without its ]");
    }

    @Test
    void whereWithoutCount() {
        Trial.play("- expect: {path: quays, has: empty, where: empty}")
                .fails("play[0].expect: 'where' tells which things to count; it needs 'count'");
    }

    @Test
    void anUnchangedView() {
        Trial.play("- expect: {path: view(bob).ann, unchanged: true}")
                .fails("play[0].expect: only the table itself can be tested for 'unchanged', not a view");
    }

    @Test
    void anUnknownEvent() {
        Trial.play("- expect: {events: [{card-plaid: {seat: ann}}]}")
                .fails("play[0].expect.events[0]: there is no event 'card-plaid'; "
                        + "the nearest are card-played, card-drawn, card-lost");
    }

    @Test
    void anEventWithAnUnknownField() {
        Trial.play("- expect: {no-event: {coins-moved: {too: ann}}}")
                .fails("play[0].expect.no-event: the event 'coins-moved' has no field 'too'; it has from, to, coins");
    }

    @Test
    void anEventWithoutFieldNames() {
        Trial.play("- expect: {events: [{coins-moved: ann}]}")
                .fails("play[0].expect.events[0]: expected the fields of the event 'coins-moved', found ann");
    }

    @Test
    void aTableThatContradictsTheFile() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                table: {at: {turn: ann}, seats: [ann, bob, dan]}
                play: []""").fails("table.seats: this contradicts the field 'seats' at the top of the file; leave it out");
    }

    @Test
    void twoEventsInOne() {
        Trial.play("- expect: {events: [{card-played: {seat: ann}, coins-moved: {to: ann}}]}")
                .fails("play[0].expect.events[0]: expected one event name with its fields");
    }

    @Test
    void anUnknownKindOfChance() {
        Trial.play("chance: {rolls: {ram: 6}}", "- do: {ann: rest}")
                .fails("chance: the field 'rolls' is unknown here; expected one of dice, draw, pick");
    }

    @Test
    void aDieThatIsNoNumber() {
        Trial.play("chance: {dice: {ram: [six]}}", "- do: {ann: rest}")
                .fails("chance.dice.ram[0]: expected a whole number, found 'six'");
    }

    @Test
    void aSeedThatIsNoNumber() {
        Trial.play("seed: lucky", "- do: {ann: rest}").fails("seed: expected a whole number, found 'lucky'");
    }

    @Test
    void unmentionedSomethingElse() {
        Trial.play("unmentioned: ignore", "- do: {ann: rest}")
                .fails("unmentioned: expected pass or fail, found 'ignore'");
    }

    @Test
    void aFleetInAGameWithoutFleets() {
        Trial.whole("""
                title: x
                game: harbour
                fleet: [HMS Titan]
                report: {legal: true}""").fails("fleet: the game harbour has no fleets");
    }

    @Test
    void aFleetWithoutReport() {
        Trial.whole("""
                title: x
                game: harbour
                fleet: [HMS Titan]""").fails("fleet and report belong together");
    }

    @Test
    void aStartThatSaysNothing() {
        Trial.whole("""
                title: A trial
                game: harbour
                seats: [ann, bob, cat]
                options: {windows: lean}
                start: {}""").fails("start: expected refused: [<clauses>] or allowed: true");
    }

    @Test
    void casesWithoutRows() {
        Trial.play("cases: []", "- do: {ann: rest}").fails("cases: expected at least one row of values");
    }

    @Test
    void aColumnThatNothingUses() {
        Trial.play("cases: [{ship: S}]", "- do: {ann: rest}").fails("cases[0]: nothing in the file uses $ship");
    }

    @Test
    void aBlankThatNoColumnFills() {
        Trial.play("cases: [{quay: S}]", "- do: {ann: {look: $ship}}")
                .fails("play[0].do.ann.look: $ship is no column of this case; it has quay");
    }
}
