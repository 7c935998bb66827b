import { store } from '../shell/store';
import type { Branch, Decision } from '../table/messages';

/** The player's standing order for masts that are shot away: which goes first; `ask`: none is given. */
export type LossOrder = 'ask' | 'guns' | 'bow' | 'stern';

const KEY = 'broadside.high-seas.losses';

function kept(): LossOrder {
  try {
    const told = localStorage.getItem(KEY);
    return told === 'guns' || told === 'bow' || told === 'stern' ? told : 'ask';
  } catch {
    return 'ask'; // a browser that keeps nothing
  }
}

export const lossOrder = store<LossOrder>(kept());

export function orderLosses(order: LossOrder): void {
  lossOrder.set(order);
  try {
    localStorage.setItem(KEY, order);
  } catch {
    // In force until the page is left.
  }
}

/** Answers by the standing order where masts are asked for; null where something else is. */
export function lossBy(order: LossOrder, decision: Decision): number | null {
  const masts = decision.options.map((option) => Number((option.parts as Branch | null)?.['lose mast'] ?? 0));
  if (order === 'ask' || masts.length === 0 || masts.some((mast) => !mast)) {
    return null;
  }
  if (order === 'guns') {
    // The host's own default keeps the best guns.
    return typeof decision.default === 'number' ? decision.default : null;
  }
  const wanted = order === 'bow' ? Math.min(...masts) : Math.max(...masts);
  return decision.options[masts.indexOf(wanted)].index;
}
