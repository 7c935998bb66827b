/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { usePerson } from '../api/person';
import type { Game } from '../api/types';
import { guestName } from '../home/guestName';
import { Button } from '../look/Button';
import { tellProblem } from '../look/tell';
import { Link } from '../shell/Link';
import { go } from '../shell/route';
import { boardOf } from '../table/boards';
import { useWords } from '../words/language';
import { learnWords } from '../words/learn';
import { begin } from './begin';
import { HowTo } from './HowTo';

/** One game for who has never played it: a name, a button, and the whole game on one page. */
export function FirstGame({ game }: { game: Game }) {
  const words = useWords(learnWords);
  const person = usePerson();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = typed ?? person?.name ?? guestName;
  const { lesson } = boardOf(game.id, false);
  const start = async (event: Event) => {
    event.preventDefault();
    if (!lesson) {
      return;
    }
    setBusy(true);
    try {
      go(`/table/${await begin(lesson, game, name.trim() || guestName)}`);
    } catch (reason) {
      tellProblem(reason);
      setBusy(false);
    }
  };
  return (
    <article class="sheet-page narrow learn">
      <h1>{words.firstOf(game.name)}</h1>
      <p class="learn-lead">{lesson?.lead()}</p>
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
        <Button kind="main" submit disabled={busy}>
          {words.start}
        </Button>
      </form>
      <h2>{words.howTo(game.name)}</h2>
      <HowTo game={game} />
      <p class="row">
        <Link to="/learn">{words.otherGames}</Link>
        <Link to={`/rules/${game.id}`}>{words.rules}</Link>
      </p>
    </article>
  );
}
