import { store } from '../shell/store';

/**
 * How many answers the last thing took that the player did: a course of two bars is one order and three answers. One step
 * back takes back all of them.
 */
const answers = store(0);
let follows = false;

/** Says that the answer given now is given for the player, as part of what he did last. */
export function followUp(): void {
  follows = true;
  queueMicrotask(() => (follows = false));
}

/** Counts an answer that is sent. */
export function answerSent(): void {
  answers.set(follows ? answers.get() + 1 : 1);
  follows = false;
}

/** Returns how many answers one step back takes back, and forgets them. */
export function stepsBack(): number {
  const many = Math.max(1, answers.get());
  answers.set(0);
  return many;
}
