import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facesOf, plainName, signed } from 'app/pirate-attack/deck';
import { happening } from 'app/pirate-attack/happening';
import { dropOn, litLook, type Pointing } from 'app/pirate-attack/pointing';
import { look, shipAt } from 'app/pirate-attack/sight';
import { drawOnly } from 'app/pirate-attack/standing';
import { asked, told } from '../told';

test('a view is read into what is drawn', () => {
  const sight = look(
    {
      seats: ['Ann', 'Bob', 'Cid', 'Dot'],
      options: { teams: true, fame: 'none' },
      market: { price: 2, closed: true },
      piles: [['?', '?'], 3],
      Ann: { gold: 4, hand: ['Spy'], ships: ['Sloop', { ship: 'Brig', armada: true, sunk: true }] },
      Bob: { hand: ['?', 'Knife'] },
      'on-turn': 'Bob',
    },
    'Ann',
  );
  assert.deepEqual([sight.piles, sight.price, sight.closed, sight.hasFame], [[2, 3], 2, true, false]);
  assert.equal(sight.turn, 'Bob');
  const [ann, bob] = sight.players;
  assert.equal(ann!.partner, 'Cid');
  assert.deepEqual(ann!.hand, [{ card: 'Spy', remembered: false, turned: false }]);
  assert.deepEqual(
    bob!.hand.map((held) => [held.card, held.remembered]),
    [
      [null, false],
      ['Knife', true],
    ],
  );
  assert.equal(shipAt(sight, 'Ann.ships[1]')?.card, 'Brig');
  assert.equal(shipAt(sight, 'Ann.ships[1]')?.sunk, true);
  assert.equal(shipAt(sight, 'Bob.ships[0]'), undefined);
});

test('a beat stirs ships, seats and a card', () => {
  const battle = happening([told('battle-began', { attacker: 'Ann', ships: [1], target: 'Bob', against: [2, 3] })]);
  assert.deepEqual([...battle.ships], ['Ann.ships[0]', 'Bob.ships[1]', 'Bob.ships[2]']);
  assert.deepEqual([...battle.seats].sort(), ['Ann', 'Bob']);
  assert.equal(happening([told('card-played', { seat: 'Ann', card: 'Spy' })]).card, 'Spy');
  assert.equal(happening([told('card-stolen', { thief: 'Ann', card: '?' })]).card, null);
  assert.deepEqual([...happening([told('ship-valued', { owner: 'Ann', place: 2 })]).ships], ['Ann.ships[1]']);
});

test('what can be pointed at is lit, the rest is dim', () => {
  const pointing: Pointing = {
    lit: new Set(['card:Spy']),
    picked: new Set(['card:Rum']),
    hinted: new Set(['card:Spy']),
    now: happening([]),
  };
  const words = (token: string) => litLook(pointing, token).split(' ').filter(Boolean);
  assert.deepEqual(words('card:Spy'), ['lit', 'hinted']);
  assert.deepEqual(words('card:Rum'), ['picked']);
  assert.deepEqual(words('card:Knife'), ['dim']);
  assert.deepEqual(litLook({ ...pointing, lit: null }, 'card:Knife').trim(), '');
  assert.deepEqual(dropOn(pointing, 'seat:Bob'), {});
});

test('a card that is dropped is pointed at once', () => {
  const dropped: string[] = [];
  let quiet = 0;
  const on = dropOn(
    { lit: null, picked: new Set(), hinted: new Set(), now: happening([]), drop: (one) => dropped.push(one) },
    'seat:Bob',
  );
  const event = { preventDefault: () => quiet++, stopPropagation: () => quiet++ } as unknown as DragEvent;
  on.onDrop?.(event);
  assert.deepEqual(dropped, ['seat:Bob']);
  assert.equal(quiet, 2);
});

test('the standing order draws only where nothing else is open', () => {
  assert.equal(drawOnly(asked('take-action', [{ draw: 1 }, { draw: 2 }], { default: 1 })), 1);
  assert.equal(drawOnly(asked('take-action', [{ draw: 1 }, 'pass'])), null);
  assert.equal(drawOnly(asked('take-action', [])), null);
});

test('a card has a face, whether it is listed or not', () => {
  const piece = { id: 'Sloop 3', name: 'Sloop 3', group: 'ship', cannons: 1, strength: 2 };
  const faces = facesOf({ pieces: { card: [piece], doctor: [{ id: 'Fire', name: 'Fuego' }] } } as never);
  assert.deepEqual([faces('Sloop 3').group, faces('Sloop 3').strength, faces('Sloop 3').art], ['ship', 2, 'sailboat']);
  assert.deepEqual([faces('Fire').group, faces('Fire').name], ['witch-doctor', 'Fuego']);
  assert.deepEqual([faces('New').name, faces('New').group], ['New', 'play']);
});

test('numbers stand beside names, with their sign', () => {
  assert.equal(plainName('Sloop 3/4'), 'Sloop');
  assert.equal(plainName('Lazy Carpenter -2'), 'Lazy Carpenter');
  assert.equal(plainName('You Must Attack'), 'You Must Attack');
  assert.deepEqual([signed(2), signed(-2)], ['+2', '−2']);
});
