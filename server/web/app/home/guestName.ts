/** Names for who has not said one: sailors' names that both languages can read. */
const FIRST = ['Salty', 'Black', 'Lucky', 'Captain', 'Old', 'Red', 'Silent', 'Iron'];
const LAST = ['Morgan', 'Vega', 'Drake', 'Flint', 'Rosa', 'Kidd', 'Marina', 'Bonny'];

const any = (from: readonly string[]) => from[Math.floor(Math.random() * from.length)];

/** The name proposed to a guest; the same as long as the page is open. */
export const guestName = `${any(FIRST)} ${any(LAST)}`;
