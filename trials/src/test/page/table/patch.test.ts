import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Branch } from 'app/table/messages';
import { patched } from 'app/table/patch';

const view = (): Branch => ({
  turn: 'Anne',
  ships: [{ hull: 3 }, { hull: 2 }],
  hidden: { gold: 4 },
});

test('a change puts a value at its place', () => {
  assert.deepEqual(patched(view(), [{ at: ['turn'], put: 'Bart' }]), {
    ...view(),
    turn: 'Bart',
  });
  assert.deepEqual(patched(view(), [{ at: ['ships', 1, 'hull'], put: 1 }]).ships, [{ hull: 3 }, { hull: 1 }]);
});

test('a change drops what is gone', () => {
  assert.deepEqual(patched(view(), [{ at: ['hidden'], drop: true }]), {
    turn: 'Anne',
    ships: view().ships,
  });
});

test('a change without a value puts nothing there', () => {
  assert.equal(patched(view(), [{ at: ['turn'] }]).turn, null);
});

test('a change at no place is the whole view', () => {
  assert.deepEqual(patched(view(), [{ at: [], put: { turn: 'Bart' } }]), {
    turn: 'Bart',
  });
  assert.deepEqual(patched(view(), [{ at: [] }]), {});
});

test('places that are not there yet are made', () => {
  assert.deepEqual(patched({}, [{ at: ['ports', 'home', 'gold'], put: 2 }]), {
    ports: { home: { gold: 2 } },
  });
});

test('changes follow each other', () => {
  const after = patched(view(), [
    { at: ['hidden', 'gold'], put: 5 },
    { at: ['hidden', 'rum'], put: 1 },
    { at: ['hidden', 'gold'], drop: true },
    { at: [], put: { hidden: { gold: 1 } } },
    { at: ['hidden', 'rum'], put: 2 },
  ]);
  assert.deepEqual(after, { hidden: { gold: 1, rum: 2 } });
});

test('the old view stays as it is, and both share what did not change', () => {
  const old = view();
  const after = patched(old, [
    { at: ['ships', 0, 'hull'], put: 0 },
    { at: ['ships', 0, 'lost'], put: true },
  ]);
  assert.deepEqual(old, view());
  assert.deepEqual((after.ships as Branch[])[0], { hull: 0, lost: true });
  assert.equal(after.hidden, old.hidden);
  assert.equal((after.ships as Branch[])[1], (old.ships as Branch[])[1]);
});

test('a value that was put is not changed by what follows', () => {
  const put: Branch = { gold: 1 };
  patched({}, [
    { at: ['hold'], put },
    { at: ['hold', 'gold'], put: 2 },
  ]);
  assert.deepEqual(put, { gold: 1 });
});
