import { useEffect, useRef } from 'preact/hooks';
import { tell } from '../look/tell';
import type { Logged } from '../table/state';
import { read } from '../table/told';
import { highSeasWords } from '../words/highSeas';
import { useWords } from '../words/language';
import type { Plans } from './plans';
import { shipNamed, type Sight } from './sight';

/** Tells a player how a boarding of his has ended: the dice are gone before one has compared the sums. */
export function useBoardingNews(log: readonly Logged[], sight: Sight, plans: Plans, seat: string | null): void {
  const words = useWords(highSeasWords);
  const last = log[log.length - 1]?.id ?? 0;
  // What happened before the page was opened is no news.
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const before = seen.current;
    if (before === null && last === 0) {
      return;
    }
    seen.current = last;
    if (before === null || seat === null) {
      return;
    }
    for (const told of log) {
      const [name, fields] = read(told);
      if (told.id > before && name === 'boarding-fought') {
        const sums: [string, number][] = [
          [String(fields.ship), Number(fields.own)],
          [String(fields.target), Number(fields.other)],
        ];
        const mine = sums.findIndex(([ship]) => shipNamed(sight, ship)?.of === seat);
        if (mine >= 0) {
          const [own, other] = [sums[mine], sums[1 - mine]];
          const says = words.boardingEnded(plans.pieceName(own[0]), own[1], plans.pieceName(other[0]), other[1]);
          tell(says, own[1] > other[1] ? 'good' : own[1] < other[1] ? 'bad' : 'note');
        }
      }
    }
  }, [last]);
}
