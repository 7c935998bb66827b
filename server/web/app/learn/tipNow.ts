import { read } from '../table/told';
import type { Logged } from '../table/state';
import type { Lesson, Situation, Tip } from './lesson';

/** The tip whose time it is, and what it says; null where there is none. */
export function tipNow(
  lesson: Lesson,
  now: Situation,
  seen: readonly string[],
): { tip: Tip; title: string; text: string } | null {
  for (const tip of lesson.tips) {
    const says = seen.includes(tip.id) ? null : tip.says(now);
    if (says) {
      return { tip, title: says[0], text: says[1] };
    }
  }
  return null;
}

/** What happened since a choice was last taken back: before that, nobody knows from the log alone what still holds. */
export function stillTrue(log: readonly Logged[]): readonly Logged[] {
  for (let i = log.length - 1; i >= 0; i--) {
    if (read(log[i])[0] === 'took-back') {
      return log.slice(i + 1);
    }
  }
  return log;
}
