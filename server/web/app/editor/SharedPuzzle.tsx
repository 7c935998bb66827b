/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { Button } from '../look/Button';
import { tellProblem } from '../look/tell';
import { Link } from '../shell/Link';
import type { Branch } from '../table/messages';
import { useWords } from '../words/language';
import { editorWords } from '../words/editor';
import { editorLink, type Task } from './link';
import { playFrom } from './playFrom';

/** A puzzle that somebody sent: what is to be reached, and the way in. It shows nothing that the player may not know. */
export function SharedPuzzle({ game, document, task }: { game: Game; document: Branch; task: Task }) {
  const words = useWords(editorWords);
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    playFrom(game.id, document, 'captain', task).catch((reason) => {
      tellProblem(reason);
      setBusy(false);
    });
  };
  return (
    <section class="card stack editor-sent">
      <h2>{game.name}</h2>
      <p>{task.least === null ? words.sentWin(task.seat) : words.sentScore(task.seat, task.least)}</p>
      <div class="row">
        <Button kind="main" disabled={busy} onClick={start}>
          {words.start}
        </Button>
        <Link to={editorLink(document)} class="button plain">
          {words.toEditor}
        </Link>
      </div>
    </section>
  );
}
