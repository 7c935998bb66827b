import { DEALINGS } from './art/dealings';
import { SEAFARING } from './art/seafaring';
import { CREW } from '../pirate-attack/art/crew';
import { CURSES } from '../pirate-attack/art/curses';
import { EVENTS } from '../pirate-attack/art/events';
import { MARKS } from '../pirate-attack/art/marks';
import { COURSES } from '../spanish-main/art/courses';
import { FINDS } from '../spanish-main/art/finds';
import { FOES } from '../spanish-main/art/foes';
import { PERILS } from '../spanish-main/art/perils';

/**
 * All pictures by their name. They come from game-icons.net under CC BY 3.0 (see NOTICE); each has its author, who is credited
 * on the page about this project. Paths on a grid of 512. Those of one game lie with its table.
 */
export const ART = {
  ...SEAFARING,
  ...DEALINGS,
  ...FINDS,
  ...PERILS,
  ...FOES,
  ...COURSES,
  ...CREW,
  ...EVENTS,
  ...CURSES,
  ...MARKS,
} as const;

export type ArtName = keyof typeof ART;
