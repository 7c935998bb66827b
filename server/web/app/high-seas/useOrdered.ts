import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../shell/store';
import type { BoardProps } from '../table/board';
import { followUp } from '../table/gesture';
import type { Ask } from './ask';
import { lossBy, lossOrder } from './losses';
import { nextOf, type Run } from './run';

interface Ordered {
  run: Run | null;
  setRun: (run: Run | null) => void;
}

/** Answers by itself, once for each question: by standing orders, and what was ordered in one go. */
export function useOrdered(ask: Ask | null, props: BoardProps): Ordered {
  const { decision, busy = false, choose, chooseParts } = props;
  const [run, setRun] = useState<Run | null>(null);
  const losses = useStore(lossOrder);
  const answered = useRef<number | null>(null);
  useEffect(() => {
    if (!decision || !ask || busy || answered.current === decision.decision) {
      return;
    }
    const loss = lossBy(losses, decision);
    const next = run ? nextOf(run, ask, decision) : null;
    if (loss !== null) {
      answered.current = decision.decision;
      followUp();
      choose?.(loss);
    } else if (next && run) {
      answered.current = decision.decision;
      setRun(next.then && { ...next.then, begun: true });
      if (run.begun) {
        followUp();
      }
      if (typeof next.answer === 'number') {
        choose?.(next.answer);
      } else {
        chooseParts?.(next.answer);
      }
    } else if (ask.kind === 'sail' && Object.keys(ask.bars).length === 0) {
      // Asked only because others cannot know that no crew gives her a further bar: not at once, as if one thought.
      const timer = setTimeout(
        () => {
          followUp();
          choose?.(ask.rest[0].index);
        },
        300 + Math.random() * 600,
      );
      return () => clearTimeout(timer);
    } else if (run) {
      setRun(null);
    }
  }, [decision?.decision, busy, run, losses]);
  return { run, setRun };
}
