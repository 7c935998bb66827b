/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useMemo, useState } from 'preact/hooks';
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
import { stepOfEvent, viewsOf, type Replay } from './match';
import { usePlayback } from './usePlayback';
import './replay.css';

/** A finished match to look back at, from any seat's knowledge or open. */
export function ReplayPage({ id }: { id: string }) {
  const words = useWords(replayWords);
  const shell = useWords(shellWords);
  const { textTable } = useSettings();
  const { query } = useStore(place);
  const as = query.get('as') ?? 'open';
  const { value, problem } = useAnswer<Replay>(`/api/matches/${id}/replay?as=${encodeURIComponent(as)}`);
  const { value: games } = useAnswer<Game[]>('/api/games');
  const [at, setAt] = useState(0);
  const views = useMemo(() => (value ? viewsOf(value) : []), [value]);
  const last = Math.max(0, views.length - 1);
  const now = Math.min(at, last);
  useEffect(() => {
    if (value) {
      const event = Number(query.get('event') ?? NaN);
      const step = Number(query.get('step') ?? NaN);
      const wanted = Number.isFinite(event) ? stepOfEvent(value, event) : value.steps.findIndex((one) => one.step === step);
      setAt(wanted < 0 ? 0 : wanted);
    }
    // Only when a match is opened: afterwards the address follows the page.
  }, [value?.match]);
  const jump = (to: number) => {
    const index = Math.max(0, Math.min(last, to));
    setAt(index);
    if (value) {
      go(`/replay/${id}?as=${encodeURIComponent(as)}&step=${value.steps[index].step}`, true);
    }
  };
  const playback = usePlayback(now, last, jump);
  if (!value) {
    return (
      <div class="replay">
        <h1>{words.title}</h1>
        {problem ? (
          <p class="bad-news">
            {problem.message} {problem.help}
          </p>
        ) : (
          <div class="replay-wait card" aria-busy="true">
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
            onChange={(event) => go(`/replay/${id}?as=${encodeURIComponent(event.currentTarget.value)}&step=${step.step}`, true)}
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
      <div class="replay-table">
        <div class="replay-board">
          <Board view={views[now]} game={game} seat={value.seats.includes(as) ? as : null} beat={[]} decision={null} />
        </div>
        <div class="replay-deck card">
          <p class="replay-says" role="status" aria-live={playback.playing ? 'off' : 'polite'}>
            <strong>{step.seat ?? words.start}</strong> {step.says}
          </p>
          <Controls at={now} last={last} jump={jump} playback={playback} />
          <EvaluationPlot id={id} seats={value.seats} steps={value.steps} at={now} jump={jump} />
        </div>
        <StepLog steps={value.steps} at={now} jump={jump} />
        <Actions id={id} replay={value} at={now} view={views[now]} />
      </div>
    </div>
  );
}
