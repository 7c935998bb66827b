import type { Replay, Step } from '../api/wire';
import type { Branch } from '../table/messages';
import { patched } from '../table/patch';
import type { Logged } from '../table/state';

export type { Replay, Step };

/** Computes the view after every step. Views share what they have in common, so this is cheap. */
export function viewsOf(replay: Replay): Branch[] {
  const views: Branch[] = [];
  let view: Branch = {};
  for (const step of replay.steps) {
    view = step.view ?? patched(view, step.patch);
    views.push(view);
  }
  return views;
}

/** The match as it was played in the end: without what was taken back. Every step has its whole view then. */
export function asPlayed(replay: Replay): Replay {
  const views = viewsOf(replay);
  const steps = replay.steps.map((step, i) => ({ ...step, view: views[i] })).filter((step) => !step.undone);
  return { ...replay, steps };
}

/** What had happened up to a step, numbered like the log of a table. */
export function loggedUntil(replay: Replay, at: number): Logged[] {
  return replay.steps
    .slice(0, at + 1)
    .flatMap((step) => step.events)
    .map((told, id) => ({ ...told, id }));
}

/** Finds the step after which so many events had happened. */
export function stepOfEvent(replay: Replay, event: number): number {
  let heard = 0;
  for (let i = 0; i < replay.steps.length; i++) {
    heard += replay.steps[i].events.length;
    if (heard >= event) {
      return i;
    }
  }
  return replay.steps.length - 1;
}

/** Who did it, where the sentence does not begin with the name anyway. */
export function whoDid(step: Step): string {
  return step.seat && !step.says.startsWith(step.seat) ? step.seat : '';
}
