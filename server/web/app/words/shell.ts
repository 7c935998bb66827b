import { shellEn } from './shell.en';
import { shellEs } from './shell.es';

/** Words of the frame around every page, and of parts that all pages share. */
export const shellWords = { en: shellEn, es: shellEs };
