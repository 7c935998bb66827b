import { fieldsEn } from './fields.en';
import { fieldsEs } from './fields.es';

/** Names of the fields of a view. */
export const fieldWords = { en: fieldsEn, es: fieldsEs };
