import { store, useStore } from '../shell/store';
import { call } from './call';
import type { Person, Welcome } from './wire';

export type { Person, Welcome as Entry };

const KEY = 'broadside.person';

function kept(): Welcome | null {
  try {
    const entry = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return entry?.token && entry.person ? entry : null;
  } catch {
    return null;
  }
}

const entry = store<Welcome | null>(kept());

/** The token that says who asks; empty for a visitor without a name. */
export const tokenNow = () => entry.get()?.token ?? '';

export const personNow = () => entry.get()?.person ?? null;

export const usePerson = () => useStore(entry)?.person ?? null;

/** Keeps who came in, for this and the next visit. */
export function keepEntry(next: Welcome): void {
  entry.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Known until the page is left.
  }
}

export function keepPerson(person: Person): void {
  keepEntry({ token: tokenNow(), person });
}

/** Forgets who the visitor is in this browser; the server keeps its account. */
export function forgetPerson(): void {
  entry.set(null);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Comes in as a guest with this name, or changes the name of who is in already. */
export async function enterAs(name: string): Promise<Person> {
  const now = personNow();
  if (now) {
    if (now.name !== name) {
      keepPerson(await call<Person>('PUT', '/api/me/name', { name }));
    }
  } else {
    keepEntry(await call<Welcome>('POST', '/api/people', { name }));
  }
  return personNow() as Person;
}
