import { useRef } from 'preact/hooks';
import type { BoardProps } from '../table/board';
import { type Leg, legParts, towardParts } from './aiming';
import { type Ask, courseTo } from './ask';
import { foreseen } from './facts';
import type { Point } from './geometry';
import type { Held } from './held';

/** How long one waits after the last change of an aim before the rules are asked, in milliseconds. */
const PATIENCE = 120;

interface Aiming {
  /** Points at a place on the water: the rules find the course. */
  aimTo: (place: Point) => void;
  /** Sets one segment by hand. */
  setLeg: (leg: Leg) => void;
}

/** Lets a player aim; where it leads and whether it is allowed, the rules say when the hand has come to rest. */
export function useAim(
  ask: Ask | null,
  decision: BoardProps['decision'],
  explain: BoardProps['explain'],
  put: (change: (before: Held | null) => Held | null) => void,
): Aiming {
  const asked = useRef(0);
  const later = (held: Held, look: () => Promise<Partial<Held> | null>) => {
    const mine = ++asked.current;
    put((before) => ({ ...held, course: held.place ? before?.course : undefined }));
    setTimeout(async () => {
      const found = asked.current === mine ? await look() : null;
      if (found && asked.current === mine) {
        put((before) => (before?.of === held.of ? { ...held, ...found } : before));
      }
    }, PATIENCE);
  };
  return {
    aimTo: (place) => {
      if (ask?.kind === 'sail' && decision) {
        later({ of: decision.decision, place }, async () => {
          const verdict = await explain?.(towardParts(place));
          return verdict ? { verdict, course: verdict.legal ? courseTo(verdict.shows) : undefined } : null;
        });
      }
    },
    setLeg: (leg) => {
      if (ask?.kind === 'sail' && decision) {
        later({ of: decision.decision, leg }, async () => {
          const verdict = await explain?.(legParts(leg));
          return verdict ? { verdict, outlook: verdict.legal ? foreseen(verdict.shows) : undefined } : null;
        });
      }
    },
  };
}
