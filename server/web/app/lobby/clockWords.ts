import type { Clock } from '../api/types';
import type { lobbyWords } from '../words/lobby';
import type { SameWords } from '../words/language';

/** Says a clock in words. */
export function clockSays(clock: Clock, words: SameWords<typeof lobbyWords.en>): string {
  switch (clock.kind) {
    case 'move':
      return words.clockMove(clock.seconds ?? 0);
    case 'game':
      return words.clockGame(clock.minutes ?? 0, clock.increment ?? 0);
    case 'days':
      return words.clockDays(clock.days ?? 0);
    default:
      return words.clockNone;
  }
}
