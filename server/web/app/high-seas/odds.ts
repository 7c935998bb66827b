import type { Cannon } from './plans';

/** What a salvo can be expected to do, before anybody rolls and without the help of crew. */
export interface Odds {
  /** The chance of each cannon to hit. */
  each: number[];
  expected: number;
  /** That she loses her last mast, or worse. */
  derelict: number;
  /** That she sinks. */
  sink: number;
}

/** A cannon hits with more than its rank, and never with a 1. */
export const chanceOf = ({ rank }: Cannon) => Math.max(0, 6 - Math.max(1, rank)) / 6;

/** Every hit costs a mast; a ship without masts sinks with the next one. */
export function oddsOf(cannons: readonly Cannon[], masts: number): Odds {
  const each = cannons.map(chanceOf);
  // How likely are so many hits: cannon by cannon.
  let hits = [1];
  for (const chance of each) {
    const next = new Array<number>(hits.length + 1).fill(0);
    hits.forEach((likely, n) => {
      next[n] += likely * (1 - chance);
      next[n + 1] += likely * chance;
    });
    hits = next;
  }
  const atLeast = (n: number) => hits.slice(n).reduce((sum, likely) => sum + likely, 0);
  return {
    each,
    expected: each.reduce((sum, chance) => sum + chance, 0),
    derelict: masts > 0 ? atLeast(masts) : 1,
    sink: atLeast(masts + 1),
  };
}

export const percent = (chance: number) => `${Math.round(chance * 100)} %`;

/** How a boarding can end: each side adds the masts that stand to a die, the higher sum wins (CB-BOARD-04). */
export function boardingOdds(own: number, other: number): { win: number; tie: number; lose: number } {
  let win = 0;
  let tie = 0;
  for (let mine = 1; mine <= 6; mine++) {
    for (let yours = 1; yours <= 6; yours++) {
      win += mine + own > yours + other ? 1 : 0;
      tie += mine + own === yours + other ? 1 : 0;
    }
  }
  return { win: win / 36, tie: tie / 36, lose: (36 - win - tie) / 36 };
}
