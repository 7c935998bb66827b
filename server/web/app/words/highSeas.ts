import { highSeasEn } from './highSeas.en';
import { highSeasEs } from './highSeas.es';

/** Words of the drawn table of High Seas. */
export const highSeasWords = { en: highSeasEn, es: highSeasEs };
