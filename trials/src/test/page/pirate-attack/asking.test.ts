import assert from 'node:assert/strict';
import { test } from 'node:test';
import { because } from 'app/pirate-attack/because';
import { preview } from 'app/pirate-attack/forecast';
import { freshCards } from 'app/pirate-attack/fresh';
import { usefulFirst } from 'app/pirate-attack/reactions';
import { tiny } from 'app/pirate-attack/telling';
import { asked, told } from '../told';

test('who has to draw in the middle of things is told why', () => {
  const pile = asked('choose-pile', [{ draw: 1 }, { draw: 2 }]);
  const lost = told('card-lost', { seat: 'Bob', target: 'Ann', card: 'Sloop 3/3' });
  assert.equal(because([told('turn-began', {}), lost], pile, 'Ann'), lost.says);
  assert.equal(because([told('turn-began', {}), lost], pile, 'Cid'), '');
  assert.equal(because([lost, told('turn-began', {})], pile, 'Ann'), '');
  assert.equal(because([lost], asked('play-card', []), 'Ann'), '');
});

test('the useful answer comes before the pass', () => {
  const block = asked('block-card', ['pass', { react: 'Knife' }], { reaction: true });
  assert.deepEqual(
    usefulFirst(block).map((option) => option.parts),
    [{ react: 'Knife' }, 'pass'],
  );
});

test('an attack is previewed with what the host knows to tell', () => {
  const attack = asked('choose-attack', [{ attack: 'Bob.ships[0]', with: 'Ann.ships[0]' }], {
    shows: {
      forces: [
        { ship: 'Ann.ships[0]', cannons: 5, strength: 3 },
        { ship: 'Bob.ships[0]', cannons: 2, strength: 5, unseen: 2, doctors: ['?'] },
      ],
      battles: [{ with: 'Ann.ships[0]', attack: 'Bob.ships[0]', sinks: true }],
    },
  });
  assert.equal(preview(attack, null, null), null);
  const seen = preview(attack, attack.options[0]!, null);
  assert.deepEqual([seen?.sinks, seen?.sunk, seen?.own.cannons, seen?.other.unseen], [true, false, 5, 2]);
  assert.deepEqual(seen?.other.doctors, ['?']);
});

test('the cards that have come since the last play are new', () => {
  const log = [
    told('card-drawn', { seat: 'Ann', card: 'Spy' }),
    told('card-played', { seat: 'Ann', card: 'Guard' }),
    told('card-drawn', { seat: 'Bob', card: '?' }),
    told('card-drawn', { seat: 'Ann', card: 'Knife' }),
  ];
  assert.deepEqual(freshCards(log, 'Ann'), ['Knife']);
});

test('tiny things are folded, a card of one’s own is not', () => {
  assert.ok(tiny(told('laid-discarded', { card: 'Spy' })));
  assert.ok(tiny(told('card-drawn', { seat: 'Bob', card: '?' })));
  assert.ok(!tiny(told('card-drawn', { seat: 'Ann', card: 'Spy' })));
  assert.ok(!tiny(told('ship-launched', {})));
});
