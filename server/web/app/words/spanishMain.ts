import { spanishMainEn } from './spanishMain.en';
import { spanishMainEs } from './spanishMain.es';

/** Words of the drawn table of Spanish Main. */
export const spanishMainWords = { en: spanishMainEn, es: spanishMainEs };
