import { homeEn } from './home.en';
import { homeEs } from './home.es';

/** Words of the first page. */
export const homeWords = { en: homeEn, es: homeEs };
