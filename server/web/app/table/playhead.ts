import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../settings/kept';
import type { Branch } from './messages';
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

/** Where much has happened meanwhile, each beat is shorter: at a table of ten nobody waits for the show. */
const hurry = (waiting: number) => (waiting > 12 ? 0.3 : waiting > 6 ? 0.6 : 1);

/** Shows what happened beat by beat instead of all at once; without animations it shows the latest at once. */
export function usePlayhead(view: Branch | null, scenes: readonly Scene[], staging: Staging): Shown {
  const [step, setStep] = useState<Step | null>(null);
  const queue = useRef<Step[]>([]);
  // What happened before this component appeared is not shown again.
  const seen = useRef(scenes[scenes.length - 1]?.id ?? 0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const running = useRef(false);

  const advance = useCallback(() => {
    const next = queue.current.shift() ?? null;
    running.current = next !== null;
    setStep(next);
    if (next) {
      timer.current = setTimeout(advance, next.wait * hurry(queue.current.length));
    }
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
    if (!mayMove() || document.hidden) {
      skip();
      return;
    }
    for (const scene of fresh) {
      let now = scene.before;
      for (const beat of staging.beats(scene.events)) {
        now = staging.imagine(now, beat);
        queue.current.push({ view: now, beat, wait: staging.milliseconds(beat) });
      }
    }
    if (!running.current) {
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
