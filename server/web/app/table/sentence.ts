/** A sentence with a capital at its beginning: it may begin with words that stand small elsewhere. */
export const sentence = (says: string) => says.charAt(0).toLocaleUpperCase() + says.slice(1);
