import { tableEn } from './table.en';
import { tableEs } from './table.es';

/** Words of every table, whatever is played at it. */
export const tableWords = { en: tableEn, es: tableEs };
