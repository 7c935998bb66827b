import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asParts,
  fitting,
  kindOf,
  litTokens,
  nextTokens,
  offerOf,
  settled,
  token,
  tokensOf,
  whatOf,
} from 'app/pirate-attack/tokens';
import type { Doc } from 'app/table/messages';
import { asked } from '../told';

const tokens = (parts: Doc, question = 'take-action') => {
  const decision = asked(question, [parts]);
  return tokensOf(decision, decision.options[0]!);
};
const offer = offerOf(
  asked('take-action', [
    'pass',
    { play: 'Spy', target: 'Bob' },
    { play: 'Spy', target: 'Cid' },
    { play: 'Doctor', target: 'Bob.ships[0]' },
    { play: 'Rum' },
    { play: 'Rum', target: 'Bob' },
    { draw: 2 },
  ]),
);
const indexes = (...pick: string[]) => fitting(offer, pick).map((option) => option.index);

test('a token says its kind and what it names', () => {
  assert.equal(token('pile', 2), 'pile:2');
  assert.equal(kindOf('ship:Ann: the first.ships[0]'), 'ship');
  assert.equal(whatOf('ship:Ann: the first.ships[0]'), 'Ann: the first.ships[0]');
});

test('the parts of a choice are what is pointed at', () => {
  assert.deepEqual(tokens('pass'), ['word:pass']);
  assert.deepEqual(tokens({ draw: 2 }), ['pile:2']);
  assert.deepEqual(tokens({ play: 'Spy', target: 'Bob' }), ['card:Spy', 'seat:Bob']);
  assert.deepEqual(tokens({ play: 'Doctor', target: 'Bob.ships[0]' }), ['card:Doctor', 'ship:Bob.ships[0]']);
  assert.deepEqual(tokens({ doctor: 'Bob.ships[0].curses[1]', to: 'Ann.ships[1]' }), [
    'curse:Bob.ships[0].curses[1]',
    'ship:Ann.ships[1]',
  ]);
  assert.deepEqual(tokens({ react: 'Teller', against: 'Bob.ships[0].curses[1]' }), [
    'saved:Teller',
    'curse:Bob.ships[0].curses[1]',
  ]);
  assert.deepEqual(tokens({ react: 'Guard' }), ['card:Guard']);
  assert.deepEqual(tokens({ against: 'Bob.ships[0]' }), ['ship:Bob.ships[0]']);
  assert.deepEqual(tokens({ discard: 'Spy' }), ['card:Spy']);
  assert.deepEqual(tokens({ discard: 'Spy' }, 'spy-pick'), ['spied:Spy']);
  assert.deepEqual(tokens({ something: 'new' }), ['word:new']);
});

test('options fit that name all that was pointed at', () => {
  assert.deepEqual(indexes(), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(indexes('card:Spy'), [1, 2]);
  assert.deepEqual(indexes('seat:Bob'), [1, 5]);
  assert.deepEqual(indexes('card:Spy', 'seat:Cid'), [2]);
  assert.deepEqual(indexes('card:Spy', 'pile:2'), []);
});

test('what can be pointed at next leads on and was not pointed at', () => {
  assert.deepEqual([...nextTokens(offer, ['card:Spy'])], ['seat:Bob', 'seat:Cid']);
  assert.deepEqual([...nextTokens(offer, ['pile:2'])], []);
});

test('at first the cards are lit and not all their targets', () => {
  assert.deepEqual([...litTokens(offer, [])], ['word:pass', 'card:Spy', 'card:Doctor', 'card:Rum']);
  assert.deepEqual([...litTokens(offer, ['card:Spy'])], ['seat:Bob', 'seat:Cid']);
  const ships = offerOf(asked('choose-loss', [{ lose: 'Ann.ships[0]' }, { lose: 'Ann.ships[1]' }]));
  assert.deepEqual([...litTokens(ships, [])], ['ship:Ann.ships[0]', 'ship:Ann.ships[1]']);
});

test('a choice is settled when one is left, or when it names nothing more', () => {
  assert.equal(settled(offer, []), null);
  assert.equal(settled(offer, ['card:Spy']), null);
  assert.equal(settled(offer, ['card:Spy', 'seat:Cid'])?.index, 2);
  assert.equal(settled(offer, ['card:Doctor'])?.index, 3);
  assert.equal(settled(offer, ['card:Rum'])?.index, 4);
  assert.equal(settled(offer, ['card:Nothing']), null);
  const more = offerOf(
    asked('take-action', [
      { play: 'Gun', target: 'Bob', place: 1 },
      { play: 'Gun', target: 'Bob' },
    ]),
  );
  assert.equal(settled(more, ['card:Gun', 'seat:Bob'])?.index, 1);
});

test('what was pointed at is asked about in the words of a choice', () => {
  const of = (question: string, reaction = false) => offerOf(asked(question, [], { reaction }));
  const turn = of('take-action');
  assert.deepEqual(asParts(turn, ['card:Spy', 'seat:Bob'], 'Ann'), { play: 'Spy', target: 'Bob' });
  assert.deepEqual(asParts(turn, ['seat:Bob', 'card:Spy', 'place:2'], 'Ann'), { play: 'Spy', target: 'Bob', place: 2 });
  assert.deepEqual(asParts(turn, ['card:Move', 'curse:B.ships[0].curses[0]', 'ship:C.ships[1]'], 'Ann'), {
    play: 'Move',
    doctor: 'B.ships[0].curses[0]',
    to: 'C.ships[1]',
  });
  assert.deepEqual(asParts(turn, ['card:Move', 'curse:B.ships[0].curses[0]'], 'Ann'), {
    play: 'Move',
    doctor: 'B.ships[0].curses[0]',
  });
  assert.deepEqual(asParts(of('block', true), ['card:Guard'], 'Ann'), { react: 'Guard' });
  assert.deepEqual(asParts(turn, ['pile:2'], 'Ann'), { draw: 2 });
  assert.deepEqual(asParts(turn, ['stall:Witch Doctor'], 'Ann'), { buy: 'Witch Doctor' });
  assert.deepEqual(asParts(turn, ['seat:Bob'], 'Ann'), { force: 'Bob' });
  const attack = of('choose-attack');
  assert.deepEqual(asParts(attack, ['ship:Ann.ships[0]', 'ship:Bob.ships[1]'], 'Ann'), {
    attack: 'Bob.ships[1]',
    with: 'Ann.ships[0]',
  });
  assert.deepEqual(asParts(attack, ['ship:Annette.ships[1]', 'ship:Ann.ships[0]'], 'Ann'), {
    attack: 'Annette.ships[1]',
    with: 'Ann.ships[0]',
  });
  assert.deepEqual(asParts(attack, ['ship:Bob.ships[1]'], 'Ann'), { attack: 'Bob.ships[1]' });
  assert.deepEqual(asParts(attack, ['ship:Ann.ships[0]'], null), { attack: 'Ann.ships[0]' });
  assert.deepEqual(asParts(of('choose-loss'), ['ship:Ann.ships[0]'], 'Ann'), { lose: 'Ann.ships[0]' });
  assert.deepEqual(asParts(of('something-new'), ['ship:Ann.ships[0]'], 'Ann'), { fight: 'Ann.ships[0]' });
  assert.equal(asParts(turn, ['word:end', 'word:turn'], 'Ann'), 'end turn');
});
