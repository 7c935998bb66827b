import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folded } from 'app/table/fold';
import { meanwhile, whoseTurn } from 'app/table/turns';
import { told } from '../told';

const turn = (seat: string) => told('turn-began', { seat });
const names = (log: readonly { says: string }[]) => log.map((one) => one.says).join(' ');

test('what happened since the last turn is all the others did, whether or not it is one’s turn again', () => {
  const log = [turn('Ann'), told('a'), turn('Bob'), told('b'), turn('Cat'), told('c')];
  assert.equal(names(meanwhile(log, 'Ann')), 'turn-began. b. turn-began. c.');
  assert.equal(names(meanwhile([...log, turn('Ann'), told('d')], 'Ann')), 'turn-began. b. turn-began. c.');
  assert.equal(names(meanwhile([turn('Ann'), told('a')], 'Ann')), '');
});

test('whose turn it is stands in the view, else in the log', () => {
  assert.equal(whoseTurn({ at: { turn: 'Bob' } }, [turn('Ann')]), 'Bob');
  assert.equal(whoseTurn({ 'on-turn': 'Cat' }, []), 'Cat');
  assert.equal(whoseTurn({}, [turn('Ann'), told('a')]), 'Ann');
  assert.equal(whoseTurn(null, []), '');
});

test('tiny things are folded behind the line before them', () => {
  const tiny = (one: { event: unknown }) => one.event === 'tiny';
  const lines = folded([told('a'), told('tiny'), told('tiny'), told('b')], { tiny });
  assert.deepEqual(
    lines.map((line) => [line.says, line.more.length]),
    [
      ['A.', 2],
      ['B.', 0],
    ],
  );
  const retell = (group: readonly unknown[]) => (group.length > 1 ? 'All at once.' : null);
  assert.equal(folded([told('a'), told('tiny')], { tiny, retell })[0].says, 'All at once.');
});
