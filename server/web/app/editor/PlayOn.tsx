/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { post } from '../api/call';
import { enterAs, personNow } from '../api/person';
import type { Game, Table } from '../api/types';
import { Button } from '../look/Button';
import { tellProblem } from '../look/tell';
import { go } from '../shell/route';
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';

interface Props {
  game: Game;
  document: Record<string, unknown>;
  seats: string[];
  good: boolean;
}

/** Starts a table from the position: which seat is mine, who the others are, what the goal is. */
export function PlayOn({ game, document, seats, good }: Props) {
  const words = useWords(editorWords);
  const [mine, setMine] = useState(0);
  const [level, setLevel] = useState('bosun');
  const [kind, setKind] = useState<'win' | 'score'>('win');
  const [least, setLeast] = useState(10);
  const seat = seats[mine] ?? seats[0];
  const start = async (event: Event) => {
    event.preventDefault();
    try {
      if (!personNow()) {
        await enterAs(words.guest);
      }
      const goal = kind === 'win' ? { kind } : { kind, least };
      const table = await post<Table>('/api/positions/table', { game: game.id, document, seat, level, goal });
      go(`/table/${table.id}`);
    } catch (reason) {
      tellProblem(reason);
    }
  };
  return (
    <form class="edit-play" onSubmit={start}>
      <label class="field">
        <span>{words.you}</span>
        <select value={mine} onChange={(event) => setMine(Number(event.currentTarget.value))}>
          {seats.map((name, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{words.level}</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          {(game.levels ?? []).map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
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
      <Button kind="main" submit disabled={!good}>
        {words.start}
      </Button>
    </form>
  );
}
