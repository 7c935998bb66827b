import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseTo } from 'app/high-seas/ask';
import { bearingsOf, isOpen } from 'app/high-seas/bearings';
import { courseFrame } from 'app/high-seas/courseFrame';
import { happening } from 'app/high-seas/happening';
import { lossBy } from 'app/high-seas/losses';
import { layTape } from 'app/high-seas/measuring';
import { plansOf } from 'app/high-seas/plans';
import { look, measure, poseOf, shipNamed } from 'app/high-seas/sight';
import type { Doc } from 'app/table/messages';
import { asked, told } from '../told';

const sight = look({
  options: { sea: 900 },
  seats: ['Ann', 'Bob'],
  Ann: { gold: 3 },
  turn: 'Ann',
  round: 2,
  islands: [{ island: 'Home', pose: ['100.5', 200, 0], outline: 1, home: 'Ann', coins: ['?', 2, { gold: 4 }] }],
  ships: [
    {
      ship: 'Kestrel',
      of: 'Ann',
      pose: [300, 300, 90],
      masts: [1, 3],
      'pinned-by': 'Gull',
      crew: [{ crew: '?', of: 'Ann' }],
    },
    { ship: 'Gull', of: 'Bob', sunk: true, crew: [{ crew: 'Captain', of: 'Bob', 'face-up': true }] },
  ],
});

test('a view is read into what is drawn', () => {
  assert.equal(sight.size, 900);
  assert.equal(sight.rounds, 60);
  assert.deepEqual(sight.players, [
    { name: 'Ann', gold: 3 },
    { name: 'Bob', gold: 0 },
  ]);
  assert.deepEqual(sight.islands[0]!.coins, [null, 2, 4]);
  const kestrel = shipNamed(sight, 'Kestrel')!;
  assert.deepEqual(kestrel.pose, { x: 300, y: 300, heading: 90 });
  assert.equal(kestrel.pinnedBy, 'Gull');
  assert.deepEqual(kestrel.crew, [{ card: null, of: 'Ann', faceUp: false }]);
  const gull = shipNamed(sight, 'Gull')!;
  assert.deepEqual([gull.pose, gull.masts, gull.sunk], [null, null, true]);
  assert.deepEqual(gull.crew, [{ card: 'Captain', of: 'Bob', faceUp: true }]);
  assert.equal(sight.over, false);
  assert.equal(look({ ending: {} }).over, true);
  assert.equal(shipNamed(sight, null), undefined);
});

test('measures are numbers or texts', () => {
  assert.deepEqual([measure('63.5'), measure(4), measure(undefined), measure('?')], [63.5, 4, 0, 0]);
  assert.deepEqual(poseOf(['1.5', 2]), { x: 1.5, y: 2, heading: 0 });
});

test('bearings are read, and those that have fired are not open any more', () => {
  const shows: Doc = {
    fire: [
      { ship: 'Kestrel', cannon: 'crew', target: 'Gull', finding: 'clear', tried: [[1, 2, '3.5', 4]] },
      { ship: 'Kestrel', cannon: 2, target: 'Gull', finding: 'blocked', by: 'Home' },
    ],
  };
  const [crew, second] = bearingsOf(asked('fire', [], { shows }));
  assert.deepEqual(
    [crew!.cannon, crew!.by, crew!.tried],
    [
      0,
      null,
      [
        [
          [1, 2],
          [3.5, 4],
        ],
      ],
    ],
  );
  assert.deepEqual([second!.cannon, second!.by, second!.tried], [2, 'Home', []]);
  assert.equal(isOpen(crew!, []), false);
  assert.equal(isOpen(crew!, [{ cannon: 0, target: 'Gull' }]), true);
  assert.equal(isOpen(crew!, [{ cannon: 0, target: 'Tern' }]), false);
  assert.equal(isOpen(second!, []), true);
});

test('the chart shows the ship with the destinations nearest to her', () => {
  const to = (name: string) => ({ ...courseTo({}), to: name });
  const { middle, around } = courseFrame({ x: 300, y: 300, heading: 0 }, [to('Home'), to('Nowhere')], sight);
  assert.deepEqual(middle, [200.25, 250]);
  assert.equal(around, 170);
  assert.equal(courseFrame({ x: 900, y: 300, heading: 0 }, [to('Home')], sight).around, 459.75);
});

test('a roll is shown over whom it concerns', () => {
  const fired = happening([told('cannon-fired', { ship: 'Kestrel', target: 'Gull', cannon: 2, die: 5, hit: true })]);
  assert.deepEqual([...fired.pieces], ['Kestrel', 'Gull']);
  assert.deepEqual(fired.roll, { over: 'Gull', dice: [{ pips: 5 }], good: true });
  assert.deepEqual(fired.shot, { ship: 'Kestrel', mast: 2, target: 'Gull', hit: true });
  assert.equal(happening([told('ship-rammed', { ship: 'Kestrel', target: 'Gull', die: 3 })]).roll!.over, 'Gull');
  assert.equal(happening([told('scuttle-tried', { ship: 'Kestrel', die: 3 })]).roll!.over, 'Kestrel');
});

test('the dice of a boarding show what was rolled, and beside it what each side adds', () => {
  const rolled = { ship: 'Kestrel', target: 'Gull', own: 8, other: 4, 'own-die': 6, 'other-die': 3 };
  assert.deepEqual(happening([told('boarding-fought', rolled)]).roll, {
    over: 'Kestrel',
    dice: [
      { pips: 6, adds: 2 },
      { pips: 3, adds: 1 },
    ],
    good: true,
    sums: [8, 4],
  });
});

test('a ram does harm with more than the masts of the rammed', () => {
  const ram = (die: number, masts: number) =>
    happening([told('ship-rammed', { ship: 'Kestrel', target: 'Gull', die, masts })]).roll!.good;
  assert.deepEqual([ram(3, 2), ram(3, 3), ram(1, 0)], [true, false, true]);
});

test('masts are given up by the standing order, and nothing else is', () => {
  const masts = asked('lose', [{ 'lose mast': 2 }, { 'lose mast': 1 }, { 'lose mast': 3 }], { default: 2 });
  assert.equal(lossBy('ask', masts), null);
  assert.equal(lossBy('bow', masts), 1);
  assert.equal(lossBy('stern', masts), 2);
  assert.equal(lossBy('guns', masts), 2);
  assert.equal(lossBy('bow', asked('lose', [{ 'lose mast': 2 }, 'pass'])), null);
  assert.equal(lossBy('bow', asked('lose', [])), null);
});

test('the tape lies from edge to edge, and from a point to the nearest edge', () => {
  const plans = plansOf(null); // every ship is a triangle, islands have no coast
  const [from, to] = layTape([290, 300], [500, 300], sight, plans);
  assert.deepEqual(to, [500, 300]);
  assert.ok(Math.abs(from[0] - 306) < 1e-9 && Math.abs(from[1] - 300) < 1e-9, String(from));
  assert.deepEqual(layTape([0, 0], [1, 1], sight, plans), [
    [0, 0],
    [1, 1],
  ]);
});
