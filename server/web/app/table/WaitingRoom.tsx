/** @jsxRuntime automatic @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { post, put, remove } from '../api/call';
import { enterAs, usePerson } from '../api/person';
import type { Game, Seat, Table } from '../api/types';
import { Button } from '../look/Button';
import { Why } from '../look/Why';
import { Icon } from '../look/Icon';
import { tellProblem } from '../look/tell';
import { go } from '../shell/route';
import { tableWords } from '../words/table';
import { useWords } from '../words/language';
import type { Standing } from './connection';
import { clockSays } from '../lobby/clockWords';
import { valueSays } from '../lobby/valueSays';
import { Invite } from './Invite';
import { lobbyWords } from '../words/lobby';

interface Props {
  table: Table;
  game: Game | null;
  invitation: string;
  standing: Standing;
  onTable: (table: Table) => void;
}

/** A table before its start: who sits where, how to invite, what will be played. */
export function WaitingRoom({ table, game, invitation, standing, onTable }: Props) {
  const words = useWords(tableWords);
  const lobby = useWords(lobbyWords);
  const [busy, setBusy] = useState(false);
  const free = table.seats.filter((seat) => seat.sits === 'free').length;
  const mine = table.owner?.you ?? false;
  const run = async (what: () => Promise<Table | undefined>) => {
    setBusy(true);
    try {
      const next = await what();
      if (next) {
        onTable(next);
      }
    } catch (reason) {
      tellProblem(reason);
    }
    setBusy(false);
  };
  const at = `/api/tables/${table.id}`;
  const invited = !mine && table.owner !== null && !table.seats.some((seat) => seat.you);
  // What is as printed need not be said.
  const chosen = (game?.options ?? []).filter(
    (option) => option.id in table.options && table.options[option.id] !== option.default,
  );
  return (
    <section class="waiting-room">
      <header>
        <h1>{invited && game ? words.invites(table.owner?.name ?? '', game.name) : (game?.name ?? table.game)}</h1>
        {invited && game && <p>{game.about}</p>}
        <p class="chips">
          {table.owner && <span class="chip">{words.owner(table.owner.name)}</span>}
          {!table.public && <span class="chip">{words.private}</span>}
          {table.practice && <span class="chip">{words.practice}</span>}
          {table.preset && <span class="chip">{table.preset.name}</span>}
          <span class="chip">{clockSays(table.clock, lobby)}</span>
          {chosen.map((option) => (
            <span key={option.id} class="chip">
              {option.name ?? option.id}
              {option.kind === 'truth' ? '' : `: ${valueSays(option, table.options[option.id])}`}{' '}
              <Why ids={option.clauses} />
            </span>
          ))}
        </p>
        <p role="status" class="faint">
          {standing.state === 'lost' ? words.lost : free > 0 ? words.waitingFor(free) : words.allSeated}{' '}
          {free > 0 && words.startHelp}
        </p>
      </header>
      <ol class="chairs">
        {table.seats.map((seat) => (
          <Chair
            key={seat.seat}
            seat={seat}
            table={table}
            game={game}
            at={at}
            invitation={invitation}
            busy={busy}
            run={run}
          />
        ))}
      </ol>
      <div class="row">
        {mine && free === 0 && (
          <Button kind="main" disabled={busy} onClick={() => run(() => post<Table>(`${at}/start`))}>
            {words.start}
          </Button>
        )}
        {mine && (
          <Button
            kind="quiet"
            disabled={busy}
            onClick={() =>
              run(async () => {
                await remove(at);
                go('/lobby');
                return undefined;
              })
            }
          >
            {words.closeTable}
          </Button>
        )}
      </div>
      {free > 0 && <Invite table={table} invitation={invitation} />}
    </section>
  );
}

interface ChairProps {
  seat: Seat;
  table: Table;
  game: Game | null;
  at: string;
  invitation: string;
  busy: boolean;
  run: (what: () => Promise<Table | undefined>) => void;
}

function Chair({ seat, table, game, at, invitation, busy, run }: ChairProps) {
  const words = useWords(tableWords);
  const person = usePerson();
  const [name, setName] = useState(person?.name ?? '');
  const mine = table.owner?.you ?? false;
  const seated = table.seats.some((other) => other.you && other.sits === 'person');
  const chair = `${at}/seats/${seat.seat}`;
  const level = game?.levels?.find((one) => one.id === seat.level)?.name ?? seat.level;
  const sit = async () => {
    const me = await enterAs(name.trim());
    return post<Table>(chair, { name: me.name, invitation: invitation || undefined, string: randomString() });
  };
  return (
    <li class={`chair ${seat.sits}`}>
      <Icon name={seat.sits === 'captain' ? 'captain' : seat.sits === 'person' ? 'person' : 'chair'} />
      <div class="chair-name">
        <strong>{seat.sits === 'free' ? words.seatFree : seat.name}</strong>
        <span class="faint">{seat.sits === 'captain' ? level : seat.you ? words.you : ''}</span>
      </div>
      <div class="row">
        {seat.sits === 'free' && !seated && (
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              run(sit);
            }}
          >
            <input
              type="text"
              aria-label={words.yourName}
              placeholder={words.yourName}
              required
              maxLength={40}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <Button kind="main" submit disabled={busy}>
              {words.sitHere}
            </Button>
          </form>
        )}
        {seat.sits === 'free' && mine && (
          <CaptainChoice
            game={game}
            busy={busy}
            put={(id) => run(() => put<Table>(chair, { sits: 'captain', level: id }))}
          />
        )}
        {seat.sits === 'captain' && mine && (
          <Button class="small" disabled={busy} onClick={() => run(() => put<Table>(chair, { sits: 'free' }))}>
            {words.free}
          </Button>
        )}
        {seat.sits === 'person' && seat.you && (
          <Button class="small" disabled={busy} onClick={() => run(() => remove<Table>(chair))}>
            {words.standUp}
          </Button>
        )}
      </div>
    </li>
  );
}

function CaptainChoice({
  game,
  busy,
  put: choose,
}: {
  game: Game | null;
  busy: boolean;
  put: (level: string) => void;
}) {
  const words = useWords(tableWords);
  return (
    <>
      {(game?.levels ?? []).map((level) => (
        <Button key={level.id} class="small" disabled={busy} title={level.about} onClick={() => choose(level.id)}>
          <Icon name="captain" />
          {words.putCaptain(level.name)}
        </Button>
      ))}
    </>
  );
}

/** What this browser adds to the dice, so that the host alone cannot know them. */
export function randomString(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
