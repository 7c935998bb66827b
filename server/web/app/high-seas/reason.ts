import type { Branch, Doc, Option } from '../table/messages';
import { highSeasWords } from '../words/highSeas';
import { wordsNow } from '../words/language';
import { verbOf } from './ask';
import { look, shipNamed } from './sight';

/** What speaks for a choice, in a sentence; empty where nothing plain does. */
export function reason(view: Branch, _: string | null, option: Option): string {
  const words = wordsNow(highSeasWords);
  const sight = look(view);
  const [verb, what] = verbOf(option);
  const ship = shipNamed(sight, what);
  const target = String((option.parts as Record<string, Doc> | null)?.target ?? '');
  switch (verb) {
    case 'move':
      return ship && ship.coins.length > 0 ? words.reasonHome : words.reasonMove;
    case 'shoot':
    case 'fire':
      return words.reasonShoot;
    case 'explore': {
      const coins = sight.islands.find((one) => one.name === target)?.coins.length ?? 0;
      return coins > 0 ? words.reasonExplore(coins) : '';
    }
    case 'land':
      return words.reasonLand;
    case 'embark':
      return words.reasonEmbark;
    case 'repair':
      return words.reasonRepair;
    case 'take':
      return words.reasonTake;
    case 'tow':
      return words.reasonTow;
    case 'end turn':
      return words.reasonEnd;
    default:
      return '';
  }
}
