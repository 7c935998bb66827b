import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asPlayed, loggedUntil, type Replay, stepOfEvent, type Step, viewsOf, whoDid } from 'app/replay/match';
import { told } from '../told';

const step = (n: number, more: Partial<Step> = {}): Step => ({
  step: n,
  seat: 'Ann',
  kind: 'choice',
  says: 'passes',
  time: 0,
  events: [],
  patch: [],
  turn: 'Ann',
  asked: [],
  ...more,
});
const replay = {
  steps: [
    step(0, { view: { turn: 'Ann', turns: 1 }, events: [told('game-began'), told('turn-began')] }),
    step(1, { patch: [{ at: ['turns'], put: 2 }], events: [told('passed')] }),
    step(2, { patch: [{ at: ['turn'], put: 'Bob' }], events: [told('passed'), told('turn-began')] }),
  ],
} as Replay;

test('the view after every step follows from the one before', () => {
  assert.deepEqual(viewsOf(replay), [
    { turn: 'Ann', turns: 1 },
    { turn: 'Ann', turns: 2 },
    { turn: 'Bob', turns: 2 },
  ]);
});

test('the log of a step holds what had happened until then, numbered', () => {
  assert.deepEqual(
    loggedUntil(replay, 1).map((one) => [one.id, one.event]),
    [
      [0, 'game-began'],
      [1, 'turn-began'],
      [2, 'passed'],
    ],
  );
});

test('a number of events leads to the step that brought them', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 99].map((event) => stepOfEvent(replay, event)),
    [0, 0, 1, 2, 2, 2],
  );
});

test('who did it is said once', () => {
  assert.equal(whoDid(step(1)), 'Ann');
  assert.equal(whoDid(step(1, { says: 'Ann passes' })), '');
  assert.equal(whoDid(step(1, { seat: null })), '');
});

test('what was taken back is not stepped through', () => {
  const back = {
    steps: [
      step(0, { view: { turns: 1 } }),
      step(1, { patch: [{ at: ['turns'], put: 2 }], undone: true }),
      step(2, { patch: [{ at: ['turns'], put: 1 }], undone: true }),
      step(3, { patch: [{ at: ['turns'], put: 3 }] }),
    ],
  } as unknown as Replay;
  const played = asPlayed(back);
  assert.deepEqual(
    played.steps.map((one) => one.step),
    [0, 3],
  );
  assert.deepEqual(viewsOf(played), [{ turns: 1 }, { turns: 3 }]);
});
