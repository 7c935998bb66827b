import type { Branch } from './messages';
import type { Logged } from './state';
import { read } from './told';

/** Whose turn it is: as the view says it, else by the turn that began last. Empty where nobody knows. */
export function whoseTurn(view: Branch | null, log: readonly Logged[]): string {
  const at = view?.at;
  const said = at && typeof at === 'object' && !Array.isArray(at) ? at.turn : (view?.['on-turn'] ?? view?.turn);
  if (typeof said === 'string') {
    return said;
  }
  for (let i = log.length - 1; i >= 0; i--) {
    const [name, fields] = read(log[i]);
    if (name === 'turn-began') {
      return String(fields.seat ?? '');
    }
  }
  return '';
}

/** What the others did since this seat's last turn ended: all between then and its turn now, or until now. */
export function meanwhile(log: readonly Logged[], seat: string): readonly Logged[] {
  const turns = log.flatMap((told, at) => {
    const [name, fields] = read(told);
    return name === 'turn-began' ? [{ at, mine: fields.seat === seat }] : [];
  });
  // A turn of one's own that has just begun is where the story ends, not where it starts.
  const last = turns[turns.length - 1];
  const until = last?.mine ? last.at : log.length;
  const others = turns.filter((turn) => turn.at < until);
  let from = until;
  for (let i = others.length - 1; i >= 0 && !others[i].mine; i--) {
    from = others[i].at;
  }
  return log.slice(from, until);
}
