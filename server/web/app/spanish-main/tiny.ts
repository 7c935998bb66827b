import { sentence } from '../table/sentence';
import type { Logged } from '../table/state';
import { read } from '../table/told';
import { wordsNow } from '../words/language';
import { spanishMainWords } from '../words/spanishMain';

/** What the table shows and nobody would tell: cards that come and go. */
const CARDS = new Set([
  'movement-discarded',
  'movement-turned-up',
  'movement-drawn',
  'movements-reshuffled',
  'adventure-discarded',
  'adventure-turned-up',
]);

/** What comes of a card and is told with it. */
const RESULTS = new Set(['ship-moved', 'fame-gained', 'fame-lost', 'fame-looted', 'ships-damaged', 'fame-taken']);

export const tiny = (told: Logged) => CARDS.has(read(told)[0]) || RESULTS.has(read(told)[0]);

/** A card and what came of it in one line; ships that gain the same are named together. */
export function retell(group: readonly Logged[]): string | null {
  const words = wordsNow(spanishMainWords);
  const gained = new Map<string, string[]>();
  const parts = [sentence(group[0].says)];
  for (const told of group.slice(1)) {
    const [name, fields] = read(told);
    if (name === 'fame-gained') {
      const amount = String(fields.amount);
      gained.set(amount, [...(gained.get(amount) ?? []), String(fields.ship)]);
    } else if (RESULTS.has(name)) {
      parts.push(sentence(told.says));
    }
  }
  for (const [amount, ships] of gained) {
    parts.push(words.gained(listed(ships, words.and), ships.length, Number(amount)));
  }
  return parts.join(' ');
}

/** Names as a sentence lists them. */
const listed = (names: string[], and: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`;
