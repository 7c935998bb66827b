import type { highSeasEn } from '../words/highSeas.en';
import type { Counsel } from './facts';
import type { Plans } from './plans';

/** Says in a line what a ship is about, as the rules see it: what she could do next on the way to gold. */
export function adviceFor(counsel: Counsel | undefined, plans: Plans, words: typeof highSeasEn): string {
  if (!counsel) {
    return '';
  }
  const { advice, count } = counsel;
  const about = counsel.about === null ? '' : plans.pieceName(counsel.about);
  switch (advice) {
    case 'derelict':
      return words.adviceDerelict;
    case 'towed':
      return words.adviceTowed(about);
    case 'pinned':
      return words.advicePinned(about);
    case 'acted':
      return words.acted;
    case 'next-turn':
      return words.adviceNextTurn(about);
    case 'explore':
      return words.adviceExplore(about, count);
    case 'shoot':
      return words.adviceShoot(count, about);
    case 'tow':
      return words.adviceTow(about);
    case 'tow-home':
      return words.adviceTowHome(about);
    case 'home':
      return words.adviceHome(count, about);
    case 'seek':
      return words.adviceSeek(about, count);
    case 'full':
      return words.adviceFull(about === '' ? null : about);
    case 'hunt':
      return words.adviceHunt(about === '' ? null : about);
    default:
      return '';
  }
}
