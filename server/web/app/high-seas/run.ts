import type { Branch, Decision, Doc } from '../table/messages';
import { type Leg, legParts } from './aiming';
import { type Ask, verbOf } from './ask';

/** Something the player ordered once that takes several answers: a course, a salvo, a load of coins, a tow. */
export type Run = (
  | { kind: 'course'; ship: string; legs: Leg[]; stops: boolean; tow: string | null }
  | { kind: 'salvo'; ship: string; target: string }
  | { kind: 'take' }
  | { kind: 'tow'; ship: string; towed: string }
) & {
  /** Whether its first answer has been given. */
  begun?: boolean;
};

/** The next answer of a run and what is left of it; null where the question is another one or nothing is left. */
export function nextOf(run: Run, ask: Ask, decision: Decision): { answer: number | Doc; then: Run | null } | null {
  if (run.kind === 'course' && ask.kind === 'sail' && ask.ship.name === run.ship) {
    const [leg, ...legs] = run.legs;
    if (leg) {
      return { answer: legParts(leg), then: legs.length > 0 || run.stops || run.tow ? { ...run, legs } : null };
    }
    return run.stops && ask.rest.length > 0 ? { answer: ask.rest[0].index, then: null } : null;
  }
  if (run.kind === 'tow' && ask.kind === 'order') {
    // The tow begins before she sets sail, so she is ordered to move first.
    const move = ask.orders.get(run.ship)?.find((one) => verbOf(one)[0] === 'move');
    return move && !run.begun ? { answer: move.index, then: run } : null;
  }
  const towed = run.kind === 'tow' ? run.towed : run.kind === 'course' ? run.tow : null;
  if (towed !== null && ask.kind !== 'sail') {
    const wanted = decision.options.find((one) => verbOf(one)[0] === 'tow' && verbOf(one)[1] === towed);
    return wanted ? { answer: wanted.index, then: null } : null;
  }
  if (run.kind === 'salvo' && ask.kind === 'fire' && ask.ship.name === run.ship) {
    const shot = ask.shots.find((one) => one.target === run.target && !one.again);
    return shot ? { answer: shot.option.index, then: run } : null;
  }
  if (run.kind === 'take') {
    const worth = (parts: Doc) => Number((parts as Branch | null)?.take);
    const best = decision.options
      .filter((option) => Number.isFinite(worth(option.parts)))
      .sort((a, b) => worth(b.parts) - worth(a.parts))[0];
    return best ? { answer: best.index, then: run } : null;
  }
  return null;
}
