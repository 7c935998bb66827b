import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tipNow } from 'app/learn/tipNow';
import { lesson } from 'app/pirate-attack/lesson';
import type { Situation } from 'app/learn/lesson';
import type { Branch } from 'app/table/messages';
import { asked, told } from '../told';

const game = { id: 'pirate-attack', levels: [{ id: 'deckhand', name: 'Deckhand' }] } as never;
const first = lesson.first(game, 'Ann') as { document: Branch };

function now(more: Partial<Situation>): Situation {
  return { view: first.document, game: null, seat: 'Ann', decision: null, log: [], ...more };
}

const says = (situation: Situation, seen: string[] = []) => tipNow(lesson, situation, seen)?.tip.id;

test('nobody is called like the player', () => {
  const { document } = lesson.first(game, 'Deckhand 1') as { document: Branch };
  assert.equal(new Set(document.seats as string[]).size, 3);
});

test('the goal comes first, then what to do', () => {
  const start = asked('start-of-turn', [{ draw: 1 }]);
  assert.equal(says(now({ decision: start })), 'goal');
  assert.equal(says(now({ decision: start }), ['goal']), 'draw');
  assert.equal(says(now({ decision: asked('play-card', [{ play: 'Sloop 4/4', place: 1 }]) }), ['goal']), 'ship');
});

test('a chance to block is more urgent than anything else', () => {
  assert.equal(says(now({ decision: asked('block-card', ['pass', { react: 'Guard' }], { reaction: true }) })), 'react');
  assert.equal(says(now({ decision: asked('block-card', ['pass'], { reaction: true }) }), ['goal']), undefined);
});

test('a battle is explained after it was fought, and not when it was taken back', () => {
  assert.equal(says(now({ log: [told('sides-compared', {})] })), 'battle');
  assert.equal(says(now({})), undefined);
});
