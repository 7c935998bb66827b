/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { post } from '../api/call';
import { enterAs, personNow } from '../api/person';
import type { Table } from '../api/types';
import { GoalField } from '../editor/GoalField';
import { linkedTask } from '../editor/link';
import { guestName } from '../home/guestName';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { Icon } from '../look/Icon';
import { tell, tellProblem } from '../look/tell';
import { go, place } from '../shell/route';
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
  const sent = linkedTask(place.get().query);
  const [seat, setSeat] = useState(sent?.seat ?? step.turn ?? step.asked[0] ?? seats[0]);
  const [least, setLeast] = useState(sent?.least ?? null);
  const start = async (event: Event) => {
    event.preventDefault();
    try {
      if (!personNow()) {
        await enterAs(guestName);
      }
      const goal = least === null ? { kind: 'win' } : { kind: 'score', least };
      const table = await post<Table>(`/api/matches/${id}/puzzle`, { step: step.step, seat, goal });
      go(`/table/${table.id}`);
    } catch (reason) {
      tellProblem(reason);
    }
  };
  const share = () => {
    const query = new URLSearchParams({
      step: String(step.step),
      play: seat,
      ...(least === null ? {} : { least: String(least) }),
    });
    navigator.clipboard
      ?.writeText(`${location.origin}/replay/${id}?${query}`)
      .then(() => tell(words.puzzleShared, 'good'));
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
        <GoalField least={least} set={setLeast} />
        <div class="row">
          <Button kind="main" submit>
            {words.puzzleStart}
          </Button>
          <Button onClick={share}>
            <Icon name="link" /> {words.puzzleShare}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
