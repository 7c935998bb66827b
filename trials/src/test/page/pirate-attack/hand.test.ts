import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { facesOf } from 'app/pirate-attack/deck';
import { Hand } from 'app/pirate-attack/Hand';
import { happening } from 'app/pirate-attack/happening';
import { paper } from '../paper';

const faces = facesOf(null);
const pointing = { lit: null, picked: new Set<string>(), hinted: new Set<string>(), now: happening([]) };

const held = (card: string) => ({ card, remembered: false, turned: false });

/** Draws one hand after the other in the same place and returns the titles that can be read. */
function handsOf(hands: string[][], key?: (card: string, i: number) => string): string[][] {
  const { draw } = paper();
  return hands.map((cards) => {
    const player = { hand: cards.map(held), saved: [] } as never;
    const drawing = key
      ? h(
          'div',
          null,
          cards.map((card, i) => h('button', { key: key(card, i) }, h('strong', null, card))),
        )
      : h(Hand, { player, faces, pointing, fresh: [], onDrag: () => {} });
    return draw(drawing)
      .all('strong')
      .map((one) => one.textContent);
  });
}

/** Hands as they change in a game: a card comes, a card goes, now and then all are blown away. */
function someHands(seed: number): string[][] {
  let state = seed;
  const below = (n: number) => (state = (state * 48271) % 2147483647) % n;
  const names = ['Guard', 'Knife', 'Spy', 'Lazy Blacksmith -3', 'Sloop 1/1'];
  const any = () => names[below(names.length)]!;
  let cards = [any(), any(), any(), any(), any()];
  return Array.from({ length: 12 }, () => {
    const what = below(10);
    cards = [...cards];
    if (what < 5) {
      cards.splice(below(cards.length + 1), 0, any());
    } else if (what < 9) {
      cards.splice(below(Math.max(1, cards.length)), 1);
    } else {
      cards = [any(), any(), any(), any(), any()].sort();
    }
    return cards;
  });
}

test('every card of the hand is drawn, also where two are equal', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const hands = someHands(seed);
    assert.deepEqual(handsOf(hands), hands, `seed ${seed}`);
  }
});

test('whatever a list of cards is keyed by, none is lost in drawing', () => {
  // Preact 10.28.0 loses some of them.
  for (let seed = 1; seed <= 300; seed++) {
    const hands = someHands(seed);
    assert.deepEqual(
      handsOf(hands, (card, i) => `${card}${i}`),
      hands,
      `seed ${seed}`,
    );
  }
});

test('nothing of the hand moves when a card comes or goes: every place keeps its element', () => {
  const { draw } = paper();
  const drawn = (cards: string[]) => {
    const player = { hand: cards.map(held), saved: [held('Antidote')] } as never;
    return draw(h(Hand, { player, faces, pointing, fresh: [], onDrag: () => {} })).all('button');
  };
  const before = drawn(['Knife', 'Guard', 'Spy', 'Guard']);
  const after = drawn(['Guard', 'Spy', 'Guard']);
  assert.deepEqual(
    after.map((one) => before.indexOf(one)),
    [0, 1, 2, 3],
  );
});
