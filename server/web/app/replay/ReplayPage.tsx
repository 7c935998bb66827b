/** @jsxRuntime automatic @jsxImportSource preact */
import { useMemo, useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { useSettings } from '../settings/kept';
import { go, place } from '../shell/route';
import { useStore } from '../shell/store';
import { boardOf } from '../table/boards';
import { useWords } from '../words/language';
import { replayWords } from '../words/replay';
import { shellWords } from '../words/shell';
import { Actions } from './Actions';
import { Controls } from './Controls';
import { EvaluationPlot } from './EvaluationPlot';
import { StepLog } from './StepLog';
import { asPlayed, loggedUntil, stepOfEvent, viewsOf, whoDid, type Replay } from './match';
import { usePlayback } from './usePlayback';
import './replay.css';

/** A finished match to look back at, from any seat's knowledge or open. */
export function ReplayPage({ id }: { id: string }) {
  const words = useWords(replayWords);
  const shell = useWords(shellWords);
  const { textTable } = useSettings();
  const { query } = useStore(place);
  const as = query.get('as') ?? 'open';
  const { value: whole, problem } = useAnswer<Replay>(`/api/matches/${id}/replay?as=${encodeURIComponent(as)}`);
  const value = useMemo(() => (whole ? asPlayed(whole) : null), [whole]);
  const { value: games } = useAnswer<Game[]>('/api/games');
  const [chosen, setChosen] = useState<number | null>(null);
  const views = useMemo(() => (value ? viewsOf(value) : []), [value]);
  const last = Math.max(0, views.length - 1);
  // Until a step is chosen here, the address says which; afterwards the address follows the page.
  const linked = useMemo(() => (whole && value ? linkedStep(whole, value, query) : 0), [value?.match]);
  const now = Math.min(chosen ?? linked, last);
  const jump = (to: number) => {
    const index = Math.max(0, Math.min(last, to));
    setChosen(index);
    if (value) {
      go(`/replay/${id}?as=${encodeURIComponent(as)}&step=${value.steps[index].step}`, true);
    }
  };
  const playback = usePlayback(now, last, jump);
  const log = useMemo(() => (value ? loggedUntil(value, now) : []), [value, now]);
  if (!value) {
    return (
      <div key="none" class="replay">
        <h1>{words.title}</h1>
        {problem ? (
          <p class="bad-news">
            {problem.message} {problem.help}
          </p>
        ) : (
          <div key="wait" class="replay-wait card" aria-busy="true">
            {shell.loading}
          </div>
        )}
      </div>
    );
  }
  const game = games?.find((one) => one.id === value.game) ?? null;
  const { Board } = boardOf(value.game, textTable);
  const step = value.steps[now];
  return (
    <div class="replay">
      <header class="replay-head">
        <div>
          <h1>{words.title}</h1>
          <p class="faint">
            {game?.name ?? value.game} · {value.seats.join(', ')} · {value.says}
          </p>
        </div>
        <label class="field">
          <span>{words.as}</span>
          <select
            value={as}
            onChange={(event) =>
              go(`/replay/${id}?as=${encodeURIComponent(event.currentTarget.value)}&step=${step.step}`, true)
            }
          >
            <option value="open">{words.open}</option>
            {value.seats.map((seat) => (
              <option key={seat} value={seat}>
                {seat}
              </option>
            ))}
            <option value="spectator">{words.spectator}</option>
          </select>
        </label>
      </header>
      <div key="table" class="replay-table">
        <div class="replay-deck card">
          <p class="replay-says" role="status" aria-live={playback.playing ? 'off' : 'polite'}>
            <strong>{whoDid(step) ? `${whoDid(step)}:` : step.seat ? '' : words.start}</strong> {step.says}
          </p>
          <Controls at={now} last={last} jump={jump} playback={playback} />
        </div>
        <div class="replay-board">
          <Board
            view={views[now]}
            game={game}
            seat={value.seats.includes(as) ? as : null}
            beat={[]}
            decision={null}
            log={log}
            since={log.length - step.events.length}
          />
        </div>
        <EvaluationPlot id={id} seats={value.seats} steps={value.steps} at={now} jump={jump} />
        <StepLog steps={value.steps} at={now} jump={jump} />
        <Actions id={id} replay={value} at={now} view={views[now]} />
      </div>
    </div>
  );
}

/** The step that a shared link names, by its number or by how many events had happened. */
function linkedStep(whole: Replay, replay: Replay, query: URLSearchParams): number {
  const event = Number(query.get('event') ?? NaN);
  const step = Number.isFinite(event) ? whole.steps[stepOfEvent(whole, event)].step : Number(query.get('step') ?? NaN);
  // A moment that was taken back is shown by the last one before it that was not.
  return Math.max(0, replay.steps.filter((one) => one.step <= step).length - 1);
}
