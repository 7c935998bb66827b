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
        const sides = [
          { ship: String(fields.ship), sum: Number(fields.own), die: Number(fields['own-die']) },
          { ship: String(fields.target), sum: Number(fields.other), die: Number(fields['other-die']) },
        ];
        const mine = sides.findIndex(({ ship }) => shipNamed(sight, ship)?.of === seat);
        if (mine >= 0) {
          const [own, other] = [sides[mine], sides[1 - mine]];
          const said = ({ ship, sum, die }: typeof own) =>
            words.boardingSum(plans.pieceName(ship), die, sum - die, sum);
          const winner = own.sum === other.sum ? null : plans.pieceName(own.sum > other.sum ? own.ship : other.ship);
          const says = words.boardingEnded(said(own), said(other), winner);
          tell(says, own.sum > other.sum ? 'good' : own.sum < other.sum ? 'bad' : 'note');
        }
      }
    }
  }, [last]);
}
