/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Why } from '../look/Why';
import { sentence } from '../table/sentence';
import { useWords } from '../words/language';
import { replayWords } from '../words/replay';
import { whoDid, type Step } from './match';

/** Everything that happened; each entry leads to its moment. */
export function StepLog({ steps, at, jump }: { steps: Step[]; at: number; jump: (to: number) => void }) {
  const words = useWords(replayWords);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = box?.children[at] as HTMLElement | undefined;
    // Scrolls the list alone, never the page.
    if (
      box &&
      item &&
      (item.offsetTop < box.scrollTop || item.offsetTop + item.offsetHeight > box.scrollTop + box.clientHeight)
    ) {
      box.scrollTop = item.offsetTop - box.clientHeight / 3;
    }
  }, [at]);
  return (
    <section class="card replay-log" aria-labelledby="replay-log">
      <h2 id="replay-log">{words.log}</h2>
      <ol ref={list} tabIndex={0} aria-labelledby="replay-log">
        {steps.map((step, i) => (
          <li key={step.step} class={i === at ? 'replay-here' : ''}>
            <button
              type="button"
              class="replay-jump"
              aria-current={i === at ? 'step' : undefined}
              onClick={() => jump(i)}
            >
              <span class="faint">{step.step}</span>{' '}
              {step.seat ? `${whoDid(step) ? `${step.seat}: ` : ''}${step.says}` : words.start}
            </button>
            <ul>
              {step.events.map((told, n) => (
                <li key={n}>
                  {sentence(told.says)} {i === at && <Why ids={told.because} />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
