import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mayMove, settings } from '../settings/kept';
import type { Branch } from './messages';
import { beatAt, shownFor } from './pace';
import type { Logged, Scene } from './state';

/** How a game shows what happens: which events belong to one beat, what the table looks like after it, how long it lasts. */
export interface Staging {
  beats: (events: readonly Logged[]) => Logged[][];
  imagine: (view: Branch, beat: readonly Logged[]) => Branch;
  milliseconds: (beat: readonly Logged[]) => number;
}

/** What is to be shown at this moment. */
export interface Shown {
  view: Branch | null;
  /** What is happening now; empty where nothing is. */
  beat: readonly Logged[];
  /** Whether more has happened than is shown. */
  behind: boolean;
  /** The last event that has been shown. */
  until: number;
  skip: () => void;
}

interface Step {
  view: Branch;
  beat: readonly Logged[];
  wait: number;
}

const NOTHING: readonly Logged[] = [];

/** Captains who think for a moment do not begin a new show. */
const SAME_SHOW = 1200;

/** Shows what happened beat by beat instead of all at once; without animations it shows the latest at once. */
export function usePlayhead(view: Branch | null, scenes: readonly Scene[], staging: Staging): Shown {
  const [step, setStep] = useState<Step | null>(null);
  const [, drawAgain] = useState(0);
  const queue = useRef<Step[]>([]);
  // What happened before this component appeared is not shown again.
  const seen = useRef(scenes[scenes.length - 1]?.id ?? 0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const running = useRef(false);
  // When what is shown in a row began, and when the last of it had been shown.
  const began = useRef(0);
  const rested = useRef(0);

  const advance = useCallback(() => {
    const next = queue.current.shift() ?? null;
    running.current = next !== null;
    setStep(next);
    const now = Date.now();
    if (!next) {
      rested.current = now;
      return;
    }
    const waiting = queue.current.reduce((sum, step) => sum + step.wait, next.wait);
    timer.current = setTimeout(advance, shownFor(settings.get().speed, next.wait, waiting, now - began.current));
  }, []);

  const skip = useCallback(() => {
    clearTimeout(timer.current);
    queue.current = [];
    advance();
  }, [advance]);

  useLayoutEffect(() => {
    const fresh = scenes.filter((scene) => scene.id > seen.current);
    if (fresh.length === 0) {
      return;
    }
    seen.current = fresh[fresh.length - 1].id;
    // Where nothing of it is shown, nothing else would draw the table that was held back for it.
    drawAgain(seen.current);
    if (!mayMove() || document.hidden) {
      skip();
      return;
    }
    for (const scene of fresh) {
      let now = scene.before;
      for (const beat of staging.beats(scene.events)) {
        now = staging.imagine(now, beat);
        queue.current.push({ view: now, beat, wait: beatAt(settings.get().speed, staging.milliseconds(beat)) });
      }
    }
    if (!running.current) {
      if (Date.now() - rested.current > SAME_SHOW) {
        began.current = Date.now();
      }
      advance();
    }
  }, [scenes, staging, advance, skip]);

  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  // Between the message and the first beat the table must not jump to the end and back.
  const unseen = mayMove() && !document.hidden ? scenes.find((scene) => scene.id > seen.current) : undefined;
  const shown = step?.view ?? unseen?.before ?? view;
  const until = step ? step.beat[step.beat.length - 1].id : unseen ? unseen.events[0].id - 1 : Infinity;
  return { view: shown, beat: step?.beat ?? NOTHING, behind: step !== null || unseen !== undefined, until, skip };
}
