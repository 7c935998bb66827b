/** How fast the table shows what happened. */
export type Speed = 'normal' | 'fast' | 'off';

/** What is shown in a row, say a round of four captains, takes no longer than this in all. */
export const LONGEST_SHOW = { normal: 8000, fast: 3000, off: 0 };
/** One beat is never longer than people like to look at one thing. */
const LONGEST_BEAT = 2000;
const SHARE = { normal: 1, fast: 0.4, off: 0 };

/** How long a beat is seen at most at this speed, before anything else waits. */
export const beatAt = (speed: Speed, milliseconds: number) => Math.min(milliseconds, LONGEST_BEAT) * SHARE[speed];

/**
 * How long a beat is shown: as long as it likes, or its share of what is left where more waits than there is time for.
 *
 * @param own how long it would like to be seen
 * @param waiting how long all that waits would like to be seen, with itself
 * @param spent how long has been shown in a row before it
 */
export function shownFor(speed: Speed, own: number, waiting: number, spent: number): number {
  const left = Math.max(0, LONGEST_SHOW[speed] - spent);
  return waiting <= left ? own : (own * left) / waiting;
}
