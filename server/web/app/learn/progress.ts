import { store } from '../shell/store';

/** A first game under way: at which table, and what has been explained. */
export interface Progress {
  table: string;
  seen: string[];
}

const KEY = 'broadside.lesson';

function kept(): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof found?.table === 'string' && Array.isArray(found.seen) ? found : null;
  } catch {
    return null;
  }
}

export const progress = store<Progress | null>(kept());

function keep(next: Progress | null): void {
  progress.set(next);
  try {
    if (next) {
      localStorage.setItem(KEY, JSON.stringify(next));
    } else {
      localStorage.removeItem(KEY);
    }
  } catch {
    // Known until the page is left.
  }
}

/** Begins a lesson at a table. */
export const beginLesson = (table: string) => keep({ table, seen: [] });

/** Notes that a tip was read. */
export function noteSeen(tip: string): void {
  const now = progress.get();
  if (now && !now.seen.includes(tip)) {
    keep({ ...now, seen: [...now.seen, tip] });
  }
}

/** Ends the lesson: no more tips. */
export const endLesson = () => keep(null);
