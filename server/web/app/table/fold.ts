import type { BoardKind } from './board';
import { sentence } from './sentence';
import type { Logged } from './state';
import { read } from './told';

/** A line of the log: what is told, and what is folded behind it. */
export interface Line {
  id: number;
  says: string;
  turn: boolean;
  because: readonly string[];
  more: readonly Logged[];
}

/** What happens at every table and is told by what comes of it. */
const SHARED = new Set(['vote-cast']);

/** Writes what happened as lines people would tell: tiny things are folded behind the line before them. */
export function folded(log: readonly Logged[], kind: Pick<BoardKind, 'tiny' | 'retell'>): Line[] {
  const groups: Logged[][] = [];
  for (const told of log) {
    const name = read(told)[0];
    const tiny = SHARED.has(name) || kind.tiny?.(told) === true;
    if (tiny && groups.length > 0) {
      groups[groups.length - 1].push(told);
    } else {
      groups.push([told]);
    }
  }
  return groups.map((group) => ({
    id: group[0].id,
    says: kind.retell?.(group) ?? sentence(group[0].says),
    turn: read(group[0])[0] === 'turn-began',
    because: [...new Set(group.flatMap((told) => told.because ?? []))],
    more: group.slice(1).filter((told) => told.says),
  }));
}
