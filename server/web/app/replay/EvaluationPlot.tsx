/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { get } from '../api/call';
import { useWords } from '../words/language';
import { replayWords } from '../words/replay';
import type { Step } from './match';

interface Evaluation {
  ready: boolean;
  points: { step: number; chances: number[] }[];
}

interface Props {
  id: string;
  seats: string[];
  steps: Step[];
  at: number;
  jump: (to: number) => void;
}

const WIDTH = 600;
const HEIGHT = 110;
const ASK_AGAIN = 1500;

/** How the chances went up and down; a click goes to that moment. */
export function EvaluationPlot({ id, seats, steps, at, jump }: Props) {
  const words = useWords(replayWords);
  const [found, setFound] = useState<Evaluation | null>(null);
  useEffect(() => {
    let wait = 0;
    let gone = false;
    const ask = () =>
      get<Evaluation>(`/api/matches/${id}/evaluation`).then(
        (answer) => {
          if (gone) {
            return;
          }
          if (answer.ready) {
            setFound(answer);
          } else {
            wait = window.setTimeout(ask, ASK_AGAIN);
          }
        },
        () => undefined,
      );
    void ask();
    return () => {
      gone = true;
      clearTimeout(wait);
    };
  }, [id]);
  const index = new Map(steps.map((step, i) => [step.step, i]));
  const last = Math.max(1, steps.length - 1);
  const x = (i: number) => (i / last) * WIDTH;
  const y = (chance: number) => HEIGHT - (chance / 1000) * HEIGHT;
  const lines = seats.map((_, seat) =>
    (found?.points ?? [])
      .map((point) => `${x(index.get(point.step) ?? 0).toFixed(1)},${y(point.chances[seat] ?? 0).toFixed(1)}`)
      .join(' '),
  );
  const here = found?.points.find((point) => index.get(point.step) === at);
  const said = here ? seats.map((seat, i) => `${seat} ${Math.round(here.chances[i] / 10)} %`).join(', ') : '';
  return (
    <figure class="evaluation card">
      <figcaption>
        <strong>{words.evaluation}</strong>
        <ul class="evaluation-legend">
          {seats.map((seat, i) => (
            <li key={seat} class={`line-${i}`}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <path d="M1 4h26" />
              </svg>
              {seat} <span class="evaluation-now">{here ? Math.round(here.chances[i] / 10) : '–'} %</span>
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        class="evaluation-plot"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={found ? words.evaluationSays(said) : words.evaluationWait}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          jump(Math.round(((event.clientX - box.left) / box.width) * last));
        }}
      >
        <path class="evaluation-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {lines.map((points, i) => (
          <polyline key={seats[i]} class={`line-${i}`} points={points} />
        ))}
        <path class="evaluation-here" d={`M${x(at)} 0V${HEIGHT}`} />
      </svg>
      <p class="faint evaluation-help">{found ? words.evaluationHelp : words.evaluationWait}</p>
    </figure>
  );
}
