/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { post } from '../api/call';
import { enterAs, usePerson } from '../api/person';
import type { Game, Table } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { documentOf, freshDraft, mixed } from '../editor/draft';
import { guestName } from '../home/guestName';
import { Button } from '../look/Button';
import { tellProblem } from '../look/tell';
import { Link } from '../shell/Link';
import { go } from '../shell/route';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { beginLesson } from './lesson';
import './learn.css';

/** So many adventures make a game of some ten turns. */
const SHORT = 18;

/** A first game in its beginning: calm sea, no fame yet, a short pile. */
function firstGame(game: Game, me: string, mate: string): Record<string, unknown> {
  const draft = mixed(freshDraft(game), game);
  const names = [me, me === mate ? `${mate} 2` : mate];
  return documentOf({
    ...draft,
    row: draft.row.map((berth) => ({ ...berth, damaged: false, fame: 0 })),
    sailors: names.map((name) => ({ name, front: 0, denied: [], hand: [] })),
    adventures: ['Treasure Map'],
    display: [
      'Full Speed Ahead!',
      ...draft.display.filter((card) => card !== 'Full Speed Ahead!' && card !== 'There Be Fog Ahead!'),
    ].slice(0, 3),
    left: SHORT,
  });
}

/** The way into the first game. */
export function LearnPage() {
  const words = useWords(learnWords);
  const person = usePerson();
  const { value: games } = useAnswer<Game[]>('/api/games');
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = typed ?? person?.name ?? guestName;
  const game = games?.find((one) => one.id === 'spanish-main');
  const start = async (event: Event) => {
    event.preventDefault();
    if (!game) {
      return;
    }
    setBusy(true);
    try {
      const me = await enterAs(name.trim() || guestName);
      const document = firstGame(game, me.name, words.mate);
      const table = await post<Table>('/api/positions/table', {
        game: game.id,
        document,
        seat: me.name,
        level: 'deckhand',
      });
      beginLesson(table.id);
      go(`/table/${table.id}`);
    } catch (reason) {
      tellProblem(reason);
      setBusy(false);
    }
  };
  return (
    <article class="sheet-page narrow learn">
      <h1>{words.title}</h1>
      <p class="learn-lead">{words.lead}</p>
      <h2>{words.points}</h2>
      <ol>
        <li>{words.point1}</li>
        <li>{words.point2}</li>
        <li>{words.point3}</li>
        <li>{words.point4}</li>
      </ol>
      <form class="row learn-start" onSubmit={start}>
        <label class="field">
          <span>{words.name}</span>
          <input
            type="text"
            maxLength={30}
            autocomplete="nickname"
            placeholder={guestName}
            value={name}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Button kind="main" submit disabled={busy || !game}>
          {words.start}
        </Button>
      </form>
      <p>
        <Link to="/rules/spanish-main">{words.rules}</Link>
      </p>
    </article>
  );
}
