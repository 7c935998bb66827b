import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../settings/kept';
import { store } from '../shell/store';
import { followUp } from './gesture';
import type { Decision, Option } from './messages';

/** Whether the player took something back and has not chosen since: nothing is answered for him then. */
export const takenBack = store(false);

interface Asked {
  decision: Decision | null;
  /** When it closes, by this browser's clock. */
  until: number | undefined;
  drawOnly: ((decision: Decision) => number | null) | undefined;
  /** Whether the player takes even the only choice left himself, because it cannot be taken back alone. */
  keeps?: (option: Option) => boolean;
  choose: (option: number) => void;
  /** Told when the only choice left is taken. */
  onTaken?: (option: Option) => void;
}

/**
 * Answers by the player's standing orders: where only one choice is left, and where only the pile to draw from is open. In a
 * window it waits as long as captains do, so that a quick pass tells nobody that there was nothing to answer with. Returns
 * whether the question is answered this way.
 */
export function useAutoChoice({ decision, until, drawOnly, keeps, choose, onTaken }: Asked): boolean {
  const { answerForMe, drawForMe } = useSettings();
  const latest = useRef(choose);
  latest.current = choose;
  let option: number | null = null;
  if (decision && !takenBack.get() && decision.domain === undefined) {
    if (answerForMe && decision.options.length === 1 && !keeps?.(decision.options[0])) {
      option = decision.options[0].index;
    } else if (drawForMe === true) {
      option = drawOnly?.(decision) ?? null;
    }
  }
  const id = option === null ? null : decision?.decision;
  useEffect(() => {
    if (option === null || !decision) {
      return;
    }
    const chosen = option;
    const open = until === undefined ? 0 : Math.max(0, until - Date.now());
    const wait = decision.reaction ? open * (0.1 + Math.random() * 0.48) : 250;
    const timer = setTimeout(() => {
      if (decision.options.length === 1) {
        onTaken?.(decision.options[0]);
      }
      followUp();
      latest.current(chosen);
    }, wait);
    return () => clearTimeout(timer);
  }, [id]);
  return option !== null;
}
