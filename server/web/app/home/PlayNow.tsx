/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { post } from '../api/call';
import { withCaptainNames } from '../api/captainNames';
import { enterAs, usePerson } from '../api/person';
import type { Game, Table } from '../api/types';
import { Button } from '../look/Button';
import { tellProblem } from '../look/tell';
import { go } from '../shell/route';
import { guestName } from './guestName';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';

const LEVELS = ['deckhand', 'bosun', 'captain'];

/** A name, how strong and how many the captains are, and one button that starts a game against them. */
export function PlayNow({ games }: { games: Game[] | null }) {
  const words = useWords(homeWords);
  const person = usePerson();
  const [typed, setTyped] = useState<string | null>(null);
  const [level, setLevel] = useState('bosun');
  const [opponents, setOpponents] = useState(1);
  const [busy, setBusy] = useState(false);
  const name = typed ?? person?.name ?? guestName;
  const game = games?.find((one) => one.id === 'spanish-main');
  const levels = game?.levels ?? LEVELS.map((id) => ({ id, name: id, about: '' }));
  const start = async () => {
    setBusy(true);
    try {
      const me = await enterAs(name.trim() || guestName);
      const captains = Array.from({ length: opponents }, () => ({ sits: 'captain' as const, level }));
      const table = await post<Table>('/api/tables', {
        game: 'spanish-main',
        practice: true,
        public: false,
        seats: withCaptainNames([{ sits: 'me' }, ...captains], game, me.name),
      });
      go(`/table/${table.id}`);
    } catch (reason) {
      tellProblem(reason);
      setBusy(false);
    }
  };
  return (
    <form
      class="play-now"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <label class="field">
        <span>{words.yourName}</span>
        <input
          type="text"
          maxLength={40}
          autocomplete="nickname"
          placeholder={guestName}
          value={name}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{words.against}</span>
        <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          {levels.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{words.opponents}</span>
        <select value={opponents} onChange={(event) => setOpponents(Number(event.currentTarget.value))}>
          {[1, 2, 3].map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <Button kind="main" submit disabled={busy} class="big">
        {words.playNow}
      </Button>
      <p class="play-now-level">{levels.find((one) => one.id === level)?.about}</p>
    </form>
  );
}
