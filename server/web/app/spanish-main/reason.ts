import type { Branch, Option } from '../table/messages';
import { spanishMainWords } from '../words/spanishMain';
import { wordsNow } from '../words/language';
import { MOVEMENTS } from './deck';
import { forecast, type Mark } from './forecast';
import { partsOf } from './pick';
import { previewed } from './sailing';
import { look, ownerOf, type Berth } from './sight';

/** Says what speaks for a choice: what the adventure brings after it, and what it would bring without it. */
export function reason(view: Branch, seat: string | null, option: Option): string {
  const words = wordsNow(spanishMainWords);
  const sight = look(view);
  const parts = partsOf(option);
  if (parts.action === 'accuse' || seat === null || sight.adventures.length === 0 || sight.fogged) {
    return '';
  }
  const mine = (ship: string) => ownerOf(sight, ship)?.name === seat;
  const revealed = (ship: string) => ownerOf(sight, ship)?.revealed ?? false;
  const sum = (row: readonly Berth[], quiet = false) => {
    const marks = forecast(row, quiet ? undefined : sight.adventures[0], revealed);
    const count = (own: boolean, what: (mark: Mark) => number) =>
      marks.reduce((total, mark, i) => total + (mine(row[i].ship) === own ? what(mark) : 0), 0);
    const fame = (own: boolean) => count(own, (mark) => mark.fame);
    const hits = (own: boolean) => count(own, (mark) => (mark.hit ? 1 : 0));
    return words.brings(fame(true), hits(true), fame(false), hits(false));
  };
  const after =
    parts.action === 'play'
      ? previewed(sight.row, parts.card ?? '', parts.ships)
      : parts.action === 'repair'
        ? sight.row.map((berth) => ({ ...berth, damaged: false }))
        : sight.row;
  const fog = MOVEMENTS[parts.card ?? '']?.does.kind === 'fog';
  const [then, now] = [sum(after, fog), sum(sight.row)];
  return then === now ? words.reasonSame(now) : words.reason(then, now);
}
