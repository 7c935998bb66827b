import { useState } from 'preact/hooks';
import type { Decision, Explained } from '../table/messages';
import type { Leg } from './aiming';
import type { Course } from './ask';
import type { Foreseen } from './facts';
import type { Point, Pose } from './geometry';

/** What the player has pointed at; it belongs to one question and is gone with it. */
export interface Held {
  of: number;
  course?: Course;
  /** A place on the water that was pointed at; its course comes from the rules. */
  place?: Point;
  /** One segment set by hand, and what comes of it. */
  leg?: Leg;
  outlook?: Foreseen;
  verdict?: Explained;
  target?: string;
  /** An option that was pointed at, or a place of one's own. */
  option?: number;
  spot?: Pose;
  /** A ship of which one wants to know why she cannot shoot. */
  reach?: string;
}

export interface Holding {
  held: Held | null;
  hold: (next: Omit<Held, 'of'>) => void;
  put: (change: (before: Held | null) => Held | null) => void;
  drop: () => void;
}

/** Keeps what the player has pointed at, as long as the same question is open. */
export function useHeld(decision: Decision | null): Holding {
  const [kept, put] = useState<Held | null>(null);
  return {
    held: decision && kept?.of === decision.decision ? kept : null,
    hold: (next) => decision && put({ of: decision.decision, ...next }),
    put,
    drop: () => put(null),
  };
}
