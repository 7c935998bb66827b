import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asParts, choosable, completed, fitting, partsOf, type Pick, wanted } from 'app/spanish-main/pick';
import { asked } from '../told';

const { options } = asked('take-action', [
  'pass',
  { play: 'Gust', ship: 'Zeewolf' },
  { play: 'Gust', ship: 'Winter Rose' },
  { play: 'Current', ships: ['Zeewolf', 'Winter Rose'] },
  { play: 'Current', ships: ['Zeewolf', 'Viento Negro'] },
  { accuse: 'Bob', pirate: 'Piet' },
  { accuse: 'Bob', pirate: 'Griet' },
  { accuse: 'Cid', pirate: 'Griet', discard: 'Gust' },
  { accuse: 'Cid', pirate: 'Griet', discard: 'Current' },
  { repair: true },
]);
const found = (pick: Pick) => fitting(options, pick).map((option) => option.index);
const play = (card?: string, ...ships: string[]): Pick => ({ action: 'play', ...(card ? { card } : {}), ships });

test('the parts of an option have one form', () => {
  assert.deepEqual(partsOf(options[0]!), { action: 'pass', ships: [], discard: null });
  assert.deepEqual(partsOf(options[1]!), { action: 'play', card: 'Gust', ships: ['Zeewolf'], discard: null });
  assert.deepEqual(partsOf(options[3]!).ships, ['Zeewolf', 'Winter Rose']);
  assert.deepEqual(partsOf(options[7]!), {
    action: 'accuse',
    seat: 'Cid',
    pirate: 'Griet',
    ships: [],
    discard: 'Gust',
  });
  assert.equal(partsOf(options[9]!).action, 'repair');
  assert.equal(partsOf(asked('x', [{ pass: true, discard: 'Gust' }]).options[0]!).action, 'pass');
});

test('options fit what was picked', () => {
  assert.deepEqual(found(play()), [1, 2, 3, 4]);
  assert.deepEqual(found(play('Current')), [3, 4]);
  assert.deepEqual(found(play('Current', 'Viento Negro')), [4]);
  assert.deepEqual(found({ action: 'accuse', ships: [], seat: 'Bob' }), [5, 6]);
  assert.deepEqual(found({ action: 'accuse', ships: [], pirate: 'Griet' }), [6, 7, 8]);
  assert.deepEqual(found({ action: 'accuse', ships: [], discard: 'Gust' }), [7]);
  assert.deepEqual(found({ action: 'accuse', ships: [], discard: null }), [5, 6]);
  assert.deepEqual(found(play('Gust', 'Viento Negro')), []);
});

test('what is still wanted follows from what is left', () => {
  assert.equal(wanted(options, play('Gust')), 'ship');
  assert.equal(wanted(options, play('Gust', 'Zeewolf')), 'done');
  assert.equal(wanted(options, play('Gust', 'Viento Negro')), 'nothing');
  assert.equal(wanted(options, { action: 'accuse', ships: [] }), 'seat');
  assert.equal(wanted(options, { action: 'accuse', ships: [], seat: 'Bob' }), 'pirate');
  assert.equal(wanted(options, { action: 'accuse', ships: [], seat: 'Cid' }), 'discard');
  assert.equal(wanted(options, { action: 'pass', ships: [] }), 'done');
});

test('ships may be picked that lead on, not those that are picked', () => {
  assert.deepEqual([...choosable(options, play('Current', 'Zeewolf'))], ['Winter Rose', 'Viento Negro']);
  assert.deepEqual([...choosable(options, play('Gust'))], ['Zeewolf', 'Winter Rose']);
});

test('what only one option is left for is filled in, ships in the order of the row', () => {
  const row = ['Winter Rose', 'Viento Negro', 'Zeewolf'].map((ship) => ({ ship, damaged: false, fame: 0 }));
  assert.deepEqual(completed(options, play('Current', 'Winter Rose'), row).ships, ['Winter Rose', 'Zeewolf']);
  assert.equal(completed(options, { action: 'accuse', ships: [], pirate: 'Piet' }, row).seat, 'Bob');
  const open = play('Current');
  assert.equal(completed(options, open, row), open);
});

test('a pick is asked about in the words of a choice', () => {
  assert.deepEqual(asParts(play('Gust')), { play: 'Gust' });
  assert.deepEqual(asParts(play('Gust'), 'Zeewolf'), { play: 'Gust', ship: 'Zeewolf' });
  assert.deepEqual(asParts(play('Current', 'Zeewolf'), 'Winter Rose'), {
    play: 'Current',
    ships: ['Zeewolf', 'Winter Rose'],
  });
  assert.deepEqual(asParts({ action: 'accuse', ships: [], seat: 'Bob', pirate: 'Piet' }), {
    accuse: 'Bob',
    pirate: 'Piet',
  });
  assert.deepEqual(asParts({ action: 'accuse', ships: [], seat: 'Bob', discard: 'Gust' }), {
    accuse: 'Bob',
    pirate: '',
    discard: 'Gust',
  });
  assert.equal(asParts({ action: 'repair', ships: [] }), 'repair');
});
