/** @jsxRuntime automatic @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { post } from '../api/call';
import { enterAs, usePerson } from '../api/person';
import type { Clock, Game, OptionInfo, OptionValue, SeatPlan, Table } from '../api/types';
import { useAnswer } from '../api/useAnswer';
import { guestName } from '../home/guestName';
import { simplest } from '../home/simplest';
import { Button } from '../look/Button';
import { Icon } from '../look/Icon';
import { tellProblem } from '../look/tell';
import { change, useSettings } from '../settings/kept';
import { go } from '../shell/route';
import { lobbyWords } from '../words/lobby';
import { useWords } from '../words/language';
import { ClockField } from './ClockField';
import { OptionField } from './OptionField';
import { SeatField } from './SeatField';

interface Preset {
  id: string;
  name: string;
  options: Record<string, OptionValue>;
}

/** The form that opens a table. Everything about a game in it comes from the game itself. */
export function OpenTable({ games }: { games: Game[] | null }) {
  const words = useWords(lobbyWords);
  const person = usePerson();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  const [options, setOptions] = useState<Record<string, OptionValue>>({});
  const [preset, setPreset] = useState('');
  const [seats, setSeats] = useState<SeatPlan[]>([{ sits: 'me' }, { sits: 'free' }]);
  const [clock, setClock] = useState<Clock>({ kind: 'none' });
  const [isPublic, setPublic] = useState(true);
  const [spectators, setSpectators] = useState(true);
  const [practice, setPractice] = useState(false);
  const [busy, setBusy] = useState(false);
  const { lastGame } = useSettings();
  const game = games?.find((one) => one.id === (chosen || lastGame)) ?? simplest(games);
  const presets = useAnswer<Preset[]>(game && person ? `/api/presets?game=${game.id}` : null).value ?? [];
  const name = typed ?? person?.name ?? guestName;
  // The game that is proposed may want more seats than the form began with.
  useEffect(() => {
    if (game) {
      setSeats((now) => fitted(now, game));
    }
  }, [game?.id]);
  const onlyCaptains = seats.every((seat) => seat.sits === 'captain' || seat.sits === 'me');
  const choose = (id: string) => {
    const next = games?.find((one) => one.id === id);
    setChosen(id);
    setOptions({});
    setPreset('');
    if (next) {
      setSeats(fitted(seats, next));
    }
  };
  const open = async () => {
    if (!game) {
      return;
    }
    setBusy(true);
    try {
      await enterAs(name.trim() || guestName);
      change({ lastGame: game.id });
      const table = await post<Table>('/api/tables', {
        game: game.id,
        options,
        preset: preset || undefined,
        public: isPublic,
        spectators,
        practice: practice || onlyCaptains,
        clock,
        seats,
      });
      go(
        `/table/${table.id}${table.invitation && !isPublic ? `?invitation=${encodeURIComponent(table.invitation)}` : ''}`,
      );
    } catch (reason) {
      tellProblem(reason);
      setBusy(false);
    }
  };
  const field = (option: OptionInfo) => (
    <OptionField
      key={option.id}
      option={option}
      value={options[option.id] ?? option.default}
      onChange={(value) => {
        setPreset('');
        setOptions({ ...options, [option.id]: value });
      }}
    />
  );
  return (
    <form
      class="card stack open-table"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>{words.open}</h2>
      <label class="field">
        <span>{words.game}</span>
        <select value={game?.id} onChange={(event) => choose(event.currentTarget.value)}>
          {(games ?? []).map((one) => (
            <option key={one.id} value={one.id}>
              {one.name ?? one.id}
            </option>
          ))}
        </select>
        <span class="field-help about-game">{game?.about}</span>
      </label>
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
      <fieldset>
        <legend>{words.seats}</legend>
        <ol class="seat-plan">
          {seats.map((seat, i) => (
            <SeatField
              key={i}
              label={words.seatN(i + 1)}
              seat={seat}
              game={game}
              mayBeMe={seat.sits === 'me' || !seats.some((other) => other.sits === 'me')}
              onChange={(next) => setSeats(seats.map((old, k) => (k === i ? next : old)))}
            />
          ))}
        </ol>
        <div class="row">
          <Button
            class="small"
            disabled={seats.length >= (game?.mostSeats ?? 4)}
            onClick={() => setSeats((now) => [...now, { sits: 'captain', level: 'bosun' }])}
          >
            <Icon name="plus" />
            {words.addSeat}
          </Button>
          <Button
            class="small"
            disabled={seats.length <= (game?.fewestSeats ?? 2)}
            onClick={() => setSeats((now) => now.slice(0, -1))}
          >
            <Icon name="minus" />
            {words.removeSeat}
          </Button>
        </div>
      </fieldset>
      <Button kind="main" submit disabled={busy || !game} class="big">
        {busy ? words.creating : words.create}
      </Button>
      {presets.length > 0 && (
        <label class="field">
          <span>{words.preset}</span>
          <select
            value={preset}
            onChange={(event) => {
              const id = event.currentTarget.value;
              setPreset(id);
              setOptions(presets.find((one) => one.id === id)?.options ?? {});
            }}
          >
            <option value="">{words.presetNone}</option>
            {presets.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {game && game.options.length > 0 && (
        <details class="game-options">
          <summary>{words.options(game.options.length)}</summary>
          {game.options.map(field)}
        </details>
      )}
      <ClockField clock={clock} onChange={setClock} />
      <div class="stack tight">
        <Check label={words.public} help={words.publicHelp} value={isPublic} onChange={setPublic} />
        <Check label={words.spectators} value={spectators} onChange={setSpectators} />
        <Check
          label={words.practice}
          help={words.practiceHelp}
          value={practice || onlyCaptains}
          onChange={setPractice}
        />
      </div>
    </form>
  );
}

/** The same seats, as many as the game allows; captains fill up. */
function fitted(seats: readonly SeatPlan[], game: Game): SeatPlan[] {
  const next = seats.slice(0, game.mostSeats);
  while (next.length < game.fewestSeats) {
    next.push({ sits: 'captain', level: 'bosun' });
  }
  return next;
}

function Check(props: { label: string; help?: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={props.value} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      <span>
        {props.label}
        {props.help && <span class="field-help"> {props.help}</span>}
      </span>
    </label>
  );
}
