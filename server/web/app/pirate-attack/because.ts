import type { Decision } from '../table/messages';
import type { Logged } from '../table/state';
import { read } from '../table/told';

/** What may make a player draw in the middle of things, and which field of the event names him. */
const REASONS: Record<string, string> = {
  'card-lost': 'target',
  'card-stolen': 'victim',
  blocked: 'seat',
  'hand-blown-away': 'seat',
  'red-drawn': 'seat',
};

/** Why a player is asked for a pile although he is not at the draw of his turn; empty where the log does not say. */
export function because(log: readonly Logged[], decision: Decision, seat: string | null): string {
  if (decision.question !== 'choose-pile' || seat === null) {
    return '';
  }
  for (let i = log.length - 1; i >= 0; i--) {
    const [name, fields] = read(log[i]);
    if (name === 'turn-began') {
      return '';
    }
    const who = REASONS[name];
    if (who !== undefined && fields[who] === seat) {
      return log[i].says;
    }
  }
  return '';
}
