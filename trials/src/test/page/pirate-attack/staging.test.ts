import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staging } from 'app/pirate-attack/staging';
import type { Branch } from 'app/table/messages';
import { told } from '../told';

test('what is looked at together is one beat', () => {
  const lost = [told('ship-lost', { owner: 'A' }), told('gold-won', { seat: 'B' }), told('ship-lost', { owner: 'B' })];
  assert.deepEqual(staging.beats(lost), [lost]);
  const sums = [told('under-turned', {}), told('under-turned', {}), told('ship-valued', {}), told('ship-valued', {})];
  assert.deepEqual(staging.beats(sums), [sums]);
  const played = [told('card-played', { card: 'Spy' }), told('card-played', { card: 'Thief' })];
  assert.equal(staging.beats(played).length, 2);
});

/** A battle as it is told, from the first word to the last. */
const battle = [
  'red-drawn',
  'battle-began',
  'doctor-turned',
  'fortune-used',
  'under-turned',
  'under-turned',
  'ship-valued',
  'ship-valued',
  'sides-compared',
  'gold-won',
  'fame-gained',
  'ship-lost',
  'laid-discarded',
];

test('a round of four captains takes at most eight seconds, a battle and a Spy among it', () => {
  const round = [
    ...['turn-began', 'card-drawn', 'ship-launched'],
    ...['turn-began', ...battle],
    ...['turn-began', 'card-drawn', 'card-played', 'hand-spied', 'fame-gained', 'card-lost', 'card-drawn'],
    ...['turn-began', 'card-drawn', 'placed-under'],
  ].map((name) => told(name, {}));
  const times = staging.beats(round).map(staging.milliseconds);
  assert.ok(Math.max(...times) <= 2000);
  const all = times.reduce((sum, one) => sum + one, 0);
  assert.ok(all > 3000 && all <= 8000, `${all} ms`);
});

test('what passes unseen does not part what belongs together', () => {
  const events = [told('ship-lost', {}), told('something-quiet'), told('ship-lost', {})];
  assert.deepEqual(staging.beats(events), [[events[0], events[2]]]);
});

test('a ship is launched at its place in the row of its owner', () => {
  const view: Branch = { Ann: { gold: 2, ships: [{ ship: 'Sloop' }, { ship: 'Brig' }] }, Bob: {} };
  const launched = staging.imagine(view, [told('ship-launched', { seat: 'Ann', ship: 'Schooner', place: 2 })]);
  assert.deepEqual(launched.Ann, { gold: 2, ships: [{ ship: 'Sloop' }, { ship: 'Schooner' }, { ship: 'Brig' }] });
  const first = staging.imagine(view, [told('ship-launched', { seat: 'Bob', ship: 'Sloop', place: 1 })]);
  assert.deepEqual(first.Bob, { ships: [{ ship: 'Sloop' }] });
  assert.equal((view.Ann as Branch & { ships: Branch[] }).ships.length, 2);
});

test('a card that is played or drawn lies in the middle', () => {
  assert.deepEqual(staging.imagine({}, [told('card-played', { card: 'Spy' })]).laid, ['Spy']);
  assert.deepEqual(staging.imagine({ laid: ['Spy'] }, [told('red-drawn', { card: 'Storm' })]).laid, ['Storm']);
  assert.deepEqual(staging.imagine({ laid: ['Spy'] }, [told('gold-won', { card: 'x' })]).laid, ['Spy']);
});

test('the guns are looked at longest', () => {
  const time = (name: string) => staging.milliseconds([told(name, {})]);
  assert.ok(time('sides-compared') > time('battle-began'));
  assert.equal(time('something-new'), 600);
});
