import type { Clock } from '../api/types';
import type { lobbyWords } from '../words/lobby';
import type { SameWords } from '../words/language';

/** Says a clock in words. */
export function clockSays(clock: Clock, words: SameWords<typeof lobbyWords.en>): string {
  switch (clock.kind) {
    case 'move':
      return words.clockMove(clock.seconds);
    case 'game':
      return words.clockGame(clock.minutes, clock.increment);
    case 'days':
      return words.clockDays(clock.days);
    default:
      return words.clockNone;
  }
}
