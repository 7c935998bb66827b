import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staging } from 'app/high-seas/staging';
import type { Branch } from 'app/table/messages';
import { told } from '../told';

const view = (): Branch => ({
  turn: 'Ann',
  ships: [
    { ship: 'Kestrel', pose: [1, 2, 3], masts: [1, 2, 3] },
    { ship: 'Gull', waiting: true, masts: [1] },
  ],
});
const ships = (of: Branch) => of.ships as Branch[];

test('each event that is shown is a beat of its own', () => {
  const events = [
    told('ship-sailed', { ship: 'Kestrel' }),
    told('turn-began'),
    told('ship-docked', { ship: 'Kestrel' }),
  ];
  assert.deepEqual(staging.beats(events), [[events[0]], [events[2]]]);
});

test('a ship that sailed or was placed lies where the event says, in whole millimetres', () => {
  const where = { x: 12_345, y: 600, heading: 9_000 };
  const sailed = staging.imagine(view(), [told('ship-sailed', { ship: 'Kestrel', ...where })]);
  assert.deepEqual(ships(sailed)[0]!.pose, [123.45, 6, 90]);
  assert.deepEqual(ships(sailed)[1], ships(view())[1]);
  const placed = staging.imagine(view(), [told('ship-placed', { ship: 'Gull', ...where })]);
  assert.deepEqual(ships(placed)[1], { ship: 'Gull', masts: [1], pose: [123.45, 6, 90] });
});

test('a mast falls; a ship that sinks is seen going down, and then is gone', () => {
  const hit = staging.imagine(view(), [told('mast-lost', { ship: 'Kestrel', mast: 2 })]);
  assert.deepEqual(ships(hit)[0]!.masts, [1, 3]);
  const sunk = staging.imagine(hit, [told('ship-sunk', { ship: 'Kestrel' })]);
  assert.deepEqual(ships(sunk)[0]!.pose, [1, 2, 3]);
  const after = staging.imagine(sunk, [told('gold-shared', { seat: 'Ann', gold: 2 })]);
  assert.deepEqual(ships(after)[0], { ship: 'Kestrel', masts: [1, 3], sunk: true });
});

test('what is not known is left as it is', () => {
  assert.deepEqual(staging.imagine(view(), [told('mast-lost', { ship: 'Nobody', mast: 1 })]), view());
  assert.deepEqual(staging.imagine({}, [told('ship-docked', { ship: 'Kestrel' })]), {});
});

test('the view before stays as it is', () => {
  const before = view();
  staging.imagine(before, [told('mast-lost', { ship: 'Kestrel', mast: 1 }), told('ship-sunk', { ship: 'Gull' })]);
  assert.deepEqual(before, view());
});

test('a shot is looked at longer than a coin that is carried', () => {
  const time = (name: string) => staging.milliseconds([told(name, {})]);
  assert.ok(time('cannon-fired') > time('cargo-moved'));
  assert.equal(time('something-new'), 600);
});
