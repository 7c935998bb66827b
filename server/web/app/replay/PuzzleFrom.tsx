/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { post } from '../api/call';
import { enterAs, personNow } from '../api/person';
import type { Table } from '../api/types';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { tellProblem } from '../look/tell';
import { go } from '../shell/route';
import { useWords } from '../words/language';
import { replayWords } from '../words/replay';
import type { Step } from './match';

interface Props {
  id: string;
  step: Step;
  seats: string[];
  onClose: () => void;
}

/** Starts a table from a moment of the match, with a goal. */
export function PuzzleFrom({ id, step, seats, onClose }: Props) {
  const words = useWords(replayWords);
  const [seat, setSeat] = useState(step.turn ?? seats[0]);
  const [kind, setKind] = useState<'win' | 'score'>('win');
  const [least, setLeast] = useState(10);
  const start = async (event: Event) => {
    event.preventDefault();
    try {
      if (!personNow()) {
        await enterAs(words.guest);
      }
      const goal = kind === 'win' ? { kind } : { kind, least };
      const table = await post<Table>(`/api/matches/${id}/puzzle`, { step: step.step, seat, goal });
      go(`/table/${table.id}`);
    } catch (reason) {
      tellProblem(reason);
    }
  };
  return (
    <Dialog title={words.puzzle} onClose={onClose}>
      <p>{words.puzzleHelp}</p>
      <form class="stack" onSubmit={start}>
        <label class="field">
          <span>{words.puzzleSeat}</span>
          <select value={seat} onChange={(event) => setSeat(event.currentTarget.value)}>
            {seats.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.goal}</span>
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value as 'win' | 'score')}>
            <option value="win">{words.goalWin}</option>
            <option value="score">{words.goalScore}</option>
          </select>
        </label>
        {kind === 'score' && (
          <label class="field">
            <span>{words.least}</span>
            <input
              type="number"
              min={1}
              max={99}
              value={least}
              onInput={(event) => setLeast(Number(event.currentTarget.value))}
            />
          </label>
        )}
        <div>
          <Button kind="main" submit>
            {words.puzzleStart}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
