import type { Doc } from './messages';
import type { Logged } from './state';

export type Fields = Record<string, Doc>;

/** The name of an event and what it says. */
export function read(told: Pick<Logged, 'event'>): [string, Fields] {
  if (typeof told.event === 'string') {
    return [told.event, {}];
  }
  const name = Object.keys(told.event)[0] ?? '';
  return [name, (told.event[name] ?? {}) as Fields];
}
