import type { Fact } from '../table/facts';
import type { Logged } from '../table/state';
import { read } from '../table/told';
import { wordsNow } from '../words/language';
import { spanishMainWords } from '../words/spanishMain';

/** A game of Spanish Main in numbers. */
export function facts(log: readonly Logged[]): Fact[] {
  const words = wordsNow(spanishMainWords);
  const count = (name: string) => log.filter((told) => read(told)[0] === name).length;
  const right = count('pirate-revealed');
  const wrong = count('accusation-denied');
  return [
    { says: words.factFame, value: String(sum(log, 'fame-gained', 'amount')) },
    {
      says: words.factAccused,
      value: words.factRight(Math.max(0, Math.min(right, count('accused') - wrong)), count('accused')),
    },
    { says: words.factRepaired, value: String(count('ships-repaired')) },
  ];
}

function sum(log: readonly Logged[], name: string, field: string): number {
  return log.reduce((all, told) => {
    const [event, fields] = read(told);
    return event === name ? all + (typeof fields[field] === 'number' ? fields[field] : 1) : all;
  }, 0);
}
