import type { Table } from '../api/types';
import type { tableWords } from '../words/table';
import type { SameWords } from '../words/language';
import type { Logged } from './state';
import { read } from './told';

/** A number of a game that is over, for who tells of it. */
export interface Fact {
  says: string;
  value: string;
}

/** What every game can be told in numbers: its turns and how long it took. */
export function factsOf(log: readonly Logged[], table: Table, words: SameWords<(typeof tableWords)['en']>): Fact[] {
  const turns = log.filter((told) => read(told)[0] === 'turn-began').length;
  const minutes = Math.round((table.updated - table.created) / 60_000);
  return [
    ...(turns > 0 ? [{ says: words.factTurns, value: String(turns) }] : []),
    ...(minutes > 0 ? [{ says: words.factTime, value: words.minutes(minutes) }] : []),
  ];
}
