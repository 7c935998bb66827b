/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { tell, tellProblem } from '../look/tell';
import type { Branch } from '../table/messages';
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';
import { GoalField } from './GoalField';
import { editorLink } from './link';
import { playFrom } from './playFrom';

interface Props {
  game: Game;
  document: Branch;
  seats: string[];
  good: boolean;
}

/** Starts a table from the position, or sends it to somebody as a puzzle: which seat, who the others are, what the goal is. */
export function PlayOn({ game, document, seats, good }: Props) {
  const words = useWords(editorWords);
  const [mine, setMine] = useState(0);
  const [level, setLevel] = useState('bosun');
  const [least, setLeast] = useState<number | null>(null);
  const task = { seat: seats[mine] ?? seats[0] ?? '', least };
  const start = (event: Event) => {
    event.preventDefault();
    playFrom(game.id, document, level, task).catch(tellProblem);
  };
  const share = () =>
    navigator.clipboard
      ?.writeText(location.origin + editorLink(document, task))
      .then(() => tell(words.puzzleShared, 'good'));
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
      <GoalField least={least} set={setLeast} />
      <div class="row">
        <Button kind="main" submit disabled={!good}>
          {words.start}
        </Button>
        <Button disabled={!good} onClick={share}>
          <Icon name="link" /> {words.sharePuzzle}
        </Button>
      </div>
    </form>
  );
}
