import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from 'app/learn/lesson';
import { stillTrue, tipNow } from 'app/learn/tipNow';
import { lesson } from 'app/spanish-main/lesson';
import { asked, told } from '../told';

const row = (fame: number) => [{ ship: 'Winter Rose', fame: Array.from({ length: fame }, () => '?') }];
const now = (fame: number): Situation => ({
  view: { seats: ['Ann', 'Bob'], turns: 2, row: row(fame), adventures: ['Treasure Map'], Ann: {}, Bob: {} },
  game: null,
  seat: 'Ann',
  decision: asked('take-action', []),
  log: [],
});
const seen = ['ships', 'adventure', 'action'];

test('a tip goes when an undo has made it false', () => {
  assert.equal(tipNow(lesson, now(1), seen)?.tip.id, 'other-famed');
  assert.equal(tipNow(lesson, now(0), seen), null);
});

test('a tip is given once', () => {
  assert.equal(tipNow(lesson, now(1), [...seen, 'other-famed', 'pile']), null);
});

test('what was taken back is not read from the log', () => {
  const log = [told('fame-gained'), told('took-back', { seat: 'Ann' }), told('turn-began')];
  assert.deepEqual(stillTrue(log), log.slice(2));
  assert.deepEqual(stillTrue(log.slice(2)), log.slice(2));
});
