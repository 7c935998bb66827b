import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beatAt, LONGEST_SHOW, shownFor, type Speed } from 'app/table/pace';

/** How long beats that each like to be seen for so long take, one after another, when all of them wait from the start. */
function show(speed: Speed, beats: number[]): number {
  const wishes = beats.map((one) => beatAt(speed, one));
  let spent = 0;
  wishes.forEach((own, i) => {
    spent += shownFor(
      speed,
      own,
      wishes.slice(i).reduce((sum, one) => sum + one, 0),
      spent,
    );
  });
  return spent;
}

test('a long round is shown within the time of its speed', () => {
  const round = Array.from({ length: 40 }, (_, i) => 500 + (i % 4) * 600);
  for (const speed of ['normal', 'fast', 'off'] as const) {
    assert.ok(show(speed, round) <= LONGEST_SHOW[speed] + 1, `${speed}: ${show(speed, round)}`);
  }
});

test('a short one takes the time it likes, and no beat more than two seconds', () => {
  assert.equal(show('normal', [700, 900]), 1600);
  assert.equal(show('normal', [9000]), 2000);
  assert.ok(show('fast', [700, 900]) < 800);
  assert.equal(show('off', [700, 900]), 0);
});
