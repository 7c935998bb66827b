import type { Logged } from '../table/state';
import { read } from '../table/told';

const ENDS = new Set(['card-played', 'card-discarded', 'ship-launched', 'placed-under', 'creature-attacked']);

/** The cards that came into the viewer's hand since he last played one, as the log tells them. */
export function freshCards(log: readonly Logged[], seat: string | null): string[] {
  const cards: string[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const [name, fields] = read(log[i]);
    if (name === 'hands-dealt' || (ENDS.has(name) && fields.seat === seat)) {
      break;
    }
    const mine = name === 'card-drawn' ? fields.seat === seat : name === 'card-stolen' && fields.thief === seat;
    if (mine && typeof fields.card === 'string') {
      cards.push(fields.card);
    }
  }
  return cards;
}
