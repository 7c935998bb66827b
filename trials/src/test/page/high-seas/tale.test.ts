import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retell, tiny } from 'app/high-seas/tale';
import { told } from '../told';

const given = (action: string, target = '') => told('action-given', { ship: 'Kestrel', action, target });
const sailed = (measure: string, heading: number, aside = '') =>
  told('ship-sailed', { ship: 'Kestrel', measure, heading, aside, island: false });
const shot = (die: number, hit: boolean) =>
  told('cannon-fired', { ship: 'Kestrel', target: 'Gull', cannon: 1, die, hit });

test('a whole move is told in one line, with where she docks and whom she fires at', () => {
  const move = [given('move'), sailed('S', 4400), sailed('part of L', 9100)];
  assert.equal(retell(move), 'Kestrel sails S north-east, then part of L east.');
  const docked = told('ship-docked', { ship: 'Kestrel', island: 'Cay' });
  assert.equal(retell([...move, docked]), 'Kestrel sails S north-east, then part of L east and docks at Cay.');
  const lost = told('mast-lost', { ship: 'Gull', mast: 1 });
  assert.equal(
    retell([given('move'), sailed('S', 0), shot(5, true), lost, shot(2, false)]),
    'Kestrel sails S north and fires at Gull: 5 hits, 2 misses. A mast lost.',
  );
  assert.equal(
    retell([given('move'), sailed('S', 35900, 'Gull')]),
    'Kestrel sails S north, touching Gull with her side.',
  );
  const towed = told('tow-began', { ship: 'Kestrel', towed: 'Gull' });
  assert.equal(retell([given('move'), towed]), 'action-given. tow-began.');
  const shown = told('crew-turned-up', { ship: 'Kestrel', crew: 'Helmsman' });
  assert.equal(
    retell([given('move'), sailed('S', 0), shown, sailed('S', 0)]),
    'Kestrel sails S north, then S north. crew-turned-up.',
  );
});

test('what was loaded is counted, not listed', () => {
  const coin = told('cargo-moved', { ship: 'Kestrel', other: 'Cay', item: 'coin', loaded: true });
  assert.equal(retell([given('explore', 'Cay'), coin, coin]), 'Kestrel explores Cay and loads 2 coins.');
  assert.equal(retell([given('explore', 'Cay')]), 'Kestrel explores Cay.');
});

test('a ram, a sinking and gold brought home are told by themselves', () => {
  for (const name of ['ship-rammed', 'ship-sunk', 'treasure-unloaded', 'boarding-fought', 'turn-began']) {
    assert.equal(tiny(told(name, {})), false, name);
  }
  assert.equal(tiny(sailed('S', 0)), true);
  assert.equal(retell([told('ship-rammed', { ship: 'Kestrel' })]), null);
});
