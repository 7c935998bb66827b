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
/** What is offered before the list of games has come. */
const FIRST = { id: 'spanish-main', name: 'Spanish Main', fewestSeats: 2, mostSeats: 4 };
/** More captains than this are chosen in the lobby. */
const MOST = 5;

/** A name, which game, how strong and how many the captains are, and one button that starts a game against them. */
export function PlayNow({ games }: { games: Game[] | null }) {
  const words = useWords(homeWords);
  const person = usePerson();
  const [typed, setTyped] = useState<string | null>(null);
  const [level, setLevel] = useState('bosun');
  const [wanted, setWanted] = useState(FIRST.id);
  const [asked, setAsked] = useState(1);
  const [busy, setBusy] = useState(false);
  const name = typed ?? person?.name ?? guestName;
  const game = games?.find((one) => one.id === wanted);
  const { fewestSeats, mostSeats } = game ?? FIRST;
  const counts = Array.from({ length: Math.min(MOST, mostSeats - 1) }, (_, i) => i + 1).filter(
    (n) => n >= fewestSeats - 1,
  );
  const opponents = counts.includes(asked) ? asked : counts[0];
  const levels = game?.levels ?? LEVELS.map((id) => ({ id, name: id, about: '' }));
  const start = async () => {
    setBusy(true);
    try {
      const me = await enterAs(name.trim() || guestName);
      const captains = Array.from({ length: opponents }, () => ({ sits: 'captain' as const, level }));
      const table = await post<Table>('/api/tables', {
        game: wanted,
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
      <label class="field play-now-game">
        <span>{words.game}</span>
        <select value={wanted} onChange={(event) => setWanted(event.currentTarget.value)}>
          {(games ?? [FIRST]).map((one) => (
            <option key={one.id} value={one.id}>
              {one.name ?? one.id}
            </option>
          ))}
        </select>
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
        <select value={opponents} onChange={(event) => setAsked(Number(event.currentTarget.value))}>
          {counts.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <Button kind="main" submit disabled={busy} class="big">
        {words.playNow}
      </Button>
      <p class="play-now-level">
        {levels.find((one) => one.id === level)?.about}
        {wanted === 'high-seas' && ` ${words.readyFleets}`}
      </p>
    </form>
  );
}
