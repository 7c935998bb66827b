import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staging } from 'app/spanish-main/staging';
import type { Branch } from 'app/table/messages';
import { told } from '../told';

const row = (...ships: (string | Branch)[]): Branch => ({
  row: ships.map((ship) => (typeof ship === 'string' ? { ship } : ship)),
});
const order = (view: Branch) => (view.row as Branch[]).map((berth) => berth.ship).join('');

test('several of a kind that belong together are one beat', () => {
  const events = [told('fame-gained', { ship: 'A', amount: 1 }), told('fame-gained', { ship: 'B', amount: 1 })];
  assert.deepEqual(staging.beats(events), [events]);
  const passes = [told('passed', { seat: 'A' }), told('passed', { seat: 'B' })];
  assert.equal(staging.beats(passes).length, 2);
});

test('ships that move as a block move in one beat, others one after another', () => {
  const block = [told('ship-moved', { ship: 'A', from: 2, to: 4 }), told('ship-moved', { ship: 'B', from: 3, to: 5 })];
  assert.deepEqual(staging.beats(block), [block]);
  const single = [told('ship-moved', { ship: 'A', from: 2, to: 4 }), told('ship-moved', { ship: 'B', from: 2, to: 5 })];
  assert.equal(staging.beats(single).length, 2);
  const apart = [told('ship-moved', { ship: 'A', from: 2, to: 4 }), told('ship-moved', { ship: 'B', from: 3, to: 9 })];
  assert.equal(staging.beats(apart).length, 2);
});

test('what is not shown parts what stands around it', () => {
  const events = [
    told('fame-gained', { ship: 'A', amount: 1 }),
    told('turn-began'),
    told('fame-gained', { ship: 'B', amount: 1 }),
  ];
  assert.deepEqual(staging.beats(events), [[events[0]], [events[2]]]);
});

test('ships move together to where the first of them goes', () => {
  const beat = [told('ship-moved', { ship: 'B', from: 2, to: 3 }), told('ship-moved', { ship: 'C', from: 3, to: 4 })];
  assert.equal(order(staging.imagine(row('A', 'B', 'C', 'D', 'E'), beat)), 'ADBCE');
  assert.equal(order(staging.imagine(row('A', 'B', 'C'), [told('ship-moved', { ship: 'C', from: 3, to: 1 })])), 'CAB');
});

test('damage and repair are seen at once', () => {
  const hit = staging.imagine(row('A', 'B'), [told('ships-damaged', { ships: ['B'] })]);
  assert.deepEqual(hit.row, [{ ship: 'A' }, { ship: 'B', damaged: true }]);
  assert.deepEqual(staging.imagine(hit, [told('ships-repaired', { ships: ['B'] })]).row, row('A', 'B').row);
});

test('fame comes on top and goes from the top', () => {
  const view = row({ ship: 'A', fame: [3] }, 'B');
  const gained = staging.imagine(view, [told('fame-gained', { ship: 'A', amount: 2 })]);
  assert.deepEqual((gained.row as Branch[])[0]!.fame, ['?', '?', 3]);
  const lost = staging.imagine(gained, [told('fame-lost', { ship: 'A', amount: 1 })]);
  assert.deepEqual((lost.row as Branch[])[0]!.fame, ['?', 3]);
  const looted = staging.imagine(view, [told('fame-looted', { looter: 'B', victim: 'A' })]);
  assert.deepEqual(looted.row, [
    { ship: 'A', fame: [] },
    { ship: 'B', fame: ['?'] },
  ]);
});

test('an adventure that is turned up takes the place of the one that is done', () => {
  const up = [told('adventure-turned-up', { adventure: 'Storm' })];
  assert.deepEqual(staging.imagine({ ...row(), adventures: ['Gale'] }, up).adventures, ['Storm']);
  assert.deepEqual(staging.imagine(row(), up).adventures, ['Storm']);
  assert.deepEqual(staging.imagine({ ...row(), adventures: ['Gale', 'Fog'] }, up).adventures, ['Fog', 'Storm']);
});

test('the view before stays as it is', () => {
  const before = row('A', { ship: 'B', fame: [1] });
  staging.imagine(before, [told('fame-lost', { ship: 'B', amount: 1 }), told('ships-damaged', { ships: ['A'] })]);
  staging.imagine(before, [told('ship-moved', { ship: 'B', from: 2, to: 1 })]);
  assert.deepEqual(before, row('A', { ship: 'B', fame: [1] }));
});

test('an accusation is looked at longer than a pass', () => {
  const time = (name: string) => staging.milliseconds([told(name, {})]);
  assert.ok(time('accused') > time('passed'));
  assert.equal(time('something-new'), 300);
});
