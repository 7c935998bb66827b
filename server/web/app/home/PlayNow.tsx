/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { post } from '../api/call';
import { enterAs, usePerson } from '../api/person';
import type { Game, Table } from '../api/types';
import { Button } from '../look/Button';
import { tellProblem } from '../look/tell';
import { change, useSettings } from '../settings/kept';
import { go } from '../shell/route';
import { guestName } from './guestName';
import { simplest } from './simplest';
import { homeWords } from '../words/home';
import { useWords } from '../words/language';

const LEVELS = ['deckhand', 'bosun', 'captain'];
/** What fits any game, until the list of games has come. */
const ANY = { fewestSeats: 2, mostSeats: 2 };
/** More captains than this are chosen in the lobby. */
const MOST = 5;

/** A name, which game, how strong and how many the captains are, and one button that starts a game against them. */
export function PlayNow({ games }: { games: Game[] | null }) {
  const words = useWords(homeWords);
  const person = usePerson();
  const [typed, setTyped] = useState<string | null>(null);
  const [level, setLevel] = useState('bosun');
  const { lastGame } = useSettings();
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState(1);
  const [busy, setBusy] = useState(false);
  const name = typed ?? person?.name ?? guestName;
  const game = games?.find((one) => one.id === (chosen || lastGame)) ?? simplest(games);
  const { fewestSeats, mostSeats } = game ?? ANY;
  const counts = Array.from({ length: Math.min(MOST, mostSeats - 1) }, (_, i) => i + 1).filter(
    (n) => n >= fewestSeats - 1,
  );
  const opponents = counts.includes(asked) ? asked : counts[0];
  const levels = game?.levels ?? LEVELS.map((id) => ({ id, name: id, about: '' }));
  const start = async () => {
    setBusy(true);
    try {
      if (!game) {
        return;
      }
      await enterAs(name.trim() || guestName);
      change({ lastGame: game.id });
      const captains = Array.from({ length: opponents }, () => ({ sits: 'captain' as const, level }));
      const table = await post<Table>('/api/tables', {
        game: game.id,
        practice: true,
        public: false,
        seats: [{ sits: 'me' }, ...captains],
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
        <select value={game?.id ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
          {!games && <option value="">…</option>}
          {(games ?? []).map((one) => (
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
      <Button kind="main" submit disabled={busy || !game} class="big">
        {words.playNow}
      </Button>
      <p class="play-now-level">
        {game?.about} {levels.find((one) => one.id === level)?.about}
      </p>
    </form>
  );
}
