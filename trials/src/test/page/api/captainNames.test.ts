import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCaptainNames } from 'app/api/captainNames';
import type { Game } from 'app/api/types';

const game = { levels: [{ id: 'bosun', name: 'Bosun', about: '' }] } as Game;
const bosun = { sits: 'captain', level: 'bosun' } as const;

test('captains are called like their level, several are numbered', () => {
  const named = withCaptainNames([{ sits: 'me' }, bosun, bosun], game, 'Ann').map((seat) => seat.name);
  assert.deepEqual(named, [undefined, 'Bosun', 'Bosun 2']);
});

test('a name that is taken is not given again, however it is written', () => {
  assert.equal(withCaptainNames([bosun], game, 'bosun')[0]!.name, 'Bosun 2');
  assert.equal(withCaptainNames([{ sits: 'free', name: 'BOSUN' }, bosun], game, 'Ann')[1]!.name, 'Bosun 2');
});

test('who has a name keeps it, and a level nobody knows gives none', () => {
  assert.equal(withCaptainNames([{ ...bosun, name: 'Bess' }], game, 'Ann')[0]!.name, 'Bess');
  assert.equal(withCaptainNames([bosun], null, 'Ann')[0]!.name, undefined);
});
