import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as geometry from 'app/high-seas/geometry';
import type { Point } from 'app/high-seas/geometry';

const square = (x: number, y: number, half = 1): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];

function near(found: readonly number[] | number, wanted: readonly number[] | number): void {
  const [a, b] = [[found].flat(), [wanted].flat()];
  assert.equal(a.length, b.length);
  a.forEach((one, i) => assert.ok(Math.abs(one - b[i]!) < 1e-9, `${a} is not ${b}`));
}

test('headings go once round, from 0 to below 360', () => {
  assert.deepEqual([0, 359, 360, 725, -90, -720].map(geometry.normal), [0, 359, 0, 5, 270, 0]);
});

test('a turn goes the shorter way, to port below zero', () => {
  assert.equal(geometry.turnTo(350, 20), 30);
  assert.equal(geometry.turnTo(20, 350), -30);
  assert.equal(geometry.turnTo(0, 180), -180);
  assert.equal(geometry.turnTo(90, 90), 0);
});

test('ahead is north at 0 and east at 90', () => {
  near(geometry.ahead(0), [0, 1]);
  near(geometry.ahead(90), [1, 0]);
  near(geometry.ahead(225), [-Math.SQRT1_2, -Math.SQRT1_2]);
});

test('the heading to a point is that of who looks at it', () => {
  near(geometry.headingTo([1, 1], [1, 5]), 0);
  near(geometry.headingTo([1, 1], [4, 1]), 90);
  near(geometry.headingTo([0, 0], [-2, -2]), 225);
  near(geometry.headingTo([0, 0], [-3, 0]), 270);
});

test('distance is straight', () => {
  assert.equal(geometry.distance([1, 2], [4, 6]), 5);
});

test('a point of a piece turns and moves with it', () => {
  near(geometry.placed([2, 3], { x: 10, y: 20, heading: 0 }), [12, 23]);
  near(geometry.placed([2, 3], { x: 10, y: 20, heading: 90 }), [13, 18]);
  near(geometry.placed([2, 3], { x: 10, y: 20, heading: 180 }), [8, 17]);
});

test('an outline moves point by point', () => {
  const pose = { x: 5, y: 5, heading: 90 };
  const moved = geometry.outlineAt(
    [
      [0, 1],
      [1, 0],
    ],
    pose,
  );
  near(moved[0]!, [6, 5]);
  near(moved[1]!, [5, 4]);
});

test('the nearest point of an outline lies on an edge or at a corner', () => {
  near(geometry.nearest([5, 0.5], square(0, 0)), [1, 0.5]);
  near(geometry.nearest([5, 5], square(0, 0)), [1, 1]);
  near(geometry.nearest([-0.2, -3], square(0, 0)), [-0.2, -1]);
  near(geometry.nearest([-4, 0.5], square(0, 0)), [-1, 0.5]); // on the edge that closes the outline
  near(geometry.nearest([3, 4], [[1, 1]]), [1, 1]);
  near(geometry.nearest([3, 4], []), [3, 4]);
});

test('the gap between outlines is the shortest way from edge to edge', () => {
  near(geometry.gap(square(0, 0), square(5, 0)), 3);
  near(geometry.gap(square(0, 0), square(5, 6)), 5);
  assert.equal(geometry.gap(square(0, 0), square(0.5, 0.5)), 0);
  assert.equal(geometry.gap(square(0, 0, 4), square(0, 0)), 0);
  assert.equal(geometry.gap(square(0, 0), square(0, 0, 4)), 0);
  assert.equal(geometry.gap([], square(0, 0)), Infinity);
  assert.equal(geometry.gap(square(0, 0), []), Infinity);
  // a corner of the second outline is nearest, at the middle of an edge of the first
  near(
    geometry.gap(square(0, 0, 2), [
      [3, 0],
      [5, -1],
      [5, 1],
    ]),
    1,
  );
});

test('an outline holds what is inside, whichever way its corners go', () => {
  assert.equal(geometry.holds(square(0, 0), [0.9, -0.9]), true);
  assert.equal(geometry.holds([...square(0, 0)].reverse(), [0.9, -0.9]), true);
  assert.equal(geometry.holds(square(0, 0), [1.1, 0]), false);
  assert.equal(geometry.holds(square(0, 0), [1, 0]), false); // on the edge is not inside
});
